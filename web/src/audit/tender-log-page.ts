import { tenderPolicy } from '@allmende/domain/tenders/tenders.policy.ts'
import type { TenderPage } from '../tenders/frame/tender-page.ts'
import { inside } from '../tenders/frame/who-sees.tsx'
import { texts } from './AuditLogScreen.texts.ts'

/** The log of a tender, for its team. */
export const tenderLogPage: TenderPage = {
  path: 'audit-log',
  label: texts.title,
  mayOpen: inside(tenderPolicy.lookInside),
}
