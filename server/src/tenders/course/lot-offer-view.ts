import { filingOf } from '@allmende/domain/procedure/filing.ts'
import type { LotOffer, Remark } from '@allmende/domain/procedure/lot-offer.contract.ts'
import type { LotOfferCourse, ProcedureState } from '@allmende/domain/procedure/state.ts'
import type { OwnPart } from '@allmende/domain/procedure/status.ts'
import { effectiveStage } from '@allmende/domain/rooms/contractor-rooms.rules.ts'
import type { GivenAnswers, StandingAnswer } from '../../procedure/answers.queries.ts'
import type { ToConfirm } from '../changes/to-confirm.ts'
import { isSameLotOffer } from '../../procedure/lot-offers.queries.ts'
import type { KeptRemark } from '../../procedure/offer-remarks.queries.ts'

/** A bidder's part in a lot, without what her rooms hold. */
export type PartView = Omit<
  LotOffer,
  'unsubmittedChanges' | 'missing' | 'reached' | 'everReached' | 'letters' | 'remark'
>

export function partView(
  state: ProcedureState,
  part: LotOfferCourse,
  answers: readonly StandingAnswer[],
  now: Date,
  toConfirm: ToConfirm,
): PartView {
  const { lotId, attempt, round, stage, deniedAt, reason } = part
  const answer = answers.find((one) => isSameLotOffer(one, part))
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
          winnerOnRequest: answer.winnerOnRequest,
          awardableFrom: answer.awardableFrom,
          dispatch: answer.dispatch,
          letterId: answer.letterId,
        }
      : null,
    changesToConfirm: toConfirm(state, part),
  }
}

/** The letters a part got. */
export const lettersTo = ({ letters }: GivenAnswers, part: LotOfferCourse): LotOffer['letters'] =>
  letters
    .filter((letter) => isSameLotOffer(letter, part))
    .map(({ letterId, kind, at, awardableFrom, takenBack, takenBackReason }) => ({
      letterId,
      kind,
      at,
      awardableFrom,
      takenBack,
      takenBackReason,
    }))

/** What the team notes of a part. */
export function remarkOn(remarks: readonly KeptRemark[], part: LotOfferCourse): Remark | null {
  const remark = remarks.find((one) => isSameLotOffer(one, part))
  return remark ? { version: remark.version, text: remark.text } : null
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

/** What of hers the words for where a lot stands hang on. */
export const ownParts = (
  state: Pick<ProcedureState, 'lotOffers'>,
  offerId: number,
  answers: readonly StandingAnswer[],
): OwnPart[] =>
  newestParts(state, offerId).map((part) => ({
    ...part,
    awardableFrom: answers.find((one) => isSameLotOffer(one, part))?.awardableFrom ?? null,
  }))
