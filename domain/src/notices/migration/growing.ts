import { type Form, type FormGroup, isField } from '../form/form.ts'
import { contentOf } from '../form/form-index.ts'
import { childPath, type ValuePath } from '../form/paths.ts'
import type { GroupFacts } from '../values/editing.ts'
import type { FieldValue, GroupValue, ItemValue, PanelValues } from '../values/values.ts'

/** An instance of a group while values find their places; `rank` is its order among those of its kind. */
export type Grown = {
  rank: number
  facts: GroupFacts
  fields: Map<string, FieldValue>
  groups: Map<string, Grown[]>
}

export const grownRoot = (): Grown => ({ rank: 1, facts: {}, fields: new Map(), groups: new Map() })

/** One step from a group down to an instance of another. */
export type GrownStep = { group: FormGroup; rank: number; facts: GroupFacts }

/** The instance at the end of the steps, made where it is not there yet. */
export function grownAt(root: Grown, steps: readonly GrownStep[]): Grown {
  return steps.reduce((holder, { group, rank, facts }) => {
    const instances = holder.groups.get(group.contentId) ?? []
    holder.groups.set(group.contentId, instances)
    const there = instances.find((one) => one.rank === rank)
    const instance = there ?? { ...grownRoot(), rank }
    if (!there) instances.push(instance)
    instance.facts = { ...instance.facts, ...facts }
    return instance
  }, root)
}

const itemNamed = (holder: FormGroup | Form, id: string) => {
  const { items, order } = contentOf(holder)
  return items[order.get(id) ?? -1]
}

/** What has grown as values, in the order of the form, and where each instance stands among them. */
export function harvested(
  form: Form,
  root: Grown,
): { values: PanelValues; pathOf: (instance: Grown) => ValuePath } {
  const paths = new Map<Grown, ValuePath>()
  const walk = (holder: FormGroup | Form, grown: Grown, path: ValuePath): ItemValue[] => {
    paths.set(grown, path)
    // A form may ask the same twice in one group; the value is one.
    return [...contentOf(holder).order.keys()].flatMap((id): ItemValue[] => {
      const item = itemNamed(holder, id)
      if (!item) return []
      if (isField(item)) {
        const value = grown.fields.get(item.contentId)
        return value ? [value] : []
      }
      const instances = (grown.groups.get(item.contentId) ?? []).toSorted((a, b) => a.rank - b.rank)
      return instances.map((instance, at): GroupValue => {
        const children = walk(item, instance, childPath(path, item, at + 1))
        return { contentId: item.contentId, ordinal: at + 1, ...instance.facts, children }
      })
    })
  }
  const values = walk(form, root, '') as GroupValue[]
  return { values, pathOf: (instance) => paths.get(instance) ?? '' }
}
