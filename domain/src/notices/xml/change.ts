import { withField, withGroupAdded, withGroupRemoved } from '../values/editing.ts'
import { type Form, type FormField, isField } from '../form/form.ts'
import { placesOf } from '../form/form-index.ts'
import { childPath, type ValuePath } from '../form/paths.ts'
import { fieldsNamed, textsOf } from '../values/reading.ts'
import { slotted } from '../values/slots.ts'
import { furtherLanguages } from '../values/languages.ts'
import type { FieldValue, PanelValues } from '../values/values.ts'
import type { NoticeChange } from './notice-xml.ts'

const changeGroup = 'GR-Change'
/** The rules know no corrections under the directive on concessions (BR-BT-00002-0100): there a notice keeps its type. */
const withoutCorrections = '32014L0023'
/** What the publisher said of the earlier notice. */
const published = ['OPP-010-notice', 'OPP-011-notice', 'OPP-012-notice']

/** A new notice of the same procedure that corrects the given one, or takes it back. */
export function changeNotice(form: Form, values: PanelValues, change: NoticeChange): PanelValues {
  const textOf = (field: string): string => textsOf(fieldsNamed(values, field)[0])[0] ?? ''
  const own: Record<string, string> = {
    'BT-701-notice': change.noticeId,
    'BT-757-notice': '01',
    ...(textOf('BT-01-notice') !== withoutCorrections && {
      'BT-02-notice': 'corr',
      'BT-03-notice': 'change',
    }),
    'BT-758-notice': `${textOf('BT-701-notice')}-${textOf('BT-757-notice')}`,
    'BT-140-notice': change.reason,
    'BT-762-notice': change.text ?? '',
    ...Object.fromEntries(published.map((field) => [field, ''])),
  }
  const cleared = withGroupRemoved(form, values, changeGroup)
  const changed = Object.entries(own).reduce(
    (current, [field, text]) => withText(form, current, field, text),
    cleared,
  )
  return change.sections.reduce((current, section) => withSection(form, current, section), changed)
}

/** Sets a field in its place under the given group, or in the form; what the form does not ask for is passed over. */
function withText(form: Form, values: PanelValues, contentId: string, text: string, within: ValuePath = '') {
  const place = placesOf(form).get(contentId)
  if (!place || !isField(place.item)) return values
  const holder = within || place.groups.reduce<ValuePath>((path, group) => childPath(path, group), '')
  const value = text ? inAllLanguages(place.item, text, furtherLanguages(values)) : null
  return withField(form, values, childPath(holder, place.item), value)
}

/** Said once for all languages of the notice, and no longer than the standard takes it. */
function inAllLanguages(item: FormField, text: string, languages: readonly string[]): FieldValue {
  const said = item.maxLength && text.length > item.maxLength ? `${text.slice(0, item.maxLength - 1)}…` : text
  const value = slotted(item, said)
  if (item.type !== 'text-multilingual' || languages.length === 0) return value
  return { ...value, translations: Object.fromEntries(languages.map((language) => [language, said])) }
}

/** Says which notice is changed: known for sure only once it is published. */
export const withChangedNotice = (form: Form, values: PanelValues, businessId: string): PanelValues =>
  withText(form, values, 'BT-758-notice', businessId)

/** What a notice says of its change is not lost by whoever mends the rest. */
export function withSameChange(values: PanelValues, before: PanelValues): PanelValues {
  const isChange = ({ contentId }: PanelValues[number]) => contentId === changeGroup
  return values.some(isChange) ? values : [...values, ...before.filter(isChange)]
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
  const described = withText(form, named, 'BT-141(a)-notice', section.text ?? '', added.path)
  const documents = section.documentsChanged
  if (!documents) return described
  const told = withText(form, described, 'BT-718-notice', 'true', added.path)
  return withText(form, told, 'BT-719-notice', documents, added.path)
}
