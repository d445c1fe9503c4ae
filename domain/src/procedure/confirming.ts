import { isOpen } from './stages.ts'
import { lotOf } from './standing.ts'
import type { LotOfferCourse, ProcedureState } from './state.ts'

/**
 * What was announced, and which lots it concerns; null for all of them. `effective` is later than `announced` where
 * calls that were stamped after it were done before: those it overtook by its stamp alone.
 */
export type AnnouncedVersion = {
  announced: Date
  effective: Date
  overtook: readonly number[]
  lotIds: readonly number[] | null
  /** The lots of which it concerns those alone who are asked for an offer in the round that runs. */
  toInvitedOf: readonly number[]
}

/** When what lies sealed for a lot was received; null where nothing does, or nobody will open it any more. */
export function sealedSince(
  state: Pick<ProcedureState, 'tender' | 'lots'>,
  part: Pick<LotOfferCourse, 'lotId' | 'stage' | 'applicationSent' | 'offerSent'>,
): Date | null {
  const lot = lotOf(state, part.lotId)
  if (!lot || !isOpen(lot) || state.tender.archived !== null) return null
  if (part.stage === 1) return part.applicationSent
  return part.stage === 6 ? part.offerSent : null
}

type Filing = { offerId: number; lotId: number; receivedAt: Date; isInvited: boolean }

/** Whether who filed then could not know of it. */
export const isNewTo = (
  { announced, effective, overtook, lotIds, toInvitedOf }: AnnouncedVersion,
  { offerId, lotId, receivedAt, isInvited }: Filing,
): boolean =>
  receivedAt <= (overtook.includes(offerId) ? effective : announced) &&
  (lotIds === null || lotIds.includes(lotId) || (isInvited && toInvitedOf.includes(lotId)))

/** When a change takes effect, and for whom that is after its own stamp: each bidder's own filings alone decide that. */
export function effectOf(
  { lotOffers }: Pick<ProcedureState, 'lotOffers'>,
  announced: Date,
): Pick<AnnouncedVersion, 'effective' | 'overtook'> {
  const filed = lotOffers.flatMap(({ offerId, applicationSent, offerSent }) =>
    [applicationSent, offerSent].flatMap((sent) => (sent && sent > announced ? [{ offerId, sent }] : [])),
  )
  return {
    effective: filed.reduce((latest, { sent }) => (sent > latest ? sent : latest), announced),
    overtook: [...new Set(filed.map(({ offerId }) => offerId))],
  }
}
