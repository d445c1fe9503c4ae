import { tenderPolicy } from '@allmende/domain/tenders/tenders.policy.ts'
import { texts } from './frame/frame.texts.ts'
import type { TenderPage } from './frame/tender-page.ts'

export const detailsPage: TenderPage = { path: '', label: texts.details, mayOpen: tenderPolicy.view }
