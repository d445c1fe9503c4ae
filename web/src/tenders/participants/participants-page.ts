import { isSeenInside } from '@allmende/domain/tenders/tenders.policy.ts'
import { mayOpenParticipants } from '../frame/page-rules.ts'
import type { TenderPage } from '../frame/tender-page.ts'
import { tenderIdIn } from '../tender-paths.ts'
import { takesPart } from './participants.ts'
import { texts } from './participants.texts.ts'

/** Who takes part, for the team; an expression of interest has interested parties. */
export const participantsPage: TenderPage = {
  path: 'teilnehmer',
  alsoAt: ['bieter', 'bewerber'],
  label: ({ type }) => (type === 2 ? texts.interested : texts.participants),
  mayOpen: mayOpenParticipants,
  has: (tender, child) => isSeenInside(tender) && takesPart(tender, tenderIdIn(child)),
}
