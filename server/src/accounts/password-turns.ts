import { FairLine } from '../rpc/fair-line.ts'
import type { Context } from '../rpc/method.ts'

/** More would take all threads that also read files, and all ways to the database that also filings need. */
const ofStrangers = new FairLine(2)
/** Who is logged in, or logs in where she did before, waits for no stranger. */
const ofUsers = new FairLine(1)

/** So many addresses are remembered, the newest, and for so long. Milliseconds. */
const [mostRemembered, remembered] = [50_000, 10 * 60_000]
/** Which of the strangers' addresses had a turn lately. */
const lately = new Map<string, number>()

function hadTurnLately(address: string): boolean {
  const at = lately.get(address)
  return at !== undefined && Date.now() - at < remembered
}

function hasTurn(address: string): void {
  lately.delete(address)
  lately.set(address, Date.now())
  const [oldest] = lately.keys()
  if (lately.size > mostRemembered && oldest !== undefined) lately.delete(oldest)
}

/** Whoever tries for the first time goes first: who got in is known from then on, so that guessers are among the others. */
function strangersTurn<Result>(address: string, work: () => Promise<Result>): Promise<Result> {
  const begun = () => {
    hasTurn(address)
    return work()
  }
  return hadTurnLately(address) ? ofStrangers.run(address, begun) : ofStrangers.runFirst(address, begun)
}

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
  if (person === null) return strangersTurn(address, work)
  return person.organizationId === null
    ? ofUsers.runFirst(person.email, work)
    : ofUsers.run(`organization ${person.organizationId}`, work)
}
