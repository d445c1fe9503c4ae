import { FairLine } from '../rpc/fair-line.ts'
import type { Context } from '../rpc/method.ts'

/** More would take all threads that also read files, and all ways to the database that also filings need. */
const ofStrangers = new FairLine(2)
/** Who is logged in, and may have to open offers, waits for no stranger. */
const ofUsers = new FairLine(1)

/** Counts, checks or makes a password when it is the turn of its address or account. */
export const inTurn = <Result>(
  { actor, address }: Pick<Context, 'actor' | 'address'>,
  work: () => Promise<Result>,
): Promise<Result> =>
  actor.kind === 'user' ? ofUsers.run(actor.email, work) : ofStrangers.run(address, work)
