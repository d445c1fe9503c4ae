import { withField, withGroupAdded } from '@allmende/domain/notices/values/editing.ts'
import { type Form, isField } from '@allmende/domain/notices/form/form.ts'
import { placesOf } from '@allmende/domain/notices/form/form-index.ts'
import { childPath } from '@allmende/domain/notices/form/paths.ts'
import { groupAt } from '@allmende/domain/notices/values/reading.ts'
import { slotted } from '@allmende/domain/notices/values/slots.ts'
import type { PanelValues } from '@allmende/domain/notices/values/values.ts'

/** Answers by the fields' ids; `unit` follows the number: `48 MONTH`. */
export type Answers = Readonly<Record<string, string>>

/** Fills in answers, in the lot with this number where a field belongs to lots. */
export function withAnswers(form: Form, values: PanelValues, answers: Answers, lot = 1): PanelValues {
  return Object.entries(answers).reduce((current, [contentId, text]) => {
    const place = placesOf(form).get(contentId)
    if (!place || !isField(place.item)) throw new Error(`the form has no field ${contentId}`)
    let next = current
    let path = ''
    for (const group of place.groups) {
      const here = childPath(path, group, path === '' && group.repeatable ? lot : 1)
      if (group.repeatable && !groupAt(next, here))
        next = withGroupAdded(form, next, path, group.contentId).values
      path = here
    }
    const [value = '', unitValue] = unitTypes.includes(place.item.type) ? text.split(' ') : [text]
    const slot = slotted(place.item, value)
    return withField(form, next, childPath(path, place.item), unitValue ? { ...slot, unitValue } : slot)
  }, values)
}

const unitTypes: readonly string[] = ['amount', 'measure']
