import type { CodeLists } from '../catalogue/code-lists.ts'
import { isForbidden } from '../check/visibility.ts'
import { type Form, type FormField, isField } from '../form/form.ts'
import { placesOf } from '../form/form-index.ts'
import { childPath, parentPath, type ValuePath } from '../form/paths.ts'
import { withField, withGroupAdded } from '../values/editing.ts'
import { fieldAt, fieldsNamed, groupAt, groupIn, groupsIn, pathsTo, textsOf } from '../values/reading.ts'
import { scopeAt, viewSupposing } from '../values/scope.ts'
import { slotted } from '../values/slots.ts'
import type { PanelValues } from '../values/values.ts'
import { sampleValue } from './sample-values.ts'

/** One of several answers is enough for the official rules; forms made before they knew that call none of them due. */
const oneOf: readonly { field: string; unless: readonly string[]; when?: readonly [string, string] }[] = [
  // BR-BT-00727-0228 to 0230: a country, or that the place does not matter.
  ...['Procedure', 'Part', 'Lot'].map((part) => ({
    field: `BT-5141-${part}`,
    unless: [`BT-727-${part}`],
  })),
  // BR-BT-00137-0214: how long, from when to when, or for ever.
  { field: 'BT-36-Lot', unless: ['BT-536-Lot', 'BT-538-Lot'] },
  // BR-BT-00142-0054: what a framework agreement is worth.
  { field: 'BT-709-LotResult', unless: ['BT-660-LotResult'] },
  // BR-BT-00001-0259: another legal basis is named.
  { field: 'BT-01(f)-Procedure', unless: ['BT-01(c)-Procedure'], when: ['BT-01-notice', 'other'] },
]

/** What came in, where a result tells it at all (BR-BT-13713-0116 to 0125): three tenders, all from small firms here. */
const received = {
  tenders: '3',
  't-sme': '3',
  't-large': '0',
  't-oth-eea': '0',
  't-no-eea': '0',
  't-esubm': '3',
}
const kind = 'BT-760-LotResult'
const number = 'BT-759-LotResult'

/** The values with what the official rules want beyond the duties of the form. */
export const withRuleDemands = (form: Form, values: PanelValues, lists: CodeLists): PanelValues =>
  withReceived(form, withOneAnswerEach(form, values, lists))

/** One of the answers where the official rules want any of several, in each lot or part by itself. */
export function withOneAnswerEach(form: Form, values: PanelValues, lists: CodeLists): PanelValues {
  return oneOf.reduce((all, { field, unless, when }) => {
    const isMeant = !when || textsOf(fieldsNamed(all, when[0])[0])[0] === when[1]
    const [panel] = placesOf(form).get(field)?.groups ?? []
    if (!isMeant || !panel) return all
    const ordinals = groupsIn(all, panel.contentId).map(({ ordinal }) => ordinal)
    return (ordinals.length > 0 ? ordinals : [1]).reduce((current, ordinal) => {
      const here = current.filter((one) => one.contentId === panel.contentId && one.ordinal === ordinal)
      const within = panel.repeatable ? here : current
      const isSaid = [field, ...unless].some((id) => fieldsNamed(within, id).length > 0)
      return isSaid ? current : withAnswer(form, current, field, lists, ordinal)
    }, all)
  }, values)
}

function withAnswer(
  form: Form,
  values: PanelValues,
  id: string,
  lists: CodeLists,
  ordinal: number,
): PanelValues {
  const { item, groups: [panel] = [] } = placesOf(form).get(id) ?? {}
  if (!item || !panel || !isField(item)) return values
  const { values: opened } = withPlaceFor(form, values, item, ordinal)
  const paths = pathsTo(form, opened, id).filter((path) => path.startsWith(childPath('', panel, ordinal)))
  return paths.reduce((current, path) => {
    const scope = scopeAt(form, current, parentPath(path))
    const isOut = isForbidden(item, viewSupposing(scope, id))
    return isOut ? current : withField(form, current, path, sampleValue(item, lists) ?? null)
  }, opened)
}

/** The groups that a field stands in, each at least once; `path` leads to the field in the first of them in a panel. */
export function withPlaceFor(
  form: Form,
  values: PanelValues,
  field: FormField,
  panel = 1,
): { values: PanelValues; path: ValuePath } {
  let [next, path] = [values, '']
  for (const group of placesOf(form).get(field.contentId)?.groups ?? []) {
    const inside = path ? (groupAt(next, path)?.children ?? []) : next
    const ordinal = path ? 1 : panel
    if (group.repeatable && !groupIn(inside, { contentId: group.contentId, ordinal }))
      next = withGroupAdded(form, next, path, group.contentId).values
    path = childPath(path, group, ordinal)
  }
  return { values: next, path: childPath(path, field) }
}

function withReceived(form: Form, values: PanelValues): PanelValues {
  const [item, count] = [kind, number].map((id) => placesOf(form).get(id)?.item)
  if (!item || !isField(item) || !count || !isField(count)) return values
  const told = pathsTo(form, values, kind).filter((path) => fieldAt(values, path))
  const first = told.filter((path) => parentPath(path).endsWith('[1]'))
  return first.reduce((current, path) => {
    const holder = parentPath(path)
    const [outer, group] = [parentPath(holder), holder.replace(/^.*\/|\[\d+\]$/g, '')]
    return Object.entries(received).reduce((filled, [code, amount], at) => {
      const there = groupsIn(groupAt(filled, outer)?.children ?? [], group).length > at
      const grown = there ? filled : withGroupAdded(form, filled, outer, group).values
      const here = `${outer}/${group}[${at + 1}]`
      const coded = withField(form, grown, childPath(here, item), slotted(item, code))
      return withField(form, coded, childPath(here, count), slotted(count, amount))
    }, current)
  }, values)
}
