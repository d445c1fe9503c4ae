import { type Form, type FormField, type FormGroup, isField, isGroup } from '../form/form.ts'
import { contentOf } from '../form/form-index.ts'
import { minimumOf } from '../form/instances.ts'
import { type Step, stepsOf, type ValuePath } from '../form/paths.ts'
import { groupIn } from './reading.ts'
import { slotted } from './slots.ts'
import { type GroupValue, type ItemValue, isGroupValue, type PanelValues } from './values.ts'

type Children = readonly ItemValue[]
type Edit = (children: Children) => Children
/** The standard's word for the moment of sending. */
export const sendingTime = '{NOW}'

/** Makes the next identifier of a scheme. */
export type Identify = (scheme: string) => string

/** What a field holds from the start; one that comes and goes with others, or with the sending, holds nothing yet. */
const startOf = ({ initialValue, presetValue, presetWith }: FormField): string | undefined =>
  initialValue ?? (presetWith || presetValue === sendingTime ? undefined : presetValue)

/** An instance with its identifiers and whatever must be there inside it. */
export function newGroup(group: FormGroup, ordinal: number, identify: Identify): GroupValue {
  const children = group.children.flatMap((item): ItemValue[] => {
    if (isField(item)) {
      const text = item.schemeId ? identify(item.schemeId) : startOf(item)
      return text === undefined ? [] : [slotted(item, text)]
    }
    if (item.repeatable) return newInstances(item, identify)
    const child = newGroup(item, 1, identify)
    return child.children.length > 0 ? [child] : []
  })
  return { contentId: group.contentId, ordinal, children }
}

/** As many instances as a new form begins with. */
export const newInstances = (group: FormGroup, identify: Identify): GroupValue[] =>
  Array.from({ length: Math.max(minimumOf(group), group.startsWith ?? 0) }, (_, at) =>
    newGroup(group, at + 1, identify),
  )

/** The values with the children of one group changed; a group nobody added is not made by writing into it. */
export function edited(form: Form, values: PanelValues, path: ValuePath, edit: Edit): PanelValues {
  return editedIn(form, values, stepsOf(path), 0, edit) as PanelValues
}

/** The same inside one instance of a group; `below` leads on from there, through groups that are there once. */
export const editedWithin = (
  group: FormGroup | Form,
  children: Children,
  below: readonly FormGroup[],
  edit: Edit,
): Children =>
  editedIn(
    group,
    children,
    below.map(({ contentId }) => ({ contentId, ordinal: 1 })),
    0,
    edit,
  )

function editedIn(
  holder: FormGroup | Form,
  children: Children,
  steps: readonly Step[],
  at: number,
  edit: Edit,
): Children {
  const step = steps[at]
  if (!step) return edit(children)
  const { items, order } = contentOf(holder)
  const item = items[order.get(step.contentId) ?? -1]
  if (!item || !isGroup(item)) throw new Error(`There is no group ${step.contentId}`)
  const before = groupIn(children, step)
  if (!before && item.repeatable) return children
  const inside = before?.children ?? []
  const after = editedIn(item, inside, steps, at + 1, edit)
  if (after === inside) return children
  if (after.length === 0 && !item.repeatable) return without(children, step)
  return withItem(holder, children, {
    ...(before ?? { contentId: step.contentId, ordinal: 1 }),
    children: after,
  })
}

/** Put in its place, or in place of the one that is there. */
export function withItem(holder: FormGroup | Form, children: Children, item: ItemValue): Children {
  const { order } = contentOf(holder)
  const rank = order.get(item.contentId) ?? Number.POSITIVE_INFINITY
  const ordinal = isGroupValue(item) ? item.ordinal : 1
  const at = children.findIndex((child) => {
    const other = order.get(child.contentId) ?? Number.POSITIVE_INFINITY
    return other > rank || (other === rank && (isGroupValue(child) ? child.ordinal : 1) >= ordinal)
  })
  if (at < 0) return [...children, item]
  const there = children[at]
  const same = there?.contentId === item.contentId && (isGroupValue(there) ? there.ordinal : 1) === ordinal
  return same ? children.with(at, item) : children.toSpliced(at, 0, item)
}

export function without(children: Children, step: Step): Children {
  const at = children.findIndex(
    (child) => child.contentId === step.contentId && (!isGroupValue(child) || child.ordinal === step.ordinal),
  )
  return at < 0 ? children : children.toSpliced(at, 1)
}

/**
 * The values with every instance of one group changed, in one pass; `chain` leads there, from the panel down to the
 * group itself. What does not change stays the same thing.
 */
export const withEachGroup = (
  values: PanelValues,
  chain: readonly FormGroup[],
  changed: (group: GroupValue) => GroupValue,
): PanelValues => eachIn(values, chain, 0, changed) as PanelValues

function eachIn(
  children: Children,
  chain: readonly FormGroup[],
  at: number,
  changed: (group: GroupValue) => GroupValue,
): Children {
  const next = children.map((child) => {
    if (!isGroupValue(child) || child.contentId !== chain[at]?.contentId) return child
    if (at === chain.length - 1) return changed(child)
    const inside = eachIn(child.children, chain, at + 1, changed)
    return inside === child.children ? child : { ...child, children: inside }
  })
  return next.every((child, index) => child === children[index]) ? children : next
}
