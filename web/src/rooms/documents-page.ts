import type { TenderPage } from '../tenders/frame/tender-page.ts'
import { everyone } from '../tenders/frame/who-sees.tsx'
import { texts } from './rooms.texts.ts'

/** The documents of a tender, for everyone who may know of it. */
export const documentsPage: TenderPage = { path: 'dokumente', label: texts.title, mayOpen: everyone }
