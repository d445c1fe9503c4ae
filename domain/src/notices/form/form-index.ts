import { type Form, type FormField, type FormGroup, type FormItem, isField } from './form.ts'

/** What makes a nested field appear: a ticked box, or a chosen answer. */
export type Reveal = { by: FormField; choice?: string }

/** Where an item stands in its form: `groups` from the panel down to the one that holds it. */
export type Place = { item: FormItem; groups: readonly FormGroup[]; reveal?: Reveal }

/** What lies in a group, nested fields behind the one that reveals them. */
export type Content = { items: readonly FormItem[]; order: ReadonlyMap<string, number> }

const indexes = new WeakMap<Form, ReadonlyMap<string, Place>>()
const contents = new WeakMap<object, Content>()

/** Every item of the form by its id. */
export function placesOf(form: Form): ReadonlyMap<string, Place> {
  const known = indexes.get(form)
  if (known) return known
  const places = new Map<string, Place>()
  const add = (item: FormItem, groups: readonly FormGroup[], reveal?: Reveal): void => {
    places.set(item.contentId, reveal ? { item, groups, reveal } : { item, groups })
    if (!isField(item)) for (const child of item.children) add(child, [...groups, item])
    else for (const nested of nestedIn(item)) add(nested.field, groups, nested.reveal)
  }
  for (const panel of form.panels) add(panel, [])
  indexes.set(form, places)
  return places
}

/** The fields that a field reveals, one level down. */
export function nestedIn(field: FormField): { field: FormField; reveal: Reveal }[] {
  const ticked = (field.fields ?? []).map((nested) => ({ field: nested, reveal: { by: field } }))
  const chosen = (field.choices ?? []).flatMap((choice) =>
    (choice.fields ?? []).map((nested) => ({
      field: nested,
      reveal: { by: field, choice: choice.contentId },
    })),
  )
  return [...ticked, ...chosen]
}

/** The content of a group, or of the whole form where none is given. */
export function contentOf(holder: FormGroup | Form): Content {
  const known = contents.get(holder)
  if (known) return known
  const items: FormItem[] = []
  const add = (item: FormItem): void => {
    items.push(item)
    if (isField(item)) for (const nested of nestedIn(item)) add(nested.field)
  }
  for (const item of 'panels' in holder ? holder.panels : holder.children) add(item)
  const content = { items, order: new Map(items.map((item, at) => [item.contentId, at])) }
  contents.set(holder, content)
  return content
}
