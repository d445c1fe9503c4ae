import type { ShownTender } from '@allmende/domain/tenders/tenders.contract.ts'
import { isSeenInside } from '@allmende/domain/tenders/tenders.policy.ts'
import { skippedPhasesIn } from './skipped-phases.ts'

/** The names of its rooms, for the team also of those that bidders get; there are none for phases it leaves out. */
export function roomNamesOf(tender: ShownTender): string[] {
  const skipped = skippedPhasesIn(tender)
  const ofBidders = isSeenInside(tender) ? tender.roomTemplates : []
  return [
    ...tender.informationRooms,
    ...ofBidders.filter((room) => room.stage === null || !skipped.includes(room.stage)),
  ].map(({ name }) => name)
}
