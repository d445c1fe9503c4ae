import { type Form, type FormGroup, isField } from './form.ts'
import { contentOf } from './form-index.ts'
import { isFilled } from './reading.ts'
import { type FieldValue, type GroupValue, type ItemValue, isGroupValue, type PanelValues } from './values.ts'

/** The one way to write the same values: in the form's order, counted from 1, without what is empty. */
export const tidy = (form: Form, values: PanelValues): PanelValues => tidied(form, values) as PanelValues

/** What is tidy already stays the same thing. */
function tidied(holder: FormGroup | Form, children: readonly ItemValue[]): readonly ItemValue[] {
  const { items, order } = contentOf(holder)
  const rank = (item: ItemValue) => order.get(item.contentId) ?? Number.POSITIVE_INFINITY
  const place = (item: ItemValue) => (isGroupValue(item) ? item.ordinal : 1)
  const sorted = children.toSorted((a, b) => compare(rank(a), rank(b)) || compare(place(a), place(b)))
  const counts = new Map<string, number>()
  const next = sorted.flatMap((value): ItemValue[] => {
    const item = items[order.get(value.contentId) ?? -1]
    if (!isGroupValue(value)) return isKept(value, item) ? [value] : []
    if (!item || isField(item)) return [value]
    const ordinal = (counts.get(value.contentId) ?? 0) + 1
    const inside = tidied(item, value.children)
    if (inside.length === 0 && !item.repeatable && !hasFacts(value)) return []
    counts.set(value.contentId, ordinal)
    return [
      inside === value.children && ordinal === value.ordinal
        ? value
        : { ...value, ordinal, children: inside },
    ]
  })
  const same = next.length === children.length && next.every((value, at) => value === children[at])
  return same ? children : next
}

const compare = (a: number, b: number): number => (a === b ? 0 : a < b ? -1 : 1)

/** Empty ones go, and those that come by themselves. */
const isKept = (
  value: FieldValue,
  item: ReturnType<typeof contentOf>['items'][number] | undefined,
): boolean => isFilled(value) && !(item && isField(item) && item.presetWith !== undefined)

const hasFacts = ({ organizationId, propertyIds, applicationDeadline, offerDeadline }: GroupValue): boolean =>
  [organizationId, propertyIds, applicationDeadline, offerDeadline].some((fact) => fact !== undefined)
