import type { Actor } from '@allmende/domain/actor.ts'
import { isContinuous } from '@allmende/domain/procedure/tender-type.ts'
import type { PublicLot, PublicTender, ShownTender } from '@allmende/domain/tenders/tenders.contract.ts'
import { isSeenInside } from '@allmende/domain/tenders/tenders.policy.ts'
import { pageRules, phasePath } from '../../offers/offer-paths.ts'
import { tenderPath } from '../../tenders/tender-paths.ts'

/** Without a deadline there is time. */
const isAhead = (deadline: Date | null, now: Date): boolean => deadline === null || deadline >= now

const mayStillOffer = ({ canOffer, offerDeadline }: PublicLot, now: Date): boolean =>
  canOffer && isAhead(offerDeadline, now)

/** In a continuous procedure one round follows another until the last. */
const mayStillApply = (
  tender: PublicTender,
  { canApply, applicationDeadline }: PublicLot,
  now: Date,
): boolean => canApply && isAhead(isContinuous(tender.type) ? tender.finalDeadline : applicationDeadline, now)

const isSetAhead = (deadline: Date | null, now: Date): boolean => deadline !== null && deadline >= now

/** Whether offers or applications are still to come, whoever may hand them in at the moment. */
const isAwaited = (
  { finalDeadline }: PublicTender,
  { outcome, applicationDeadline, offerDeadline }: PublicLot,
  now: Date,
): boolean =>
  outcome === null && [finalDeadline, applicationDeadline, offerDeadline].some((one) => isSetAhead(one, now))

/** What a bidder is told before she sends files as a message. */
export type Guard =
  /** Her sealed rooms are there. */
  | { kind: 'room'; href: string }
  /** They will be once she takes part. */
  | { kind: 'join'; href: string }
  /** They will be once she is invited. */
  | { kind: 'later' }

/** What belongs into a sealed room does not go out as a message while a deadline is ahead; null where none is. */
export function filingGuard(actor: Actor, tender: ShownTender, now: Date): Guard | null {
  if (isSeenInside(tender)) return null
  const phase = tender.lots.some((lot) => mayStillOffer(lot, now))
    ? 'offer'
    : tender.lots.some((lot) => mayStillApply(tender, lot, now))
      ? 'application'
      : null
  if (phase !== null && pageRules[phase](actor, tender, now).allowed)
    return { kind: 'room', href: phasePath(tender.id, phase) }
  if (phase !== null && tender.offerId === null) return { kind: 'join', href: tenderPath(tender.id) }
  const isAnyAwaited = phase !== null || tender.lots.some((lot) => isAwaited(tender, lot, now))
  return isAnyAwaited ? { kind: 'later' } : null
}
