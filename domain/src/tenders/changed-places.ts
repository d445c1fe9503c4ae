import { type Form, type FormField, type FormGroup, isField } from '../notices/form/form.ts'
import { contentOf } from '../notices/form/form-index.ts'
import { childPath, topPath, type ValuePath } from '../notices/form/paths.ts'
import { fieldIn, groupsIn, isFilled } from '../notices/values/reading.ts'
import type { GroupValue, ItemValue, PanelValues } from '../notices/values/values.ts'
import { lotPanelsOf } from './lots.ts'

/** A place of a form where two states of it differ. */
export type ChangedPlace = {
  /** Where it is in the later state or, where it is gone, was. */
  path: ValuePath
  /** The lot whose panel it stands in; null for what all have in common. */
  lot: string | null
  /** The field; null for what a group says beside its fields. */
  field: FormField | null
  fact: FactName | null
  /** The groups it stands in, from the panel down. */
  groups: readonly string[]
}

const factNames = ['organizationId', 'propertyIds'] as const
type FactName = (typeof factNames)[number]

type Placed = Omit<ChangedPlace, 'lot'> & { value: unknown }

/** Every answer by where it stands, a lot by its identifier wherever it stands now. */
function placed(form: Form, values: PanelValues, lots: ReadonlyMap<ValuePath, string>): Map<string, Placed> {
  const found = new Map<string, Placed>()
  const keyOf = (path: ValuePath) => {
    const top = topPath(path)
    const lot = lots.get(top)
    return lot === undefined ? path : `${lot}${path.slice(top.length)}`
  }
  const walk = (
    holder: FormGroup | Form,
    children: readonly ItemValue[],
    at: ValuePath,
    groups: readonly string[],
  ): void => {
    for (const item of contentOf(holder).items) {
      if (isField(item)) {
        const value = fieldIn(children, item.contentId)
        const path = childPath(at, item)
        if (value && isFilled(value)) found.set(keyOf(path), { path, field: item, fact: null, groups, value })
        continue
      }
      for (const group of groupsIn(children, item.contentId)) {
        const path = childPath(at, item, group.ordinal)
        const within = [...groups, item.contentId]
        for (const fact of factNames) {
          const value = factIn(group, fact)
          if (value !== undefined)
            found.set(`${keyOf(path)}#${fact}`, { path, field: null, fact, groups: within, value })
        }
        walk(item, group.children, path, within)
      }
    }
  }
  walk(form, values, '', [])
  return found
}

/** No parcels are the same as none that were named. */
function factIn(group: GroupValue, fact: FactName): GroupValue[FactName] {
  const value = group[fact]
  return Array.isArray(value) && value.length === 0 ? undefined : value
}

const lotsIn = (form: Form, values: PanelValues): Map<ValuePath, string> =>
  new Map(lotPanelsOf(form, values).map(({ path, identifier }) => [path, identifier ?? path]))

/** Where two states of a form differ, deadlines of lots apart. */
export function changedPlaces(form: Form, before: PanelValues, after: PanelValues): ChangedPlace[] {
  const [oldLots, newLots] = [lotsIn(form, before), lotsIn(form, after)]
  const [old, current] = [placed(form, before, oldLots), placed(form, after, newLots)]
  return [...new Set([...current.keys(), ...old.keys()])].flatMap((place) => {
    const [was, is] = [old.get(place), current.get(place)]
    if (sorted(was?.value) === sorted(is?.value)) return []
    const there = is ?? was
    if (!there) return []
    const { path, field, fact, groups } = there
    const lot = (is ? newLots : oldLots).get(topPath(path)) ?? null
    return [{ path, field, fact, groups, lot }]
  })
}

/** As text in which the order of keys says nothing. */
const sorted = (value: unknown): string | undefined =>
  JSON.stringify(value, (_key, inner: unknown) =>
    typeof inner === 'object' && inner !== null && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : inner,
  )
