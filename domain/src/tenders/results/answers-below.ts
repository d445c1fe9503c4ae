import { type Form, isField } from '../../notices/form/form.ts'
import { type Place, placesOf } from '../../notices/form/form-index.ts'
import { childPath, stepsOf, type ValuePath } from '../../notices/form/paths.ts'
import { withField, withGroupAdded } from '../../notices/values/editing.ts'
import { groupAt, groupsIn } from '../../notices/values/reading.ts'
import { slotOf, slotted } from '../../notices/values/slots.ts'
import type { PanelValues } from '../../notices/values/values.ts'

/** What is said of one thing, by field; what the form does not ask is passed over. */
export type Said = Readonly<Record<string, string | readonly string[] | null>>

/** The answers in their places below a group that is there. */
export function withAnswersBelow(form: Form, values: PanelValues, group: ValuePath, said: Said): PanelValues {
  const depth = stepsOf(group).length
  return Object.entries(said).reduce((current, [contentId, answer]) => {
    const place = placesOf(form).get(contentId)
    if (!place || !isField(place.item) || answer === null) return current
    const { item } = place
    const texts = typeof answer === 'string' ? [answer] : answer
    if (slotOf(item) === 'listValue') {
      const at = placeBelow(form, current, group, place, depth, 1)
      return withField(form, at.values, at.path, { listValue: texts })
    }
    // What takes one answer takes several only by being there several times.
    const isMany = place.groups.slice(depth).some(({ repeatable }) => repeatable)
    return (isMany ? texts : texts.slice(0, 1)).reduce((filled, text, index) => {
      const at = placeBelow(form, filled, group, place, depth, index + 1)
      return withField(form, at.values, at.path, slotted(item, text))
    }, current)
  }, values)
}

/** Where the answer with that number stands, with the groups round it: some forms have one entry for each answer. */
function placeBelow(
  form: Form,
  values: PanelValues,
  group: ValuePath,
  { groups, item }: Place,
  depth: number,
  number: number,
): { values: PanelValues; path: ValuePath } {
  let [current, path] = [values, group]
  for (const inner of groups.slice(depth)) {
    const before = groupsIn(groupAt(current, path)?.children ?? [], inner.contentId).length
    if (inner.repeatable && before < number)
      current = withGroupAdded(form, current, path, inner.contentId).values
    path = childPath(path, inner, inner.repeatable ? number : undefined)
  }
  return { values: current, path: childPath(path, item) }
}
