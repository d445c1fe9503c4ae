import type { TemplateSummary } from '@allmende/domain/templates/templates.contract.ts'

/** Own forms that are active, and of the standard's notices those for concessions. */
export const offeredTemplates = (templates: readonly TemplateSummary[]): TemplateSummary[] =>
  templates.filter(({ id, name, active }) => active && (!id.startsWith('EU-') || isConcession(name)))

/** The English interface calls them so too. */
const isConcession = (name: string): boolean => /konzession|concession/i.test(name)
