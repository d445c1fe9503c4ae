import { type Form, isField } from '../../notices/form/form.ts'
import { placesOf } from '../../notices/form/form-index.ts'
import { childPath, stepsOf, type ValuePath } from '../../notices/form/paths.ts'
import { withField } from '../../notices/values/editing.ts'
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
    const path = [...place.groups.slice(depth), place.item].reduce<ValuePath>(
      (above, item) => childPath(above, item),
      group,
    )
    const isList = slotOf(place.item) === 'listValue'
    const value =
      typeof answer === 'string'
        ? slotted(place.item, answer)
        : isList
          ? { listValue: answer }
          : slotted(place.item, answer[0] ?? '')
    return withField(form, current, path, value)
  }, values)
}
