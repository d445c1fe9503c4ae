import { allowed, refused, type Refused, type Verdict } from '../verdict.ts'
import { areKnown, awaitsAnswer, contendersIn, lackingReason, partsIn } from './participants.ts'
import { mayTouch } from './standing.ts'
import type { LotCourse, LotOfferCourse, ProcedureState } from './state.ts'

/** The offers of a lot that it can be given to. */
export const openedOffers = (state: ProcedureState, lot: LotCourse): LotOfferCourse[] =>
  contendersIn(state, lot).filter(({ stage, deniedAt }) => stage === 7 && deniedAt === null)

/** There is something to choose from. */
export function offersAreOpen(state: ProcedureState, lot: LotCourse, now: Date): Verdict {
  const verdict = mayTouch(state, lot, now)
  if (!verdict.allowed) return verdict
  if (lot.stage !== 7) return refused('offersNotOpened')
  return openedOffers(state, lot).length > 0 ? allowed : refused('noOffersToAward')
}

/** Everyone else the lot is to be told about, and why. */
type Losers = { losers: readonly LotOfferCourse[]; reasons: ReadonlyMap<number, string> }

/** Whether the offer named can be the winner, and all others are told why not. */
export function winnerFits(
  state: ProcedureState,
  lot: LotCourse,
  offerId: number,
  { losers, reasons }: Losers,
): Refused | null {
  if (!partsIn(state, lot).some((part) => part.offerId === offerId)) return refused('notFound')
  if (!areKnown(state, [...reasons.keys()])) return refused('notFound')
  if (!openedOffers(state, lot).some((part) => part.offerId === offerId)) return refused('offerNotOpened')
  return lackingReason(losers, reasons)
}

/** All others who are still to be told, those in the waiting room included. */
export const losersOf = (state: ProcedureState, lot: LotCourse, winner: number): LotOfferCourse[] =>
  partsIn(state, lot).filter((part) => awaitsAnswer(part) && part.offerId !== winner)
