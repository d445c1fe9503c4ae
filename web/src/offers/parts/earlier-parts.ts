import type { LotOffer } from '@allmende/domain/procedure/lot-offer.contract.ts'
import type { Room } from '@allmende/domain/rooms/rooms.contract.ts'
import type { PublicLot } from '@allmende/domain/tenders/tenders.contract.ts'
import { roomsOfPart } from '../filing/checklist.ts'
import type { Phase } from '../offer-paths.ts'
import { cameTo } from './own-parts.ts'

/** An attempt that was denied before she applied again, with its rooms of a phase. */
export type EarlierPart = { lot: PublicLot; part: LotOffer; rooms: readonly Room[]; sent: Date | null }

/** Every attempt began with an application; on the later pages stand those that came so far, with rooms or without. */
export const earlierParts = (
  phase: Phase,
  lots: readonly PublicLot[],
  earlier: readonly LotOffer[],
  rooms: readonly Room[],
): EarlierPart[] =>
  earlier.flatMap((part) => {
    const lot = lots.find(({ id }) => id === part.lotId)
    if (!lot || !cameTo(phase, part)) return []
    return [{ lot, part, rooms: roomsOfPart(rooms, { lot, part }), sent: sentIn[phase](part) }]
  })

const sentIn: Record<Phase, (part: LotOffer) => Date | null> = {
  application: ({ applicationSent }) => applicationSent,
  negotiation: () => null,
  offer: ({ offerSent }) => offerSent,
}
