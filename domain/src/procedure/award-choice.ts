import { allowed, refused, type Refused, type Verdict } from '../verdict.ts'
import { areKnown, awaitsAnswer, isOfOpenedRound, lackingReason, partsIn } from './participants.ts'
import { mayTouch } from './standing.ts'
import type { LotCourse, LotOfferCourse, ProcedureState, TenderCourse } from './state.ts'

/** What a choice looks at: the same on the server and in the dialog that asks for it. */
type Contender = Pick<
  LotOfferCourse,
  'offerId' | 'round' | 'stage' | 'deniedAt' | 'applicationSent' | 'offerSent'
> & {
  /** Null while she was told nothing that stands. */
  finalAnswer: unknown
}
type Tender = Pick<TenderCourse, 'type'>
type Lot = Pick<LotCourse, 'lastOpenedRound'>

/** The offers of a lot that it can be given to. */
export const openedAmong = <Part extends Contender>(
  tender: Tender,
  lot: Lot,
  parts: readonly Part[],
): Part[] =>
  parts.filter((part) => isOfOpenedRound(tender, lot, part) && part.stage === 7 && part.deniedAt === null)

/** All others who are still to be told with an award or its announcement, those in the waiting room included. */
export const toldOfAward = <Part extends Contender>(parts: readonly Part[], winner: number): Part[] =>
  parts.filter((part) => awaitsAnswer(part) && part.offerId !== winner)

export const openedOffers = (state: ProcedureState, lot: LotCourse): LotOfferCourse[] =>
  openedAmong(state.tender, lot, partsIn(state, lot))

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
