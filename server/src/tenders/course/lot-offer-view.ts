import { filingOf } from '@allmende/domain/procedure/filing.ts'
import type { LotOffer } from '@allmende/domain/procedure/lot-offer.contract.ts'
import type { LotOfferCourse, ProcedureState } from '@allmende/domain/procedure/state.ts'
import { effectiveStage } from '@allmende/domain/rooms/contractor-rooms.rules.ts'
import type { StandingAnswer } from '../../procedure/answers.queries.ts'
import { isSameLotOffer } from '../../procedure/lot-offers.queries.ts'

/** A bidder's part in a lot, without what her rooms hold. */
export type PartView = Omit<LotOffer, 'unsubmittedChanges' | 'missing' | 'reached' | 'everReached'>

export function partView(
  state: ProcedureState,
  part: LotOfferCourse,
  answers: readonly StandingAnswer[],
  now: Date,
): PartView {
  const { lotId, attempt, round, stage, deniedAt, reason } = part
  const answer = answers.find((one) => isSameLotOffer(one, part))
  const lot = state.lots.find(({ id }) => id === lotId)
  return {
    lotId,
    attempt,
    round,
    stage,
    effectiveStage: effectiveStage(filingOf(state, part, now)),
    deniedAt,
    reason,
    applicationSent: part.applicationSent,
    offerSent: part.offerSent,
    applicationOpenedAt: part.applicationOpenedAt,
    offerOpenedAt: part.offerOpenedAt,
    answer: answer
      ? {
          kind: answer.kind,
          at: answer.at,
          reason: answer.reason,
          winner: answer.winner,
          awardableFrom: answer.winner === null ? null : (lot?.award?.awardableFrom ?? null),
          letterId: answer.letterId,
        }
      : null,
  }
}

/** Of several attempts the last one counts. */
export const newestParts = (
  { lotOffers }: Pick<ProcedureState, 'lotOffers'>,
  offerId: number,
): LotOfferCourse[] => [
  ...new Map(
    lotOffers
      .filter((part) => part.offerId === offerId)
      .toSorted((one, other) => one.attempt - other.attempt)
      .map((part) => [part.lotId, part]),
  ).values(),
]
