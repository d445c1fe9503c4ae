import { isOfOpenedRound, latestPart } from './participants.ts'
import type { LotCourse, LotOfferCourse, ProcedureState, TenderCourse } from './state.ts'
import { isContinuous } from './tender-type.ts'

type Part = Pick<LotOfferCourse, 'round' | 'stage' | 'deniedAt'>

/** Whether somebody is where a lot is; in a continuous procedure that is the round opened last, and nobody else. */
const isWithin = (tender: TenderCourse, lot: LotCourse, part: Part | undefined): part is Part =>
  part !== undefined && part.deniedAt === null && isOfOpenedRound(tender, lot, part)

/** Whether somebody is asked for an offer in the round that runs. */
export const isInvitedIn = (tender: TenderCourse, lot: LotCourse, part: Part | undefined): boolean =>
  isWithin(tender, lot, part) && part.stage >= 4

/** The stage of a lot for somebody: outside its round a continuous procedure goes on taking applications. */
export const stageFor = (tender: TenderCourse, lot: LotCourse, part: Part | undefined): number | null =>
  lot.stage === null || lot.stage <= 3 || !isContinuous(tender.type) || isWithin(tender, lot, part)
    ? lot.stage
    : 3

/** A lot as it is for somebody: how far others have come, and until when they offer, is theirs alone. */
function lotFor(tender: TenderCourse, lot: LotCourse, part: Part | undefined): LotCourse {
  if (!isContinuous(tender.type)) return lot
  const offerDeadline = isInvitedIn(tender, lot, part) ? lot.offerDeadline : null
  return { ...lot, stage: stageFor(tender, lot, part), offerDeadline }
}

/** A procedure as a bidder sees it, or, without an offer, whoever takes no part. */
export const seenBy = (
  { tender, lots, lotOffers }: ProcedureState,
  offerId: number | null,
): Pick<ProcedureState, 'tender' | 'lots'> => ({
  tender,
  lots: lots.map((lot) =>
    lotFor(tender, lot, offerId === null ? undefined : latestPart({ lotOffers }, offerId, lot.id)),
  ),
})

/** The same for everybody who is not known to take part. */
export const seenFromOutside = ({ tender, lots }: Pick<ProcedureState, 'tender' | 'lots'>) =>
  seenBy({ tender, lots, lotOffers: [] }, null)
