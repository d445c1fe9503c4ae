import { type Form, type FormGroup, isField } from '../form/form.ts'
import { contentOf } from '../form/form-index.ts'
import { isFilled } from './reading.ts'
import { slotOf, slots } from './slots.ts'
import { type FieldValue, isGroupValue, type ItemValue, type PanelValues } from './values.ts'

/** What another form asks in the same place, as it was answered in the first; what it does not ask stays behind. */
export const carriedOver = (form: Form, values: PanelValues): PanelValues =>
  carriedIn(form, values) as PanelValues

function carriedIn(holder: Form | FormGroup, children: readonly ItemValue[]): ItemValue[] {
  const { items, order } = contentOf(holder)
  return children.flatMap((value): ItemValue[] => {
    const item = items[order.get(value.contentId) ?? -1]
    if (!item || isField(item) === isGroupValue(value)) return []
    if (isField(item)) return fits(value as FieldValue, slotOf(item)) ? [value] : []
    if (!isGroupValue(value) || (value.ordinal > 1 && !item.repeatable)) return []
    const inside = carriedIn(item, value.children)
    return inside.length > 0 ? [{ ...value, children: inside }] : []
  })
}

const fits = (value: FieldValue, slot: (typeof slots)[number]): boolean =>
  isFilled(value) && slots.every((one) => (value[one] !== undefined) === (one === slot))
