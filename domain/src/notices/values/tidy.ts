import { type Form, type FormGroup, type FormItem, isField } from '../form/form.ts'
import { contentOf } from '../form/form-index.ts'
import { identifierMaker } from './identifiers.ts'
import { isFilled } from './reading.ts'
import { slotted } from './slots.ts'
import type { Identify } from './structure.ts'
import { type FieldValue, type GroupValue, type ItemValue, isGroupValue, type PanelValues } from './values.ts'

/** The one way to write the same values: in the form's order, counted from 1, without what is empty, every identifier given. */
export function tidy(form: Form, values: PanelValues): PanelValues {
  let maker: Identify | undefined
  const identify: Identify = (scheme) => {
    maker ??= identifierMaker(form, values)
    return maker(scheme)
  }
  return tidied(form, values, identify) as PanelValues
}

/** What is tidy already stays the same thing. */
function tidied(
  holder: FormGroup | Form,
  children: readonly ItemValue[],
  identify: Identify,
): readonly ItemValue[] {
  const { items, order } = contentOf(holder)
  const missing = identifiersMissing(items, children, identify)
  const present = inOrder(missing.length > 0 ? [...children, ...missing] : children, order)
  const next: ItemValue[] = []
  let [latest, ordinal] = ['', 0]
  for (const value of present) {
    const item = items[order.get(value.contentId) ?? -1]
    if (!isGroupValue(value)) {
      if (isKept(value, item)) next.push(value)
      continue
    }
    if (!item || isField(item)) {
      next.push(value)
      continue
    }
    const inside = tidied(item, value.children, identify)
    if (inside.length === 0 && !item.repeatable && !hasFacts(value)) continue
    // In order those of one kind stand together.
    ordinal = value.contentId === latest ? ordinal + 1 : 1
    latest = value.contentId
    const isTidy = inside === value.children && ordinal === value.ordinal
    next.push(isTidy ? value : { ...value, ordinal, children: inside })
  }
  const same = next.length === children.length && next.every((value, at) => value === children[at])
  return same ? children : next
}

function inOrder(children: readonly ItemValue[], order: ReadonlyMap<string, number>): readonly ItemValue[] {
  const rank = (item: ItemValue) => order.get(item.contentId) ?? order.size
  const place = (item: ItemValue) => (isGroupValue(item) ? item.ordinal : 1)
  const compare = (a: ItemValue, b: ItemValue) => rank(a) - rank(b) || place(a) - place(b)
  const isSorted = children.every((child, at) => {
    const before = children[at - 1]
    return !before || compare(before, child) <= 0
  })
  return isSorted ? children : children.toSorted(compare)
}

const none: readonly ItemValue[] = []

/** The identifiers, and the groups to hold them, that an instance lacks. */
function identifiersMissing(
  items: readonly FormItem[],
  children: readonly ItemValue[],
  identify: Identify,
): readonly ItemValue[] {
  const due = bearersAmong(items)
  if (due.length === 0) return none
  return due.flatMap((item): ItemValue[] => {
    if (children.some(({ contentId }) => contentId === item.contentId)) return []
    if (isField(item)) return [slotted(item, identify(item.schemeId ?? ''))]
    return [{ contentId: item.contentId, ordinal: 1, children: [] }]
  })
}

const bearers = new WeakMap<readonly FormItem[], readonly FormItem[]>()

function bearersAmong(items: readonly FormItem[]): readonly FormItem[] {
  const known = bearers.get(items) ?? items.filter(bearsIdentifier)
  bearers.set(items, known)
  return known
}

/** A field that is an identifier, or a group that is always there with one. */
export const bearsIdentifier = (item: FormItem): boolean =>
  isField(item) ? item.schemeId !== undefined : !item.repeatable && item.children.some(bearsIdentifier)

/** Empty ones go, and those that come by themselves. */
const isKept = (value: FieldValue, item: FormItem | undefined): boolean =>
  isFilled(value) && !(item && isField(item) && item.presetWith !== undefined)

const hasFacts = ({ organizationId, propertyIds, applicationDeadline, offerDeadline }: GroupValue): boolean =>
  [organizationId, propertyIds, applicationDeadline, offerDeadline].some((fact) => fact !== undefined)
