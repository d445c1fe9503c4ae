import { type Form, type FormField, type FormGroup, isField } from '../form/form.ts'
import { contentOf } from '../form/form-index.ts'
import { childPath, type ValuePath } from '../form/paths.ts'
import { fieldIn, groupsIn, isFilled } from '../values/reading.ts'
import type { FieldValue, GroupValue, ItemValue, PanelValues } from '../values/values.ts'
import type { FieldMoves } from './field-moves.ts'

/** An instance on the way to a value. */
export type ChainLink = { group: FormGroup; value: GroupValue }

/** A value of the older form, and the instances it stands in, the panel first. */
export type Source = { path: ValuePath; field: FormField; value: FieldValue; chain: readonly ChainLink[] }

/** Every value of the form, in its order. */
export function sourcesOf(form: Form, values: PanelValues): Source[] {
  const sources: Source[] = []
  const walk = (
    holder: FormGroup | Form,
    children: readonly ItemValue[],
    path: ValuePath,
    chain: readonly ChainLink[],
  ): void => {
    const { items, order } = contentOf(holder)
    for (const [at, item] of items.entries()) {
      // A form may ask the same twice in one group; the value is one.
      if (order.get(item.contentId) !== at) continue
      if (!isField(item)) {
        for (const value of groupsIn(children, item.contentId))
          walk(item, value.children, childPath(path, item, value.ordinal), [...chain, { group: item, value }])
        continue
      }
      const value = fieldIn(children, item.contentId)
      if (value && isFilled(value)) sources.push({ path: childPath(path, item), field: item, value, chain })
    }
  }
  walk(form, values, '', [])
  return sources
}

/** The field that takes the value in the newer form; null where none does, or where the draft does not say which. */
export function targetOf(
  { renamed, split }: FieldMoves,
  { field: { contentId }, chain }: Source,
  has: (fieldId: string) => boolean,
): { id: string | null; isKindOpen: boolean } {
  if (has(contentId)) return { id: contentId, isKindOpen: false }
  const kinds = split[contentId]?.kinds.filter(({ to }) => has(to)) ?? []
  if (kinds.length > 0) {
    const kind = chain
      .toReversed()
      .map(({ value }) => kinds.find(({ beside }) => fieldIn(value.children, beside)))
      .find((found) => found !== undefined)
    return { id: kind?.to ?? null, isKindOpen: !kind }
  }
  return { id: renamed[contentId]?.to ?? null, isKindOpen: false }
}
