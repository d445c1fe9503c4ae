import { recordPolicy } from '@allmende/domain/record/record.policy.ts'
import type { TenderPage } from '../tenders/frame/tender-page.ts'
import { inside } from '../tenders/frame/who-sees.tsx'
import { texts } from './record.texts.ts'

/** How it was awarded, for the files of the authority; for the team. */
export const recordPage: TenderPage = {
  path: 'vergabevermerk',
  label: texts.title,
  mayOpen: inside(recordPolicy.read),
}
