import { cutAt } from '../../changes.ts'
import type { CodeLists } from '../catalogue/code-lists.ts'
import { withField, withGroupAdded, withGroupRemoved } from '../values/editing.ts'
import { type Form, type FormField, isField } from '../form/form.ts'
import { placesOf } from '../form/form-index.ts'
import { childPath, parentPath, type ValuePath } from '../form/paths.ts'
import { fieldsNamed, pathsTo, textsOf } from '../values/reading.ts'
import { slotted } from '../values/slots.ts'
import { furtherLanguages } from '../values/languages.ts'
import type { FieldValue, PanelValues } from '../values/values.ts'
import type { NoticeChange } from './notice-xml.ts'

const changeGroup = 'GR-Change'
/** Why a notice is changed, and what has changed: the same in every section it concerns. */
export const changeFields = { reason: 'BT-762-notice', text: 'BT-141(a)-notice' } as const
/** What a correction calls itself where the version has a code for it: later ones have none, a notice keeps its type. */
const corrections = { 'BT-02-notice': 'corr', 'BT-03-notice': 'change' } as const
/** The rules know no corrections under the directive on concessions (BR-BT-00002-0100). */
const withoutCorrections = '32014L0023'
/** What the publisher said of the earlier notice. */
const published = ['OPP-010-notice', 'OPP-011-notice', 'OPP-012-notice']

/** A new notice of the same procedure that corrects the given one, or takes it back. */
export function changeNotice(
  form: Form,
  values: PanelValues,
  change: NoticeChange,
  lists: CodeLists,
): PanelValues {
  const textOf = (field: string): string => textsOf(fieldsNamed(values, field)[0])[0] ?? ''
  const own: Record<string, string> = {
    'BT-701-notice': change.noticeId,
    'BT-757-notice': '01',
    ...(textOf('BT-01-notice') !== withoutCorrections && correctionsIn(form, lists)),
    'BT-758-notice': `${textOf('BT-701-notice')}-${textOf('BT-757-notice')}`,
    'BT-140-notice': change.reason,
    [changeFields.reason]: change.text ?? '',
    ...Object.fromEntries(published.map((field) => [field, ''])),
  }
  const cleared = withGroupRemoved(form, values, changeGroup)
  const changed = Object.entries(own).reduce(
    (current, [field, text]) => withText(form, current, field, text),
    cleared,
  )
  return change.sections.reduce((current, section) => withSection(form, current, section), changed)
}

function correctionsIn(form: Form, lists: CodeLists): Record<string, string> {
  const isKnown = ([field, code]: [string, string]) => {
    const item = placesOf(form).get(field)?.item
    return item && isField(item) && item.codeList && lists.has(item.codeList, code)
  }
  return Object.fromEntries(Object.entries(corrections).filter(isKnown))
}

/** Sets a field in its place under the given group, or in the form; what the form does not ask for is passed over. */
function withText(form: Form, values: PanelValues, contentId: string, text: string, within: ValuePath = '') {
  const place = placesOf(form).get(contentId)
  if (!place || !isField(place.item)) return values
  const holder = within || place.groups.reduce<ValuePath>((path, group) => childPath(path, group), '')
  const value = text ? inAllLanguages(place.item, fitting(place.item, text), values) : null
  return withField(form, values, childPath(holder, place.item), value)
}

/** No longer than the standard takes it. */
const fitting = ({ maxLength }: FormField, text: string): string =>
  maxLength && text.length > maxLength ? `${cutAt(text, maxLength - 1)}…` : text

/** Said once for all languages of the notice. */
export function inAllLanguages(item: FormField, text: string, values: PanelValues): FieldValue {
  const languages = furtherLanguages(values)
  const value = slotted(item, text)
  if (item.type !== 'text-multilingual' || languages.length === 0) return value
  return { ...value, translations: Object.fromEntries(languages.map((language) => [language, text])) }
}

/** Says which notice is changed: known for sure only once it is published. */
export const withChangedNotice = (form: Form, values: PanelValues, businessId: string): PanelValues =>
  withText(form, values, 'BT-758-notice', businessId)

/** What a notice says of its change is neither lost nor changed by whoever mends the rest. */
export function withSameChange(values: PanelValues, before: PanelValues): PanelValues {
  const isChange = ({ contentId }: PanelValues[number]) => contentId === changeGroup
  return [...values.filter((panel) => !isChange(panel)), ...before.filter(isChange)]
}

export type ChangeTexts = { [Name in keyof typeof changeFields]?: string | undefined }

export const changeTextOf = (values: PanelValues, name: keyof ChangeTexts): string =>
  textsOf(fieldsNamed(values, changeFields[name])[0])[0] ?? ''

/** Where nothing was said of the change but its reason, that stands in both places. */
export const saysReasonTwice = (values: PanelValues): boolean =>
  changeTextOf(values, 'text') === changeTextOf(values, 'reason')

/** What is left out stays as it was. */
export function withChangeTexts(form: Form, values: PanelValues, given: ChangeTexts): PanelValues {
  const { reason, text = saysReasonTwice(values) ? given.reason : undefined } = given
  const reasoned = reason === undefined ? values : withText(form, values, changeFields.reason, reason)
  if (text === undefined) return reasoned
  return pathsTo(form, reasoned, changeFields.text).reduce(
    (current, path) => withText(form, current, changeFields.text, text, parentPath(path)),
    reasoned,
  )
}

function withSection(
  form: Form,
  values: PanelValues,
  section: NoticeChange['sections'][number],
): PanelValues {
  if (!placesOf(form).has('GR-ChangeSections')) return values
  const added = withGroupAdded(form, values, changeGroup, 'GR-ChangeSections')
  const inner = withGroupAdded(form, added.values, added.path, 'GR-ChangedSectionIdentifiers')
  const named = withText(form, inner.values, 'BT-13716-notice', section.id, inner.path)
  const described = withText(form, named, changeFields.text, section.text ?? '', added.path)
  const documents = section.documentsChanged
  if (!documents) return described
  const told = withText(form, described, 'BT-718-notice', 'true', added.path)
  return withText(form, told, 'BT-719-notice', documents, added.path)
}
