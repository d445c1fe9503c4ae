import type { TemplateSummary } from '@allmende/domain/templates/templates.contract.ts'
import { mayBeginTender } from '@allmende/domain/templates/templates.rules.ts'

/** The forms a new tender can be made with. */
export const offeredTemplates = (templates: readonly TemplateSummary[]): TemplateSummary[] =>
  templates.filter(mayBeginTender)
