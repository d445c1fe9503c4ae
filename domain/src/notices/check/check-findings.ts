import type { Bilingual, Values } from '../../texts.ts'
import type { Found } from './check.ts'
import { checkTexts } from './check.texts.ts'
import type { CodeLists } from '../catalogue/code-lists.ts'
import type { Cause } from './causes.ts'
import type { Duty } from './duties.ts'
import { type Form, type FormField, isField } from '../form/form.ts'
import { placesOf } from '../form/form-index.ts'
import { furtherLanguagesField, noticeLanguages } from '../values/languages.ts'
import { nameOf } from '../form/names.ts'
import type { ValuePath } from '../form/paths.ts'
import type { ValueFault } from './value-faults.ts'
import type { PanelValues } from '../values/values.ts'

/** The form, what it holds, and the words of its codes. */
export type Checked = { form: Form; values: PanelValues; lists: CodeLists }

export function dutyFinding({ form, values, lists }: Checked, duty: Duty): Found {
  const name = nameOf(form, values, duty.path)
  if (duty.rule === 'tooFew')
    return {
      severity: 'ERROR',
      fieldId: null,
      panelPath: duty.path,
      rule: 'tooFew',
      text: checkTexts.tooFew,
      values: { name },
    }
  const kind = 'group' in duty ? 'entry' : duty.rule
  const because = duty.cause && reasonOf(form, lists, kind, duty.cause)
  return {
    severity: 'ERROR',
    fieldId: 'group' in duty ? null : duty.field.contentId,
    panelPath: duty.path,
    rule: duty.rule,
    text: because?.text ?? checkTexts[kind],
    values: { name, ...because?.values },
    ...(duty.cause && { cause: duty.cause.fieldId }),
  }
}

/** The sentence that names the value which makes something due. */
function reasonOf(
  form: Form,
  lists: CodeLists,
  kind: 'missing' | 'forbidden' | 'entry',
  { fieldId, texts, as, others = [] }: Cause,
): { text: Bilingual; values: Values } | undefined {
  const field = placesOf(form).get(fieldId)?.item
  if (!field || !isField(field)) return undefined
  const cause = field.label
  if (as === 'count')
    return { text: checkTexts[`${kind}BecauseCount`], values: { cause, count: texts.length } }
  if (as === 'named') return { text: checkTexts[`${kind}BecauseNamed`], values: { cause } }
  const [value] = texts
  if (value === undefined && kind === 'missing' && others.length > 0) {
    const labels = [fieldId, ...others].map((id) => placesOf(form).get(id)?.item.label ?? id)
    return { text: checkTexts.missingBecauseAllEmpty, values: { causes: [...new Set(labels)].join('; ') } }
  }
  if (value === undefined) return { text: checkTexts[`${kind}BecauseEmpty`], values: { cause } }
  if (field.type === 'indicator')
    return { text: checkTexts[`${kind}Because${value === 'true' ? 'Yes' : 'No'}`], values: { cause } }
  const label = labelOf(field, value, lists)
  if (label === undefined) return { text: checkTexts[`${kind}BecauseFilled`], values: { cause } }
  return { text: checkTexts[`${kind}BecauseOf`], values: { cause, value: label } }
}

/** The words of a chosen answer; none for what somebody typed. */
const labelOf = ({ choices, codeList }: FormField, code: string, lists: CodeLists): string | undefined =>
  choices?.find((choice) => choice.contentId === code)?.name ??
  (codeList ? (lists.label(codeList, code) ?? code) : undefined)

export const faultFinding = (
  { form, values }: Checked,
  path: ValuePath,
  field: FormField,
  fault: ValueFault,
): Found => ({
  severity: 'ERROR',
  fieldId: field.contentId,
  panelPath: path,
  rule: fault.rule,
  text: checkTexts[fault.rule],
  values: { name: nameOf(form, values, path), ...fault.values },
})

export const translationFinding = (
  { form, values, lists }: Checked,
  path: ValuePath,
  field: FormField,
  languages: readonly string[],
): Found => ({
  severity: 'ERROR',
  fieldId: field.contentId,
  panelPath: path,
  rule: 'translation',
  text: checkTexts.translation,
  values: {
    name: nameOf(form, values, path),
    languages: languages.map((code) => lists.label(noticeLanguages, code) ?? code).join(', '),
  },
  cause: furtherLanguagesField,
})
