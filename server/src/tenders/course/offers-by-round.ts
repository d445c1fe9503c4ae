import type { LotOfferCourse, ProcedureState } from '@allmende/domain/procedure/state.ts'
import type { LotParticipant, TeamLot } from '@allmende/domain/tenders/tenders.contract.ts'
import type { GivenAnswers } from '../../procedure/answers.queries.ts'
import type { StoredOffer } from '../../procedure/offers.queries.ts'
import type { KeptRemark } from '../../procedure/offer-remarks.queries.ts'
import type { ToConfirm } from '../changes/to-confirm.ts'
import { lettersTo, partView, remarkOn } from './lot-offer-view.ts'

type ByRound = Pick<TeamLot, 'numberOfApplicationsByRound' | 'numberOfOffersByRound' | 'offersByRound'>

export type Participation = {
  state: ProcedureState
  offers: ReadonlyMap<number, StoredOffer>
  given: GivenAnswers
  remarks: readonly KeptRemark[]
  now: Date
  toConfirm: ToConfirm
}

/** Who takes part in a lot, by rounds; without rounds there is one, the first. */
export function byRound(
  { state, offers, given, remarks, now, toConfirm }: Participation,
  lotId: number,
): ByRound {
  const parts = state.lotOffers.filter((part) => part.lotId === lotId)
  const rounds = Map.groupBy(parts, ({ round }) => round ?? 1)
  const sorted = [...rounds].toSorted(([one], [other]) => one - other)
  const counted = (isCounted: (part: LotOfferCourse) => boolean) =>
    sorted
      .map(([round, members]) => ({ round, count: members.filter(isCounted).length }))
      .filter(({ count }) => count > 0)
  return {
    numberOfApplicationsByRound: counted(({ applicationSent }) => applicationSent !== null),
    numberOfOffersByRound: counted(({ offerSent }) => offerSent !== null),
    offersByRound: sorted.map(([round, members]) => ({
      round,
      offers: members.map((part): LotParticipant => {
        const { lotId: _same, ...view } = partView(state, part, given.standing, now, toConfirm)
        const offer = offers.get(part.offerId)
        return {
          offerId: part.offerId,
          organizationId: offer?.organizationId ?? 0,
          organizationName: offer?.organizationName ?? '',
          ...view,
          letters: lettersTo(given, part),
          remark: remarkOn(remarks, part),
        }
      }),
    })),
  }
}
