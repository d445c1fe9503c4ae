import { type Form, type FormField, type FormGroup, isField } from '../form/form.ts'
import { type Place, placesOf } from '../form/form-index.ts'
import { holds } from '../form/holds.ts'
import { childPath, type ValuePath } from '../form/paths.ts'
import { groupsIn } from '../values/reading.ts'
import { type Scope, viewOf } from '../values/scope.ts'
import { isForbidden } from './visibility.ts'

/** A field that is nowhere filled though it must be once: where it can be, or the group that has to be added for it. */
export type MissingOnce =
  | { path: ValuePath; field: FormField; scope: Scope }
  | { path: ValuePath; field: FormField; group: FormGroup }

type Required = { field: FormField; place: Place }
const known = new WeakMap<Form, ReadonlyMap<string, readonly Required[]>>()

/** The fields that must be filled once, by the group that this is said of; of the whole form by their panel. */
function requiredIn(form: Form): ReadonlyMap<string, readonly Required[]> {
  const index = known.get(form) ?? newIndex(form)
  known.set(form, index)
  return index
}

function newIndex(form: Form): ReadonlyMap<string, readonly Required[]> {
  const all = [...placesOf(form).values()].flatMap((place) =>
    isField(place.item) && place.item.requiredOnce ? [{ field: place.item, place }] : [],
  )
  return Map.groupBy(
    all,
    ({ field, place }) => field.requiredOnce?.within || (place.groups[0]?.contentId ?? ''),
  )
}

/** What is missing in this instance of a group, whichever of its inner instances could hold it. */
export function missingOnce(scope: Scope, path: ValuePath): MissingOnce[] {
  const { form, group } = scope
  if (!group) return []
  const view = viewOf(scope)
  return (requiredIn(form).get(group.contentId) ?? []).flatMap(({ field, place }) => {
    const isDue = field.requiredOnce && holds(field.requiredOnce.when, view)
    if (!isDue || view.see(field.contentId, false).length > 0) return []
    const spot = firstSpot(scope, path, field, place)
    return 'scope' in spot && isForbidden(field, viewOf(spot.scope)) ? [] : [spot]
  })
}

/** Down to where the field is, always into the first instance. */
function firstSpot(from: Scope, start: ValuePath, field: FormField, { groups }: Place): MissingOnce {
  let [scope, path] = [from, start]
  for (const group of groups.slice(from.group ? groups.indexOf(from.group) + 1 : 0)) {
    const [first] = groupsIn(scope.children, group.contentId)
    if (!first && group.repeatable) return { path: childPath(path, group), field, group }
    scope = { form: scope.form, group, children: first?.children ?? [], parent: scope }
    path = childPath(path, group, first?.ordinal)
  }
  return { path: childPath(path, field), field, scope }
}
