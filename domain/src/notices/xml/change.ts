import { withField, withGroupAdded, withGroupRemoved } from '../values/editing.ts'
import { type Form, isField } from '../form/form.ts'
import { placesOf } from '../form/form-index.ts'
import { childPath, type ValuePath } from '../form/paths.ts'
import { fieldsNamed, textsOf } from '../values/reading.ts'
import { slotted } from '../values/slots.ts'
import type { PanelValues } from '../values/values.ts'
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
  const value = text ? slotted(place.item, text) : null
  return withField(form, values, childPath(holder, place.item), value)
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
