import type { Room } from '@allmende/domain/rooms/rooms.contract.ts'
import type { ShownTender } from '@allmende/domain/tenders/tenders.contract.ts'
import { isSeenInside } from '@allmende/domain/tenders/tenders.policy.ts'
import { applicantPath, documentsPath } from '../tenders/tender-paths.ts'
import { phasePath, phases, roomStages } from './offer-paths.ts'

type Placed = Pick<Room, 'type' | 'stage' | 'organizationId'>

/** Bidders find their rooms on the pages of what they file, the team with the company; all others are documents. */
export function pageOfRoom(tender: ShownTender, { type, stage, organizationId }: Placed): string {
  if (type === 'CLIENT') return documentsPath(tender.id)
  if (isSeenInside(tender))
    return organizationId === null ? documentsPath(tender.id) : applicantPath(tender.id, organizationId)
  const phase = phases.find((one) => roomStages[one] === stage)
  return phase ? phasePath(tender.id, phase) : documentsPath(tender.id)
}
