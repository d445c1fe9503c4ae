import { type Form, type FormGroup, type FormItem, isGroup } from '../form/form.ts'
import { placesOf } from '../form/form-index.ts'
import { childPath, type Step, stepsOf, type ValuePath } from '../form/paths.ts'
import { type FieldValue, type GroupValue, type ItemValue, isGroupValue, type PanelValues } from './values.ts'

/** A string, number, date, time, list or truth value is there; `false` is an answer. */
export function isFilled(value: FieldValue | undefined): boolean {
  if (!value) return false
  return Boolean(
    value.stringValue?.trim() ||
      value.longValue ||
      value.dateValue ||
      value.dateTimeValue ||
      value.listValue?.length ||
      value.booleanValue !== undefined,
  )
}

/** What a field holds as plain texts, whatever its slot. */
export function textsOf(value: FieldValue | undefined): readonly string[] {
  if (!value || !isFilled(value)) return []
  if (value.listValue) return value.listValue
  if (value.booleanValue !== undefined) return [String(value.booleanValue)]
  return [value.stringValue ?? value.longValue ?? value.dateValue ?? value.dateTimeValue ?? '']
}

export const fieldIn = (children: readonly ItemValue[], contentId: string): FieldValue | undefined => {
  for (const child of children) if (child.contentId === contentId && !isGroupValue(child)) return child
  return undefined
}

/** From here on looking through all of them takes longer than remembering where each is. */
const many = 40
const indexes = new WeakMap<readonly ItemValue[], ReadonlyMap<string, readonly GroupValue[]>>()

export function groupsIn(children: readonly ItemValue[], contentId: string): readonly GroupValue[] {
  if (children.length >= many) return indexOf(children).get(contentId) ?? []
  return children.filter((child) => child.contentId === contentId).filter((child) => isGroupValue(child))
}

export function groupIn(children: readonly ItemValue[], step: Step): GroupValue | undefined {
  const groups = groupsIn(children, step.contentId)
  const there = groups[step.ordinal - 1]
  return there?.ordinal === step.ordinal ? there : groups.find(({ ordinal }) => ordinal === step.ordinal)
}

function indexOf(children: readonly ItemValue[]): ReadonlyMap<string, readonly GroupValue[]> {
  const known = indexes.get(children)
  if (known) return known
  const groups = children.filter((child) => isGroupValue(child))
  const index = Map.groupBy(groups, ({ contentId }) => contentId)
  indexes.set(children, index)
  return index
}

/** The instance at the path; undefined where nobody filled in anything yet. */
export function groupAt(values: PanelValues, path: ValuePath): GroupValue | undefined {
  let children: readonly ItemValue[] = values
  let found: GroupValue | undefined
  for (const step of stepsOf(path)) {
    found = groupIn(children, step)
    if (!found) return undefined
    children = found.children
  }
  return found
}

export function fieldAt(values: PanelValues, path: ValuePath): FieldValue | undefined {
  const at = path.lastIndexOf('/')
  const group = groupAt(values, path.slice(0, Math.max(0, at)))
  return group && fieldIn(group.children, path.slice(at + 1))
}

/** The definition at the path; undefined where the path is not one of this form. */
export function itemAt(form: Form, path: ValuePath): FormItem | undefined {
  const steps = stepsOf(path)
  const place = placesOf(form).get(steps.at(-1)?.contentId ?? '')
  if (!place || place.groups.length !== steps.length - 1) return undefined
  const fits = [...place.groups, place.item].every(
    (item, at) =>
      item.contentId === steps[at]?.contentId &&
      ((isGroup(item) && item.repeatable) || steps[at].ordinal === 1),
  )
  return fits ? place.item : undefined
}

/** Every place where a field stands or could stand: one in each instance of what holds it, all or only in one panel. */
export function pathsTo(
  form: Form,
  values: PanelValues,
  contentId: string,
  panel: ValuePath | null = null,
): ValuePath[] {
  const place = placesOf(form).get(contentId)
  if (!place) return []
  let holders: { path: ValuePath; children: readonly ItemValue[] }[] = [{ path: '', children: values }]
  for (const group of place.groups)
    holders = holders.flatMap(({ path, children }) => {
      if (path === '' && panel !== null) return inPanel(values, group, panel)
      const there = groupsIn(children, group.contentId)
      const instances = there.length > 0 || group.repeatable ? there : [{ ordinal: 1, children: [] }]
      return instances.map((one) => ({ path: childPath(path, group, one.ordinal), children: one.children }))
    })
  return holders.map(({ path }) => childPath(path, place.item))
}

function inPanel(values: PanelValues, { contentId }: FormGroup, path: ValuePath) {
  const found = groupAt(values, path)
  return found?.contentId === contentId ? [{ path, children: found.children }] : []
}

/** Every instance of a field anywhere. */
export function fieldsNamed(values: PanelValues, contentId: string): FieldValue[] {
  const found: FieldValue[] = []
  const walk = (children: readonly ItemValue[]): void => {
    for (const child of children)
      if (isGroupValue(child)) walk(child.children)
      else if (child.contentId === contentId) found.push(child)
  }
  walk(values)
  return found
}
