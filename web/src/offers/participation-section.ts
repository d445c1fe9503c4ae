import { isSeenInside } from '@allmende/domain/tenders/tenders.policy.ts'
import { refused } from '@allmende/domain/verdict.ts'
import type { TenderSection } from '../tenders/frame/tender-page.ts'
import { everyone } from '../tenders/frame/who-sees.tsx'
import { Participation, participationAnchor } from './parts/Participation.tsx'
import { texts } from './parts/phase.texts.ts'

/** How somebody who takes part stands in her lots, and where she goes on. */
export const participationSection: TenderSection = {
  anchor: participationAnchor,
  label: texts.yourPart,
  mayOpen: (actor, tender, now) =>
    isSeenInside(tender) || tender.offerId === null ? refused('notFound') : everyone(actor, tender, now),
  isShown: (tender) => tender.lots.some(({ lotOffer }) => lotOffer !== null),
  Content: Participation,
}
