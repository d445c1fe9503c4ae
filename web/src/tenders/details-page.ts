import { texts } from './frame/frame.texts.ts'
import type { TenderPage } from './frame/tender-page.ts'
import { everyone } from './frame/who-sees.tsx'

export const detailsPage: TenderPage = { path: '', label: texts.details, mayOpen: everyone }
