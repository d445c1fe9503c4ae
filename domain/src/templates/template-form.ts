import type { Form } from '../notices/form/form.ts'
import type { Template } from './templates.contract.ts'

const made = new WeakMap<object, Form>()

/** What values are read with; the same template gives the same form, which engines rely on. */
export function formOfTemplate(template: Pick<Template, 'baseTemplateId' | 'sdkVersion' | 'panels'>): Form {
  const { baseTemplateId, sdkVersion, panels } = template
  const form = made.get(panels) ?? {
    subtype: baseTemplateId?.replace(/^EU-/, '') ?? null,
    sdkVersion,
    panels,
  }
  made.set(panels, form)
  return form
}
