import { FairLine } from '../rpc/fair-line.ts'
import type { Context } from '../rpc/method.ts'

/** More would take all threads that also read files, and all ways to the database that also filings need. */
const ofStrangers = new FairLine(2)
/** Who is logged in, and may have to open offers, waits for no stranger; nor who is about to log in where she did before. */
const ofUsers = new FairLine(1)

/** Counts, checks or makes a password when it is the turn of its address, account or known browser. */
export function inTurn<Result>(
  { actor, address, browser }: Pick<Context, 'actor' | 'address' | 'browser'>,
  work: () => Promise<Result>,
  /** As whom this house knows her although she is not logged in. */
  knownAs = browser,
): Promise<Result> {
  if (actor.kind === 'user') return ofUsers.run(actor.email, work)
  return knownAs === null ? ofStrangers.run(address, work) : ofUsers.run(knownAs, work)
}
