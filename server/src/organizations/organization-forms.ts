import { tidy } from '@allmende/domain/notices/values/tidy.ts'
import {
  enteredByHand,
  faultsOfForm,
  fieldsOfForm,
  madeFromForms,
} from '@allmende/domain/organizations/organization-forms.ts'
import type {
  AdditionalField,
  FilledForm,
  NewOrganization,
  Organization,
} from '@allmende/domain/organizations/organizations.contract.ts'
import { refuse } from '@allmende/domain/verdict.ts'
import type { Db } from '../database/schema.ts'
import { findSettings } from '../settings/settings.queries.ts'
import { findForm } from '../templates/stored-templates.ts'
import { holdOwnTemplate } from '../templates/templates.queries.ts'

/** How many faults one answer names. */
const mostNamed = 100

/** The organization as it is kept: its answers to forms checked, and what the card shows made from them. */
export async function withCheckedForms(
  db: Db,
  given: NewOrganization,
  before: Organization | null,
): Promise<NewOrganization> {
  const byHand = enteredByHand(given.additionalFields ?? before?.additionalFields)
  if (!given.forms)
    return {
      ...given,
      forms: before?.forms ?? [],
      additionalFields: [...byHand, ...madeFromForms(before?.additionalFields)],
    }
  const { organizationForms } = await findSettings(db)
  const forms: FilledForm[] = []
  const made: AdditionalField[] = []
  for (const [index, filled] of given.forms.entries()) {
    const { templateId, version, panels } = filled
    const isAsked =
      organizationForms[given.type] === templateId ||
      before?.forms?.some((form) => form.templateId === templateId)
    const unknown = { fields: [`0.forms.${index}.templateId`] }
    if (!isAsked || !(await holdOwnTemplate(db, templateId))) refuse('templateUnknown', unknown)
    const form = (await findForm(db, templateId, version, 'de')) ?? refuse('templateUnknown', unknown)
    const faults = faultsOfForm(form, panels, `0.forms.${index}.panels.`)
    if (faults.length > 0) refuse('valuesDoNotFit', { faults: faults.slice(0, mostNamed) })
    const tidied = { ...filled, panels: tidy(form, panels) }
    forms.push(tidied)
    made.push(...fieldsOfForm(tidied, form))
  }
  return { ...given, forms, additionalFields: [...byHand, ...made] }
}
