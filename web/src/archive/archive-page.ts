import { archivePolicy } from '@allmende/domain/archive/archive.policy.ts'
import type { TenderPage } from '../tenders/frame/tender-page.ts'
import { inside } from '../tenders/frame/who-sees.tsx'
import { texts } from './archive.texts.ts'

/** Everything of a tender in one file, for those who answer for it, once nothing of it is to come. */
export const archivePage: TenderPage = {
  path: 'archiv',
  label: texts.title,
  mayOpen: inside((actor, tender, now) => archivePolicy.export(actor, { tender, lots: tender.lots }, now)),
}
