import { type Form, isField } from '../form/form.ts'
import { placesOf } from '../form/form-index.ts'
import { identifierMaker, tiesOf } from './identifiers.ts'
import { minimumOf } from '../form/instances.ts'
import { childPath, parentPath, stepsOf, type ValuePath } from '../form/paths.ts'
import { fieldAt, groupAt, groupsIn, isFilled } from './reading.ts'
import { edited, newGroup, withItem, without } from './structure.ts'
import { type FieldValue, type GroupValue, isGroupValue, type PanelValues } from './values.ts'

/** What a group's row carries besides its fields. */
export type GroupFacts = Pick<
  GroupValue,
  'organizationId' | 'propertyIds' | 'applicationDeadline' | 'offerDeadline'
>
/** What is undefined is taken away. */
export type ChangedFacts = { [Fact in keyof GroupFacts]: GroupFacts[Fact] | undefined }

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
  // Who empties a text to write it anew does not lose its translations.
  const isKept = value && (value.translations !== undefined || isFilled({ contentId, ...value }))
  const field = isKept ? { contentId, ...value } : null
  const before = fieldAt(values, path)
  if (before && field && JSON.stringify(before) === JSON.stringify(field)) return values
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
  const ordinal = instancesOf(values, parent, contentId).length + 1
  const added = newGroup(place.item, ordinal, identifierMaker(form, values))
  const holder = place.groups.at(-1) ?? form
  const next = edited(form, values, parent, (children) => withItem(holder, children, added))
  return { values: next, path: childPath(parent, place.item, ordinal) }
}

/** Ordinals close up, identifiers stay. */
export function withGroupRemoved(form: Form, values: PanelValues, path: ValuePath): PanelValues {
  const step = stepsOf(path).at(-1)
  if (!step || !groupAt(values, path)) return values
  return edited(form, values, parentPath(path), (children) =>
    without(children, step).map((child) =>
      child.contentId === step.contentId && isGroupValue(child) && child.ordinal > step.ordinal
        ? { ...child, ordinal: child.ordinal - 1 }
        : child,
    ),
  )
}

/** The group as it was before, in the place of what is there now. */
export function withGroupAs(
  form: Form,
  values: PanelValues,
  path: ValuePath,
  before: GroupValue,
): PanelValues {
  const ordinal = stepsOf(path).at(-1)?.ordinal ?? 1
  return edited(form, values, parentPath(path), (children) =>
    children.map((child) =>
      isGroupValue(child) && child.contentId === before.contentId && child.ordinal === ordinal
        ? { ...before, ordinal }
        : child,
    ),
  )
}

/** A group that was taken away, and where it stood. */
export type RemovedGroup = { path: ValuePath; group: GroupValue }

/** It goes back where it stood, with everything in it; those behind it move on. */
export function withGroupRestored(form: Form, values: PanelValues, removed: RemovedGroup): PanelValues {
  const { contentId } = removed.group
  const parent = parentPath(removed.path)
  const ordinal = Math.min(removed.group.ordinal, instancesOf(values, parent, contentId).length + 1)
  const holder = placesOf(form).get(contentId)?.groups.at(-1) ?? form
  return edited(form, values, parent, (children) =>
    withItem(
      holder,
      children.map((child) =>
        child.contentId === contentId && isGroupValue(child) && child.ordinal >= ordinal
          ? { ...child, ordinal: child.ordinal + 1 }
          : child,
      ),
      { ...removed.group, ordinal },
    ),
  )
}

/** Its place is still there, and nothing has been given its identifiers since. */
export function mayRestore(form: Form, values: PanelValues, removed: RemovedGroup): boolean {
  if (withGroupRestored(form, values, removed) === values) return false
  const given = new Set(values.flatMap((panel) => tiesOf(form, panel).identified.map(({ id }) => id)))
  return !tiesOf(form, removed.group).identified.some(({ id }) => given.has(id))
}

export function withFacts(
  form: Form,
  values: PanelValues,
  path: ValuePath,
  facts: ChangedFacts,
): PanelValues {
  const step = stepsOf(path).at(-1)
  if (!step || !groupAt(values, path)) return values
  return edited(form, values, parentPath(path), (children) =>
    children.map((child) =>
      isGroupValue(child) && child.contentId === step.contentId && child.ordinal === step.ordinal
        ? withoutUndefined({ ...child, ...facts })
        : child,
    ),
  )
}

const withoutUndefined = (group: Omit<GroupValue, keyof GroupFacts> & ChangedFacts): GroupValue =>
  Object.fromEntries(Object.entries(group).filter(([, fact]) => fact !== undefined)) as GroupValue

export const instancesOf = (
  values: PanelValues,
  parent: ValuePath,
  contentId: string,
): readonly GroupValue[] => groupsIn(parent ? (groupAt(values, parent)?.children ?? []) : values, contentId)

/** More than the least there must be are there. */
export function mayRemove(form: Form, values: PanelValues, path: ValuePath): boolean {
  const item = placesOf(form).get(stepsOf(path).at(-1)?.contentId ?? '')?.item
  if (!item || isField(item) || !item.repeatable) return false
  return instancesOf(values, parentPath(path), item.contentId).length > minimumOf(item)
}
