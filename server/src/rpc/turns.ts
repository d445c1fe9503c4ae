import { onBehalfOf } from '../database/behalf.ts'
import { isConnectionLost } from '../database/connection-lost.ts'
import { loginAt } from './behalf.ts'
import type { Call, Caller, RunCall } from './calls.ts'
import { unavailable } from './errors.ts'
import { Lanes } from './lanes.ts'
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

/** Of one address or browser: passwords are checked one after the other anyway. */
const loginsAtOnce = 2

/**
 * Everyone has a few calls in work and waits for nobody's but her own: however many somebody sends, a call of somebody
 * else stands behind those few. What changes something does not wait for the same caller's reads, and what she files
 * waits for nothing but what else she files. The call keeps the moment at which it arrived.
 */
export function takingTurns(run: RunCall, { atOnce, changes, files, sessions }: TurnParts): RunCall {
  const lanes = new Lanes(atOnce)
  const logins = new Lanes(loginsAtOnce)

  const nameOf = ({ session, address }: Caller, call: Call): string => {
    const account = accountIn(session)
    const who = account === null ? `address ${address}` : `account ${account}`
    const kind = files(call) ? 'filing' : changes(call) ? 'change' : 'read'
    return `${kind} ${who}`
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
    if (call.method === 'login')
      return logins.run(caller.address, async () => {
        // Of those who left nothing is asked any more.
        if (caller.connection.isGone()) return { error: unavailable(caller.language) }
        return onBehalfOf(loginAt(caller), () => run(caller, call))
      })
    const asked = { ...caller }
    const name = nameOf(asked, call)
    const turn = lanes.enter(name)
    try {
      if (!turn) return await run(caller, call)
      await turn
      return await run(await afterWaiting(asked, call), call)
    } catch (error) {
      if (!isConnectionLost(error)) throw error
      return { error: unavailable(asked.language) }
    } finally {
      lanes.leave(name)
    }
  }
}
