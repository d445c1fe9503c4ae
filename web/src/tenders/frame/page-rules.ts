import { type Actor, isInternal } from '@allmende/domain/actor.ts'
import { isRun } from '@allmende/domain/procedure/tender-type.ts'
import type { PublicLot, ShownTender } from '@allmende/domain/tenders/tenders.contract.ts'
import { isSeenInside, tenderPolicy } from '@allmende/domain/tenders/tenders.policy.ts'
import { allowed, refused, type Verdict } from '@allmende/domain/verdict.ts'
import type { MayOpen } from './tender-page.ts'
import { inside } from './who-sees.tsx'

/** Who takes part, for those who run it; notices and awarded contracts have nobody. */
export const mayOpenParticipants: MayOpen = inside((actor, tender, now) =>
  isRun(tender.type) ? tenderPolicy.lookInside(actor, tender, now) : refused('notFound'),
)

/** Of a bidder: her part in one of the lots, together with the lot. */
type OwnPart = { lot: PublicLot; stage: number }

const ownParts = (actor: Actor, tender: ShownTender): OwnPart[] =>
  isSeenInside(tender) || actor.kind !== 'user' || isInternal(actor)
    ? []
    : tender.lots.flatMap((lot) => (lot.lotOffer ? [{ lot, stage: lot.lotOffer.stage }] : []))

/** A page for bidders that one of their lots is far enough for; it stays when the lot goes on or ends. */
const forBidders =
  (phase: number, isReached: (part: OwnPart) => boolean): MayOpen =>
  (actor, tender): Verdict => {
    const isSkipped = tender.skippedPhases.includes(phase)
    return !isSkipped && ownParts(actor, tender).some(isReached) ? allowed : refused('notFound')
  }

/** Whoever has joined, where one applies at all. */
export const mayOpenApplication = forBidders(3, () => true)

/** Whoever was admitted, once it is negotiated; she may have got further since. */
export const mayOpenNegotiation = forBidders(
  5,
  ({ lot, stage }) => stage >= 3 && (lot.lotOffer?.effectiveStage ?? 0) >= 5,
)

/** Whoever was asked for an offer. */
export const mayOpenOffer = forBidders(
  6,
  ({ lot, stage }) => stage >= 4 && (lot.lotOffer?.effectiveStage ?? 0) >= 6,
)

/** The team, and whoever takes part. */
export const mayOpenMessages: MayOpen = (actor, tender, now) => {
  if (isSeenInside(tender)) return tenderPolicy.lookInside(actor, tender, now)
  return actor.kind === 'user' && !isInternal(actor) && tender.offerId !== null
    ? allowed
    : refused('notFound')
}
