import { type Form, type FormField, type FormGroup, type FormItem, isField } from '../notices/form/form.ts'
import { hiddenGroups } from '../notices/check/visibility.ts'
import { itemsBelow, placedItems } from './template-items.ts'

/** What the standard says of a form: each of its items by id, and the id of the group it belongs in. */
export type Standard = ReadonlyMap<string, { item: FormItem; parentId: string | null }>

const standards = new WeakMap<Form, Standard>()

export function standardOf(form: Form): Standard {
  const known = standards.get(form)
  if (known) return known
  const entries = placedItems(form.panels).map(
    ({ item, parent }) => [item.contentId, { item, parentId: parent?.contentId ?? null }] as const,
  )
  const standard: Standard = new Map(entries)
  standards.set(form, standard)
  return standard
}

/** A copy cannot do without it: it is required, made by us or hidden, or holds such a field. */
export function isLocked(item: FormItem): boolean {
  if (item.hidden === true || hiddenGroups.includes(item.contentId)) return true
  if (!isField(item)) return item.children.some(isLocked)
  return (
    (item.required !== undefined && item.required !== false) ||
    item.readOnly === true ||
    item.schemeId !== undefined
  )
}

/** What a copy keeps of one of the standard's items: the rest is the standard's to say. */
type KeptItem = {
  contentId: string
  label?: string
  description?: string
  alwaysShow?: boolean
  startsWith?: number
  children?: readonly (KeptItem | FormItem)[]
}
export type KeptPanels = readonly (KeptItem | FormItem)[]

/** What is stored of a copy; words that are the standard's in any language stay its own, and so are translated. */
export function keptOfCopy(panels: readonly FormItem[], spoken: readonly Form[]): KeptPanels {
  return panels.map((item) => kept(item, spoken.map(standardOf)))
}

function kept(item: FormItem, spoken: readonly Standard[]): KeptItem | FormItem {
  const originals = spoken.flatMap((standard) => standard.get(item.contentId)?.item ?? [])
  if (originals.length === 0) return item
  const isOwn = (key: 'label' | 'description') =>
    item[key] !== undefined && !originals.some((original) => original[key] === item[key])
  return {
    contentId: item.contentId,
    ...(isOwn('label') ? { label: item.label } : {}),
    ...(isOwn('description') ? { description: item.description as string } : {}),
    ...(isField(item) && item.alwaysShow ? { alwaysShow: true } : {}),
    ...(!isField(item) && item.startsWith ? { startsWith: item.startsWith } : {}),
    ...(isField(item) ? {} : { children: item.children.map((child) => kept(child, spoken)) }),
  }
}

/** A stored copy with everything the standard says of its items. */
export function joinedCopy(panels: KeptPanels, form: Form): readonly FormGroup[] {
  const standard = standardOf(form)
  return panels.flatMap((item) => joined(item, standard)).filter((item) => !isField(item))
}

function joined(item: KeptItem | FormItem, standard: Standard): FormItem[] {
  const original = standard.get(item.contentId)?.item
  if (!original) return 'contentType' in item ? [withoutPatterns(item)] : []
  const { children = [], label, description, alwaysShow, startsWith } = item as KeptItem
  const own = {
    ...(label !== undefined && { label }),
    ...(description !== undefined && { description }),
    ...(alwaysShow !== undefined && { alwaysShow }),
    ...(startsWith !== undefined && { startsWith }),
  }
  if (isField(original)) return [{ ...original, ...own }]
  const inside = children.flatMap((child) => joined(child, standard))
  return [{ ...original, ...own, children: withPresets(original, inside) }]
}

/** An own item holds no expression, whatever was stored: only the standard's were judged. */
function withoutPatterns(item: FormItem): FormItem {
  if (!isField(item)) return { ...item, children: item.children.map(withoutPatterns) }
  const { pattern: _, fields, choices, ...field } = item
  const plain = (inner: readonly FormField[]) => inner.map(withoutPatterns).filter(isField)
  return {
    ...field,
    ...(fields && { fields: plain(fields) }),
    ...(choices && {
      choices: choices.map((choice) =>
        choice.fields ? { ...choice, fields: plain(choice.fields) } : choice,
      ),
    }),
  }
}

/** What fills itself along with a field nobody can leave out knowingly: it is never seen. */
function withPresets(original: FormGroup, children: readonly FormItem[]): readonly FormItem[] {
  const present = new Set(children.map(({ contentId }) => contentId))
  const lacking = original.children.filter(
    (item) => isField(item) && !present.has(item.contentId) && item.presetWith?.some((id) => present.has(id)),
  )
  return lacking.length > 0 ? [...children, ...lacking] : children
}

/** The standard's items a definition lacks although a copy cannot do without them. */
export function lackingItems(panels: readonly FormItem[], form: Form): FormItem[] {
  const present = new Set(placedItems(panels).map(({ item }) => item.contentId))
  const lacking = (items: readonly FormItem[]): FormItem[] =>
    items.filter(isLocked).flatMap((item) => {
      if (!present.has(item.contentId)) return [item]
      return itemsBelow(item).flatMap(({ items: inner }) => lacking(inner))
    })
  return lacking(form.panels)
}
