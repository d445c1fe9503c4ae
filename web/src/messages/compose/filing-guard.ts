import type { Actor } from '@allmende/domain/actor.ts'
import { isContinuous } from '@allmende/domain/procedure/tender-type.ts'
import type { PublicLot, PublicTender, ShownTender } from '@allmende/domain/tenders/tenders.contract.ts'
import { isSeenInside } from '@allmende/domain/tenders/tenders.policy.ts'
import { pageRules, phasePath } from '../../offers/offer-paths.ts'
import { tenderPath } from '../../tenders/tender-paths.ts'

const isAhead = (deadline: Date | null, now: Date): boolean => deadline === null || deadline >= now

const mayStillOffer = ({ canOffer, offerDeadline }: PublicLot, now: Date): boolean =>
  canOffer && isAhead(offerDeadline, now)

/** In a continuous procedure one round follows another until the last. */
const mayStillApply = (
  tender: PublicTender,
  { canApply, applicationDeadline }: PublicLot,
  now: Date,
): boolean => canApply && isAhead(isContinuous(tender.type) ? tender.finalDeadline : applicationDeadline, now)

/**
 * Where a bidder should file instead of sending files as a message: her sealed rooms, or the tender where she has none
 * yet; null where nothing can be filed now.
 */
export function sealedWay(actor: Actor, tender: ShownTender, now: Date): string | null {
  if (isSeenInside(tender)) return null
  const phase = tender.lots.some((lot) => mayStillOffer(lot, now))
    ? 'offer'
    : tender.lots.some((lot) => mayStillApply(tender, lot, now))
      ? 'application'
      : null
  if (phase === null) return null
  return pageRules[phase](actor, tender, now).allowed ? phasePath(tender.id, phase) : tenderPath(tender.id)
}
