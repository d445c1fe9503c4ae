import { FairLine } from '../rpc/fair-line.ts'
import type { Context } from '../rpc/method.ts'

/** More would take all threads that also read files, and all ways to the database that also filings need. */
const ofStrangers = new FairLine(2)
/** Who is logged in, or logs in where she did before, waits for no stranger. */
const ofUsers = new FairLine(1)

/** Whoever this house knows; staff belong to no company. */
export type Known = { email: string; organizationId: number | null }

/** Counts, checks or makes a password when it is the turn of its company or address; staff may have to open offers and go first. */
export function inTurn<Result>(
  { actor, address }: Pick<Context, 'actor' | 'address'>,
  work: () => Promise<Result>,
  /** Who is not logged in, and known all the same. */
  known: Known | null = null,
): Promise<Result> {
  const person = actor.kind === 'user' ? actor : known
  if (person === null) return ofStrangers.run(address, work)
  return person.organizationId === null
    ? ofUsers.runFirst(person.email, work)
    : ofUsers.run(`organization ${person.organizationId}`, work)
}
