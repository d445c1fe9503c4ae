import { onBehalfOf } from '../database/behalf.ts'
import { isConnectionLost } from '../database/connection-lost.ts'
import { loginAt } from './behalf.ts'
import type { Call, Caller, RunCall } from './calls.ts'
import { unavailable } from './errors.ts'
import { accountIn, type SessionKeeper } from './session.ts'
import { throughOutage } from './through-outage.ts'

export type TurnParts = {
  /** How many calls of one caller are in work at once, of those that read and of those that change something. */
  atOnce: number
  /** Whether a call changes anything. */
  changes: (call: Call) => boolean
  /** Whether it files something that has a deadline. */
  files: (call: Call) => boolean
  sessions: Pick<SessionKeeper, 'reload'>
}

/** What one caller has in work, and what of hers waits until something of that is done. */
type Lane = { working: number; waiting: (() => void)[] }

/**
 * Everyone has a few calls in work and waits for nobody's but her own: however many somebody sends, a call of somebody
 * else stands behind those few. What changes something does not wait for the same caller's reads, and what she files
 * waits for nothing but what else she files. The call keeps the moment at which it arrived.
 */
export function takingTurns(run: RunCall, { atOnce, changes, files, sessions }: TurnParts): RunCall {
  const lanes = new Map<string, Lane>()

  const nameOf = ({ session, address }: Caller, call: Call): string => {
    const account = accountIn(session)
    const who = account === null ? `address ${address}` : `account ${account}`
    const kind = files(call) ? 'filing' : changes(call) ? 'change' : 'read'
    return `${kind} ${who}`
  }

  /** Null where there is a place at once. */
  function enter(name: string): Promise<void> | null {
    const lane = lanes.get(name) ?? { working: 0, waiting: [] }
    lanes.set(name, lane)
    if (lane.working >= atOnce) return new Promise((resolve) => void lane.waiting.push(resolve))
    lane.working++
    return null
  }

  function leave(name: string): void {
    const lane = lanes.get(name)
    const next = lane?.waiting.shift()
    // Who comes next takes over the place.
    if (next) return next()
    if (lane && --lane.working === 0) lanes.delete(name)
  }

  /** Meanwhile her session may have ended; then she is answered like a visitor, and never as whoever came after her. */
  async function afterWaiting(asked: Caller, call: Call): Promise<Caller> {
    const { session } = asked
    if (!session) return asked
    const reload = () => sessions.reload(session, call.now)
    return {
      ...asked,
      session: await (files(call) ? throughOutage(`account ${session.email}`, reload) : reload()),
    }
  }

  return async (caller, call) => {
    // Logins have a pace and turns of their own.
    if (call.method === 'login') return onBehalfOf(loginAt(caller), () => run(caller, call))
    const asked = { ...caller }
    const name = nameOf(asked, call)
    const turn = enter(name)
    try {
      if (!turn) return await run(caller, call)
      await turn
      return await run(await afterWaiting(asked, call), call)
    } catch (error) {
      if (!isConnectionLost(error)) throw error
      return { error: unavailable(asked.language) }
    } finally {
      leave(name)
    }
  }
}
