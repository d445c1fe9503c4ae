import { actorOf } from '@allmende/domain/accounts/accounts.rules.ts'
import { signedIn } from '@allmende/domain/actor.ts'
import { connection } from '../rpc/server.ts'
import { session } from '../session/session.ts'
import { currentFacts } from '../session/useSession.ts'

type Subscribe = (wake: () => void) => () => void

const online: Subscribe = (wake) => {
  window.addEventListener('online', wake)
  return () => window.removeEventListener('online', wake)
}
const connected: Subscribe = (wake) =>
  connection.state.subscribe(() => connection.state.get().connected && wake())

/** Until one of these happens or the time is over; fails when the signal says so. */
function waiting(signal: AbortSignal, time: number | null, ...reasons: Subscribe[]): Promise<void> {
  return new Promise((resolve, reject) => {
    signal.throwIfAborted()
    const wake = () => {
      end()
      resolve()
    }
    const give = () => {
      end()
      reject(signal.reason)
    }
    const ends = reasons.map((subscribe) => subscribe(wake))
    const timer = time === null ? undefined : setTimeout(wake, time)
    signal.addEventListener('abort', give)
    function end() {
      clearTimeout(timer)
      signal.removeEventListener('abort', give)
      for (const stop of ends) stop()
    }
  })
}

/** Waits a while, or less if the line comes back. */
export const lineBack = (signal: AbortSignal, time: number): Promise<void> =>
  waiting(signal, time, online, connected)

/** Whether she is fully logged in, with another session than the one that was refused. */
export function isHere(user: string, refused: string | null): boolean {
  const now = session.get()
  return now.user?.email === user && now.token !== refused && signedIn(actorOf(currentFacts())).allowed
}

/** Waits until she is. */
export async function loggedIn(signal: AbortSignal, user: string, refused: string | null): Promise<void> {
  // oxlint-disable-next-line no-await-in-loop -- each change of the session is looked at
  while (!isHere(user, refused)) await waiting(signal, null, session.subscribe)
}

/** A promise that is given up when the signal says so. */
export function unlessStopped<Result>(work: Promise<Result>, signal: AbortSignal): Promise<Result> {
  return new Promise((resolve, reject) => {
    signal.throwIfAborted()
    signal.addEventListener('abort', () => reject(signal.reason), { once: true })
    work.then(resolve, reject)
  })
}
