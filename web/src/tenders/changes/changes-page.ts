import { isSeenInside, tenderPolicy } from '@allmende/domain/tenders/tenders.policy.ts'
import { refused } from '@allmende/domain/verdict.ts'
import type { TenderPage } from '../frame/tender-page.ts'
import { inside } from '../frame/who-sees.tsx'
import { texts } from './changes.texts.ts'
import { previewPart } from './change-paths.ts'

/** What was changed since a tender was published, and what is about to be; for the team. */
export const changesPage: TenderPage = {
  path: 'aenderungen',
  label: texts.changes,
  mayOpen: inside((actor, tender, now) =>
    tender.announcedVersion === null ? refused('notFound') : tenderPolicy.lookInside(actor, tender, now),
  ),
  has: (tender, child) => {
    if (!isSeenInside(tender)) return false
    if (child === previewPart) return tender.hasChanges
    return /^[1-9]\d{0,5}$/.test(child) && Number(child) <= (tender.announcedVersion ?? 0)
  },
}
