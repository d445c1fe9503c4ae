import { formOfTemplate } from '@allmende/domain/templates/template-form.ts'
import type { TeamTender } from '@allmende/domain/tenders/tenders.contract.ts'
import { withAnswers } from '../answers.ts'
import type { Deed } from './story.ts'

/** Describes a lot of a published tender anew, and leaves it at that: it is not announced yet. */
export const changesLot =
  (number: number, says: string): Deed =>
  async ({ visitor, tender }) => {
    const form = (await visitor.call('getProject', tender.id, 'pending')) as TeamTender
    const { id, version, panels, templateId, templateVersion } = form
    const template = await visitor.call('getProjectTemplate', templateId, templateVersion)
    const changed = withAnswers(formOfTemplate(template), panels, { 'BT-24-Lot': says }, number)
    await visitor.call('updateProject', { id, version, panels: changed })
  }

/** What was changed becomes known to everybody. */
export const announcesChange =
  (reason: string, text: string): Deed =>
  ({ visitor, tender }) =>
    visitor.call('announceChange', tender.id, { reason, text })
