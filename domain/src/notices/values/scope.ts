import type { Read } from '../form/conditions.ts'
import { type Form, type FormGroup, isField, isGroup } from '../form/form.ts'
import { contentOf, type Place, placesOf } from '../form/form-index.ts'
import { stepsOf, type ValuePath } from '../form/paths.ts'
import { fieldIn, groupIn, groupsIn, textsOf } from './reading.ts'
import type { ItemValue, PanelValues } from './values.ts'

/** One group instance and those round it: from here the values of other fields are looked up. */
export type Scope = {
  form: Form
  /** Null for the whole form. */
  group: FormGroup | null
  children: readonly ItemValue[]
  parent: Scope | null
}

export const rootScope = (form: Form, values: PanelValues): Scope => ({
  form,
  group: null,
  children: values,
  parent: null,
})

/** Every field of a group asks from the same place, again and again while the values are the same. */
const known = new WeakMap<PanelValues, Map<ValuePath, Scope>>()

export function scopeAt(form: Form, values: PanelValues, path: ValuePath): Scope {
  const scopes = known.get(values) ?? new Map<ValuePath, Scope>()
  known.set(values, scopes)
  const last = scopes.get(path)
  if (last?.form === form) return last
  const scope = makeScope(form, values, path)
  scopes.set(path, scope)
  return scope
}

function makeScope(form: Form, values: PanelValues, path: ValuePath): Scope {
  let scope = rootScope(form, values)
  for (const step of stepsOf(path)) {
    const { items, order } = contentOf(scope.group ?? form)
    const group = items[order.get(step.contentId) ?? -1]
    if (!group || !isGroup(group)) throw new Error(`The form has no group at ${path}`)
    scope = { form, group, children: groupIn(scope.children, step)?.children ?? [], parent: scope }
  }
  return scope
}

/** Reads a field from the nearest instance round the scope whose definition holds it, as if `supposed` were filled. */
export const readerOf = (scope: Scope, supposed?: string): Read => {
  const read: Read = (contentId) => {
    const place = placesOf(scope.form).get(contentId)
    if (!place) return []
    const texts = textsAt(scope, contentId, place)
    if (texts.length > 0) return texts
    return contentId === supposed ? ['?'] : presetOf(place, read)
  }
  return read
}

function textsAt(scope: Scope, contentId: string, place: Place): readonly string[] {
  let nearest = scope
  while (nearest.parent && !(nearest.group && place.groups.includes(nearest.group))) nearest = nearest.parent
  const below = nearest.group ? place.groups.slice(place.groups.indexOf(nearest.group) + 1) : place.groups
  let holders: (readonly ItemValue[])[] = [nearest.children]
  for (const group of below)
    holders = holders.flatMap((children) =>
      groupsIn(children, group.contentId).map((instance) => instance.children),
    )
  return holders.flatMap((children) => textsOf(fieldIn(children, contentId)))
}

/** A value that is there by itself: always where it is required, else as soon as one of those it goes with is. */
function presetOf({ item }: Place, read: Read): readonly string[] {
  if (!isField(item) || item.presetValue === undefined) return []
  const isThere = !item.presetWith || item.required === true
  return isThere || item.presetWith?.some((field) => read(field).length > 0) ? [item.presetValue] : []
}
