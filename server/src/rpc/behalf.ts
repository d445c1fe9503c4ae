import type { Behalf } from '../database/behalf.ts'
import type { Caller } from './calls.ts'
import { accountIn, filerIn } from './session.ts'

/** For whom the database is asked when a call is worked on; who has said her password and not her code yet is somebody else. */
export function behalfOf({ session, address }: Pick<Caller, 'session' | 'address'>, files = false): Behalf {
  const account = accountIn(session)
  if (account !== null) {
    const whose = `account ${account}`
    return { kind: files ? 'filing' : 'user', whose, line: filerIn(session) ?? whose }
  }
  return session ? behalfOfCode(session.email) : strangerAt(address)
}

/** Whoever has said an account's password, or is where it logged in lately, and is not it yet. */
export const behalfOfCode = (email: string): Behalf => ({ kind: 'user', whose: `code ${email}` })

/** While somebody logs in, who waits for no question of strangers; at a browser that is known for no other login either. */
export const loginAt = ({ address, browser }: Pick<Caller, 'address' | 'browser'>): Behalf => ({
  kind: browser ? 'user' : 'login',
  whose: `address ${address}`,
})

export const strangerAt = (address: string): Behalf => ({ kind: 'stranger', whose: `address ${address}` })
