import { type FormItem, isField } from '../notices/form/form.ts'

/** One item of a form's definition and where it stands among the arguments: `panels.0.children.2`. */
export type PlacedItem = { item: FormItem; path: string; parent: FormItem | null }

/** What stands directly below an item, with the way there; fields below choices included. */
export function itemsBelow(item: FormItem): { items: readonly FormItem[]; way: string }[] {
  if (!isField(item)) return [{ items: item.children ?? [], way: 'children' }]
  const { fields = [], choices = [] } = item
  return [
    { items: fields, way: 'fields' },
    ...choices.map((choice, index) => ({ items: choice.fields ?? [], way: `choices.${index}.fields` })),
  ]
}

/** Every item of a definition, parents first. */
export function placedItems(
  items: readonly FormItem[],
  at = 'panels',
  parent: FormItem | null = null,
): PlacedItem[] {
  return items.flatMap((item, index) => {
    const path = `${at}.${index}`
    const below = itemsBelow(item).flatMap(({ items: inner, way }) =>
      placedItems(inner, `${path}.${way}`, item),
    )
    return [{ item, path, parent }, ...below]
  })
}
