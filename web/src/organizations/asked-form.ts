import type { OrganizationType } from '@allmende/domain/actor.ts'
import type { Form } from '@allmende/domain/notices/form/form.ts'
import { newValues } from '@allmende/domain/notices/values/new-values.ts'
import { carriedOver, faultsOfForm } from '@allmende/domain/organizations/organization-forms.ts'
import type { FilledForm, Organization } from '@allmende/domain/organizations/organizations.contract.ts'
import { formOfTemplate } from '@allmende/domain/templates/template-form.ts'
import type { Bilingual } from '@allmende/domain/texts.ts'
import { saying } from '@allmende/domain/validation.ts'
import { useQuery } from '@tanstack/react-query'
import type { z } from 'zod'
import { rpcQuery } from '../rpc/queries.ts'
import { uuid } from '../rpc/repeats.ts'
import { settingsQuery } from '../session/useSession.ts'

/** The own form that organizations of a kind fill in besides their fixed fields. */
export type AskedForm = { templateId: string; version: number; form: Form }

/** `asked` is undefined while it is loaded, null where there is none. */
export function useAskedForm(type: OrganizationType): {
  asked: AskedForm | null | undefined
  failure: string | undefined
} {
  const { data: settings, error: settingsError } = useQuery(settingsQuery)
  const templateId = settings?.organizationForms[type] ?? null
  const { data, error } = useQuery({
    ...rpcQuery('getProjectTemplate', templateId ?? ''),
    enabled: templateId !== null,
  })
  const failure = settings ? error?.message : settingsError?.message
  if (failure !== undefined && !data) return { asked: null, failure }
  if (!settings) return { asked: undefined, failure: undefined }
  if (templateId === null) return { asked: null, failure: undefined }
  const asked = data && { templateId, version: data.version, form: formOfTemplate(data) }
  return { asked, failure: undefined }
}

/** What the form begins with: the answers given before, as far as they fit, or none. */
export function startOfForms(
  asked: AskedForm | null,
  organization: Pick<Organization, 'forms'> | undefined,
): FilledForm[] | undefined {
  if (!asked) return organization?.forms
  const { templateId, version, form } = asked
  const known = organization?.forms?.find((filled) => filled.templateId === templateId)
  const panels = known ? carriedOver(form, known.panels) : newValues(form, { uuid })
  return [{ templateId, version, panels }]
}

/** The schema of an organization that also looks at the answers to the form. */
export const withAnswers = <Schema extends z.ZodType<{ forms?: FilledForm[] | undefined }>>(
  schema: Schema,
  asked: AskedForm | null,
  text: Bilingual,
): Schema =>
  schema.superRefine(({ forms = [] }, context) => {
    const answers = forms.find(({ templateId }) => templateId === asked?.templateId)
    if (!asked || !answers || faultsOfForm(asked.form, answers.panels, '').length === 0) return
    context.addIssue({ code: 'custom', path: ['forms'], ...saying(text) })
  })

/** Where the server found a fault in an answer, the form as a whole is named. */
export function withFormsAsOne(fields: Readonly<Record<string, string>>, sentence: string) {
  const entries = Object.entries(fields)
  const others = entries.filter(([path]) => !path.startsWith('forms.'))
  return Object.fromEntries(others.length < entries.length ? [...others, ['forms', sentence]] : entries)
}
