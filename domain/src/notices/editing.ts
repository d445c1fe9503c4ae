import { type Form, type FormGroup, isField, isGroup } from './form.ts'
import { contentOf, placesOf } from './form-index.ts'
import { identifierMaker } from './identifiers.ts'
import { minimumOf } from './instances.ts'
import { childPath, parentPath, type Step, stepsOf, type ValuePath } from './paths.ts'
import { groupAt, groupIn, groupsIn, isFilled } from './reading.ts'
import { type FieldValue, type GroupValue, type ItemValue, isGroupValue, type PanelValues } from './values.ts'

/** What a group's row carries besides its fields. */
export type GroupFacts = Partial<
  Pick<GroupValue, 'organizationId' | 'propertyIds' | 'applicationDeadline' | 'offerDeadline'>
>
type Children = readonly ItemValue[]
type Edit = (children: Children) => Children

export function withField(
  form: Form,
  values: PanelValues,
  path: ValuePath,
  value: Omit<FieldValue, 'contentId'> | null,
): PanelValues {
  const place = placesOf(form).get(stepsOf(path).at(-1)?.contentId ?? '')
  const group = place?.groups.at(-1)
  if (!place || !group) throw new Error(`The form has no field at ${path}`)
  const { contentId } = place.item
  const field = value && isFilled({ contentId, ...value }) ? { contentId, ...value } : null
  return edited(form, values, parentPath(path), (children) =>
    field ? withItem(group, children, field) : without(children, { contentId, ordinal: 1 }),
  )
}

export function withGroupAdded(
  form: Form,
  values: PanelValues,
  parent: ValuePath,
  contentId: string,
): { values: PanelValues; path: ValuePath } {
  const place = placesOf(form).get(contentId)
  if (!place || isField(place.item)) throw new Error(`The form has no group ${contentId}`)
  const ordinal = instancesOf(form, values, parent, contentId).length + 1
  const added = newGroup(place.item, ordinal, identifierMaker(form, values))
  const holder = place.groups.at(-1) ?? form
  const next = edited(form, values, parent, (children) => withItem(holder, children, added))
  return { values: next, path: childPath(parent, place.item, ordinal) }
}

/** Ordinals close up, identifiers stay. */
export function withGroupRemoved(form: Form, values: PanelValues, path: ValuePath): PanelValues {
  const step = stepsOf(path).at(-1)
  if (!step || !groupAt(form, values, path)) return values
  return edited(form, values, parentPath(path), (children) =>
    without(children, step).map((child) =>
      child.contentId === step.contentId && isGroupValue(child) && child.ordinal > step.ordinal
        ? { ...child, ordinal: child.ordinal - 1 }
        : child,
    ),
  )
}

export function withFacts(form: Form, values: PanelValues, path: ValuePath, facts: GroupFacts): PanelValues {
  const step = stepsOf(path).at(-1)
  if (!step || !groupAt(form, values, path)) return values
  return edited(form, values, parentPath(path), (children) =>
    children.map((child) =>
      isGroupValue(child) && child.contentId === step.contentId && child.ordinal === step.ordinal
        ? { ...child, ...facts }
        : child,
    ),
  )
}

export const instancesOf = (
  form: Form,
  values: PanelValues,
  parent: ValuePath,
  contentId: string,
): GroupValue[] => groupsIn(parent ? (groupAt(form, values, parent)?.children ?? []) : values, contentId)

/** More than the least there must be are there. */
export function mayRemove(form: Form, values: PanelValues, path: ValuePath): boolean {
  const item = placesOf(form).get(stepsOf(path).at(-1)?.contentId ?? '')?.item
  if (!item || isField(item) || !item.repeatable) return false
  return instancesOf(form, values, parentPath(path), item.contentId).length > minimumOf(item)
}

/** An instance with its identifiers and whatever must be there inside it. */
export function newGroup(group: FormGroup, ordinal: number, identify: (scheme: string) => string): GroupValue {
  const children = group.children.flatMap((item): ItemValue[] => {
    if (isField(item))
      return item.schemeId ? [{ contentId: item.contentId, stringValue: identify(item.schemeId) }] : []
    if (item.repeatable) return newInstances(item, identify)
    const child = newGroup(item, 1, identify)
    return child.children.length > 0 ? [child] : []
  })
  return { contentId: group.contentId, ordinal, children }
}

/** As many instances as a new form begins with. */
export const newInstances = (group: FormGroup, identify: (scheme: string) => string): GroupValue[] =>
  Array.from({ length: Math.max(minimumOf(group), group.startsWith ?? 0) }, (_, at) =>
    newGroup(group, at + 1, identify),
  )

/** The values with the children of one group changed; a group nobody added is not made by writing into it. */
export function edited(form: Form, values: PanelValues, path: ValuePath, edit: Edit): PanelValues {
  return editedIn(form, values, stepsOf(path), 0, edit) as PanelValues
}

function editedIn(holder: FormGroup | Form, children: Children, steps: readonly Step[], at: number, edit: Edit): Children {
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
  return withItem(holder, children, { ...(before ?? { contentId: step.contentId, ordinal: 1 }), children: after })
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

function without(children: Children, step: Step): Children {
  const at = children.findIndex(
    (child) =>
      child.contentId === step.contentId && (!isGroupValue(child) || child.ordinal === step.ordinal),
  )
  return at < 0 ? children : children.toSpliced(at, 1)
}
