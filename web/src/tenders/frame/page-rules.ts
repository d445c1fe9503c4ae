import { type Actor, isInternal } from '@allmende/domain/actor.ts'
import type { LotOffer } from '@allmende/domain/procedure/lot-offer.contract.ts'
import { isContinuous, isRun } from '@allmende/domain/procedure/tender-type.ts'
import { bidderOf } from '@allmende/domain/rooms/room-standing.ts'
import type { ShownTender } from '@allmende/domain/tenders/tenders.contract.ts'
import { isSeenInside, tenderPolicy } from '@allmende/domain/tenders/tenders.policy.ts'
import { allowed, refused, type Verdict } from '@allmende/domain/verdict.ts'
import type { MayOpen } from './tender-page.ts'
import { everyone, inside } from './who-sees.tsx'

/** Who takes part, for those who run it; notices and awarded contracts have nobody. */
export const mayOpenParticipants: MayOpen = inside((actor, tender, now) =>
  isRun(tender.type) ? tenderPolicy.lookInside(actor, tender, now) : refused('notFound'),
)

/** Of a bidder: how far she is in one of the lots, how far the lot is for her, and how far she once was, in whatever attempt. */
type OwnPart = Pick<LotOffer, 'stage' | 'effectiveStage'> & { once: number }

const ownParts = (actor: Actor, tender: ShownTender): OwnPart[] =>
  isSeenInside(tender) || actor.kind !== 'user' || isInternal(actor)
    ? []
    : tender.lots.flatMap(({ lotOffer }) =>
        lotOffer ? [{ ...lotOffer, once: isContinuous(tender.type) ? lotOffer.everReached : 0 }] : [],
      )

/** A page for bidders that one of their lots is far enough for; it stays when the lot goes on, ends or begins a new round. */
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
  ({ stage, effectiveStage, once }) => (stage >= 3 && effectiveStage >= 5) || once >= 3,
)

/** Whoever was asked for an offer. */
export const mayOpenOffer = forBidders(
  6,
  ({ stage, effectiveStage, once }) => (stage >= 4 && effectiveStage >= 6) || once >= 4,
)

/** The team, companies, which may ask before they take part, and visitors, who may be some. */
export const mayOpenMessages: MayOpen = (actor, tender, now) => {
  if (!isRun(tender.type)) return refused('notFound')
  if (isSeenInside(tender)) return tenderPolicy.lookInside(actor, tender, now)
  return actor.kind !== 'user' || bidderOf(actor) !== null
    ? everyone(actor, tender, now)
    : refused('notFound')
}
