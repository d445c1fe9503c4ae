import type { Change } from '../changes.ts'
import { type CodeLists, codeListsOf } from '../notices/catalogue/code-lists.ts'
import { missingIn } from '../notices/check/completeness.ts'
import { misfits } from '../notices/values/fit.ts'
import { withField } from '../notices/values/editing.ts'
import { type Form, type FormGroup, isField } from '../notices/form/form.ts'
import { contentOf } from '../notices/form/form-index.ts'
import { shownPanels } from '../notices/form/layout.ts'
import { parentPath } from '../notices/form/paths.ts'
import { type SpokenField, spokenFields } from '../notices/readable/spoken-values.ts'
import { itemAt } from '../notices/values/reading.ts'
import { type ItemValue, isGroupValue, type PanelValues } from '../notices/values/values.ts'
import { isShown } from '../notices/check/visibility.ts'
import { bytesOf, requiredText } from '../validation.ts'
import type { FieldFault } from '../verdict.ts'
import { type AdditionalField, type FilledForm, largestAdditional } from './organizations.contract.ts'

/** Own forms have answers of their own and need no code lists. */
export const noLists: CodeLists = codeListsOf({})

const mostFields = 800
const longestLabel = 200

/** What is wrong with the answers to a form; `at` is where they stand among the arguments. */
export function faultsOfForm(form: Form, panels: PanelValues, at: string): FieldFault[] {
  const unfit = misfits(form, panels, noLists)
  const missing = shownPanels(form, panels).flatMap(({ path }) => missingIn(form, panels, path))
  return [
    ...unfit.map(({ path, text, values = {} }) => ({ field: `${at}${path}`, text, values })),
    ...(unfit.length > 0 ? [] : missing.map((path) => ({ field: `${at}${path}`, text: requiredText }))),
  ]
}

/** Answers given to an earlier version, as far as they fit this one. */
export function carriedOver(form: Form, panels: PanelValues): PanelValues {
  const known = knownOf(form, panels) as PanelValues
  return misfits(form, known, noLists).reduce((values, { path }) => {
    const item = itemAt(form, path)
    return item && isField(item) ? withField(form, values, path, null) : values
  }, known)
}

function knownOf(holder: Form | FormGroup, values: readonly ItemValue[]): readonly ItemValue[] {
  const { items, order } = contentOf(holder)
  return values.flatMap((value): ItemValue[] => {
    const item = items[order.get(value.contentId) ?? -1]
    if (!item || isField(item) === isGroupValue(value)) return []
    if (isField(item) || !isGroupValue(value)) return [value]
    return [{ ...value, children: knownOf(item, value.children) }]
  })
}

/** What the card shows of the answers to a form. */
export function fieldsOfForm({ templateId, panels }: FilledForm, form: Form): AdditionalField[] {
  return spokenFields(form, panels, { language: 'de', lists: noLists })
    .filter(({ path, field }) => isShown(form, panels, parentPath(path), field))
    .slice(0, mostFields)
    .map((spoken) => ({
      label: labelOf(spoken, form).slice(0, longestLabel),
      contentId: `${templateId}/${spoken.path}`,
      ...slotOf(spoken),
    }))
    .filter(fitting(largestAdditional))
}

/** Lets through what fits into so many bytes; the answers themselves are kept whole. */
function fitting(bytes: number): (field: AdditionalField) => boolean {
  let left = bytes
  return (field) => {
    left -= bytesOf(field)
    return left >= 0
  }
}

/** The part is named only where there can be several of it. */
const labelOf = ({ path, panel, label }: SpokenField, form: Form): string => {
  const [top] = path.split('/')
  const isRepeated = form.panels.some(({ contentId, repeatable }) => repeatable && top?.startsWith(contentId))
  return isRepeated ? `${panel}: ${label}` : label
}

function slotOf({ field, value, text }: SpokenField): Partial<AdditionalField> {
  if (value.booleanValue !== undefined) return { booleanValue: value.booleanValue }
  const named = (one: string) => field.choices?.find(({ contentId }) => contentId === one)?.name ?? one
  if (value.listValue) return { listValue: value.listValue.map(named) }
  const number = Number(value.longValue)
  if (value.longValue && String(number) === value.longValue) return { longValue: number }
  return { stringValue: text }
}

const isOfForm = ({ contentId }: AdditionalField): boolean => /^F-\d+\//.test(contentId)

/** Additional fields that nobody's form asked for. */
export const enteredByHand = (fields: readonly AdditionalField[] = []): AdditionalField[] =>
  fields.filter((field) => !isOfForm(field))

export const madeFromForms = (fields: readonly AdditionalField[] = []): AdditionalField[] =>
  fields.filter(isOfForm)

/** What the log says of additional fields that changed. */
export function additionalChanges(
  before: readonly AdditionalField[] = [],
  after: readonly AdditionalField[] = [],
): Change[] {
  const all = new Map([...before, ...after].map((field) => [field.contentId, field.label]))
  const fieldIn = (fields: readonly AdditionalField[], id: string) =>
    fields.find(({ contentId }) => contentId === id)
  return [...all].flatMap(([id, label]) => {
    const [old, current] = [fieldIn(before, id), fieldIn(after, id)]
    const isRenamed = old && current && old.label !== current.label
    const textOf = (field: AdditionalField | undefined) =>
      field ? `${isRenamed ? `${field.label}: ` : ''}${asText(field)}` : null
    const [oldValue, newValue] = [textOf(old), textOf(current)]
    return oldValue === newValue ? [] : [{ label, oldValue, newValue }]
  })
}

/** What the log says where answers were given to another version of a form. */
export function formChanges(before: readonly FilledForm[] = [], after: readonly FilledForm[] = []): Change[] {
  const versionIn = (forms: readonly FilledForm[], id: string): string | null => {
    const form = forms.find(({ templateId }) => templateId === id)
    return form ? String(form.version) : null
  }
  return [...new Set([...before, ...after].map(({ templateId }) => templateId))].flatMap((id) => {
    const [oldValue, newValue] = [versionIn(before, id), versionIn(after, id)]
    return oldValue === newValue ? [] : [{ label: `Fassung des Formulars ${id}`, oldValue, newValue }]
  })
}

function asText({ stringValue, longValue, booleanValue, listValue }: AdditionalField): string {
  if (booleanValue !== undefined) return booleanValue ? 'ja' : 'nein'
  return stringValue ?? listValue?.join(', ') ?? String(longValue ?? '')
}
