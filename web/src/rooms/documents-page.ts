import type { TenderPage } from '../tenders/frame/tender-page.ts'
import { everyone } from '../tenders/frame/who-sees.tsx'
import { late } from '../shell/late.ts'
import { texts } from './rooms.texts.ts'

/** The documents of a tender, for everyone who may know of it. */
export const documentsPage: TenderPage = {
  path: 'dokumente',
  label: texts.title,
  mayOpen: everyone,
  Early: late(async () => (await import('./EarlyDocuments.tsx')).EarlyDocuments),
}
