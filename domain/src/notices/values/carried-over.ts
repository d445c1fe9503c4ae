import { type Form, type FormGroup, type FormItem, isField } from '../form/form.ts'
import { contentOf } from '../form/form-index.ts'
import { isFilled } from './reading.ts'
import { slotOf, slots } from './slots.ts'
import { editedWithin, withItem } from './structure.ts'
import { type FieldValue, isGroupValue, type ItemValue, type PanelValues } from './values.ts'

/**
 * What another form asks too, as it was answered in the first; what it does not ask stays behind. The same may stand in
 * one group more or less there, as long as that group is there once.
 */
export const carriedOver = (form: Form, values: PanelValues): PanelValues =>
  carriedIn(form, [], values) as PanelValues

type Holder = Form | FormGroup

function carriedIn(
  holder: Holder,
  before: readonly ItemValue[],
  values: readonly ItemValue[],
): readonly ItemValue[] {
  return values.reduce((carried, value) => {
    const place = reachOf(holder).get(value.contentId)
    if (!isGroupValue(value)) {
      const isAsked = place && isField(place.item) && fits(value, slotOf(place.item))
      return isAsked ? put(holder, carried, place, value) : carried
    }
    const group = place && !isField(place.item) ? place.item : undefined
    if (place && !group) return carried
    if (!place || !group?.repeatable)
      return value.ordinal > 1 ? carried : carriedIn(holder, carried, value.children)
    const children = carriedIn(group, [], value.children)
    return children.length > 0 ? put(holder, carried, place, { ...value, children }) : carried
  }, before)
}

const put = (holder: Holder, children: readonly ItemValue[], { below }: Reached, value: ItemValue) =>
  editedWithin(holder, children, below, (inside) => withItem(below.at(-1) ?? holder, inside, value))

/** An item, and the groups that lead to it. */
type Reached = { item: FormItem; below: readonly FormGroup[] }
const reached = new WeakMap<Holder, ReadonlyMap<string, Reached>>()

/** Everything in a group that is there once with it, and the groups that may be there several times. */
function reachOf(holder: Holder): ReadonlyMap<string, Reached> {
  const known = reached.get(holder)
  if (known) return known
  const found = new Map<string, Reached>()
  const add = (inner: Holder, below: readonly FormGroup[]): void => {
    for (const item of contentOf(inner).items) {
      found.set(item.contentId, { item, below })
      if (!isField(item) && !item.repeatable) add(item, [...below, item])
    }
  }
  add(holder, [])
  reached.set(holder, found)
  return found
}

const fits = (value: FieldValue, slot: (typeof slots)[number]): boolean =>
  isFilled(value) && slots.every((one) => (value[one] !== undefined) === (one === slot))
