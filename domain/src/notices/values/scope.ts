import { type Form, type FormField, type FormGroup, isField, isGroup } from '../form/form.ts'
import { contentOf, type Place, placesOf } from '../form/form-index.ts'
import { stepsOf, type ValuePath } from '../form/paths.ts'
import { holds } from '../form/holds.ts'
import type { Sight, View } from '../form/views.ts'
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

const roots = new WeakMap<PanelValues, Scope>()

export function rootScope(form: Form, values: PanelValues): Scope {
  const last = roots.get(values)
  if (last?.form === form) return last
  const scope: Scope = { form, group: null, children: values, parent: null }
  roots.set(values, scope)
  return scope
}

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

const views = new WeakMap<Scope, View>()

/** What is seen of the form from an instance: each field in the nearest instance round it whose definition holds it. */
export function viewOf(scope: Scope): View {
  const view = views.get(scope) ?? viewSupposing(scope)
  views.set(scope, view)
  return view
}

/** The same, as if the field were filled here. */
export function viewSupposing(scope: Scope, supposed?: string): View {
  const view: View = {
    see: (field, everywhere) => {
      const found = seeFrom(everywhere ? topOf(scope) : scope, field)
      if (found.length > 0) return found
      if (field === supposed) return [{ texts: ['?'], from: view }]
      return seePreset(scope, field, view)
    },
    around: (group) => viewSupposing(instanceOf(scope, group), supposed),
  }
  return view
}

/** Many conditions look at the same field from the same place, and from others as near to it. */
const sights = new WeakMap<Scope, Map<string, readonly Sight[]>>()

function sightsFrom(scope: Scope): Map<string, readonly Sight[]> {
  const seen = sights.get(scope) ?? new Map<string, readonly Sight[]>()
  sights.set(scope, seen)
  return seen
}

function seeFrom(scope: Scope, contentId: string): readonly Sight[] {
  const here = sightsFrom(scope)
  const before = here.get(contentId)
  if (before) return before
  const place = placesOf(scope.form).get(contentId)
  if (!place) return []
  const nearest = nearestTo(scope, place)
  const seen = nearest === scope ? sightsIn(scope, contentId, place) : seeFrom(nearest, contentId)
  here.set(contentId, seen)
  return seen
}

const sightsIn = (nearest: Scope, contentId: string, place: Place): readonly Sight[] =>
  holdersIn(nearest, place).flatMap((holder): Sight[] => {
    const value = fieldIn(holder.children, contentId)
    const texts = textsOf(value)
    return texts.length > 0 ? [{ texts, unit: value?.unitValue, from: viewOf(holder) }] : []
  })

/** The innermost instance round here in which the field can be. */
function nearestTo(scope: Scope, { groups }: Place): Scope {
  let nearest = scope
  while (nearest.parent && !(nearest.group && groups.includes(nearest.group))) nearest = nearest.parent
  return nearest
}

/** The instances that hold the field, seen from here. */
function holdersIn(scope: Scope, place: Place): readonly Scope[] {
  const { groups } = place
  const nearest = nearestTo(scope, place)
  const below = nearest.group ? groups.slice(groups.indexOf(nearest.group) + 1) : groups
  let holders: readonly Scope[] = [nearest]
  for (const group of below)
    holders = holders.flatMap((parent) =>
      groupsIn(parent.children, group.contentId).map(({ children }) => ({
        form: scope.form,
        group,
        children,
        parent,
      })),
    )
  return holders
}

function topOf(scope: Scope): Scope {
  let top = scope
  while (top.parent) top = top.parent
  return top
}

function instanceOf(scope: Scope, group: string): Scope {
  let instance = scope
  while (instance.parent && instance.group?.contentId !== group) instance = instance.parent
  return instance
}

/** A value that is there by itself, wherever what it goes with is. */
function seePreset(scope: Scope, contentId: string, view: View): Sight[] {
  const place = placesOf(scope.form).get(contentId)
  const item = place?.item
  if (!item || !isField(item) || item.presetValue === undefined) return []
  const texts = [item.presetValue]
  const around = holdersIn(scope, place).map((holder) => (holder === scope ? view : viewOf(holder)))
  return (around.length > 0 ? around : [view]).flatMap((from) =>
    isThereByItself(item, from) ? [{ texts, from }] : [],
  )
}

/** Always where it is required, else as soon as one of those it goes with is; where it is forbidden, it does not come. */
function isThereByItself({ presetWith, required, forbidden }: FormField, view: View): boolean {
  const isBrought =
    !presetWith || required === true || presetWith.some((field) => view.see(field, false).length > 0)
  return isBrought && !(forbidden && holds(forbidden, view))
}
