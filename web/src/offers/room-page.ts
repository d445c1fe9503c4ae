import type { Room } from '@allmende/domain/rooms/rooms.contract.ts'
import type { ShownTender } from '@allmende/domain/tenders/tenders.contract.ts'
import { isSeenInside } from '@allmende/domain/tenders/tenders.policy.ts'
import { applicantPath, documentsPath } from '../tenders/tender-paths.ts'
import { phasePath, phases, roomStages } from './offer-paths.ts'
import { phaseTitles } from './parts/phase.texts.ts'
import { texts } from '../rooms/rooms.texts.ts'
import type { Bilingual } from '@allmende/domain/texts.ts'

type Placed = Pick<Room, 'type' | 'stage' | 'organizationId'>

/** Bidders find their rooms on the pages of what they file, the team with the company; all others are documents. */
export function pageOfRoom(tender: ShownTender, { type, stage, organizationId }: Placed): string {
  // What the authority keeps for one company stands with the company, too.
  if (isSeenInside(tender) && organizationId !== null) return applicantPath(tender.id, organizationId)
  if (type === 'CLIENT' || isSeenInside(tender)) return documentsPath(tender.id)
  const phase = phaseOf(stage)
  return phase ? phasePath(tender.id, phase) : documentsPath(tender.id)
}

const phaseOf = (stage: number | null) => phases.find((one) => roomStages[one] === stage)

/** What that page is called, where it is not a company's. */
export function pageTitleOf(tender: ShownTender, { type, stage }: Placed): Bilingual {
  const phase = type === 'CLIENT' || isSeenInside(tender) ? undefined : phaseOf(stage)
  return phase ? phaseTitles[phase] : texts.title
}

/** The number in an address; null for what cannot be one. */
export const numberIn = (text: string | undefined): number | null =>
  /^[1-9]\d{0,15}$/.test(text ?? '') ? Number(text) : null
