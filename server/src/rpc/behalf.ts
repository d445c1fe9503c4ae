import type { Behalf } from '../database/behalf.ts'
import type { Caller } from './calls.ts'
import { accountIn } from './session.ts'

/** For whom the database is asked when a call is worked on. */
export function behalfOf({ session, address }: Pick<Caller, 'session' | 'address'>, files = false): Behalf {
  const account = accountIn(session)
  return account === null
    ? strangerAt(address)
    : { kind: files ? 'filing' : 'user', whose: `account ${account}` }
}

export const strangerAt = (address: string): Behalf => ({ kind: 'stranger', whose: `address ${address}` })
