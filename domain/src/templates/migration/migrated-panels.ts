import { type Form, type FormGroup, type FormItem, isField } from '../../notices/form/form.ts'
import { isLocked, standardOf } from '../template-copies.ts'
import { placedItems } from '../template-items.ts'

/** What becomes of a copy's parts in a newer version of the standard. */
export type PanelsMigration = {
  panels: readonly FormGroup[]
  /** The standard's, which the newer version no longer has; a group that holds own fields stays as an own one. */
  gone: readonly { item: FormItem; isKept: boolean }[]
  /** The standard's, which the older version did not have. */
  added: readonly FormItem[]
}

/** Own words and marks of a part, which it keeps. */
type OwnFacts = Partial<Pick<FormItem, 'label' | 'description'>> & { alwaysShow?: true; startsWith?: number }

type Moving = {
  copy: ReadonlyMap<string, { item: FormItem; parent: FormItem | null }>
  from: Form
  to: Form
}

/**
 * A copy as the newer version has it: what it left out of the older one stays out unless it has become indispensable,
 * what is new comes in, and own parts stay in the group they stood in, or keep that group.
 */
export function migratedPanels(panels: readonly FormGroup[], from: Form, to: Form): PanelsMigration {
  const placed = placedItems(panels)
  const copy = new Map(placed.map(({ item, parent }) => [item.contentId, { item, parent }]))
  const moving = { copy, from, to }
  const standard = standardOf(to)
  const next = to.panels.flatMap((panel) => included(moving, panel)).filter((panel) => !isField(panel))
  const own = panels
    .filter(({ contentId }) => !standard.has(contentId))
    .flatMap((panel) => ownRest(moving, panel))
    .filter((panel) => !isField(panel))
  const kept = new Set(placedItems([...next, ...own]).map(({ item }) => item.contentId))
  const gone = placed
    .filter(({ item }) => standardOf(from).has(item.contentId) && !standard.has(item.contentId))
    .map(({ item }) => ({ item, isKept: kept.has(item.contentId) }))
  const added = placedItems(next)
    .map(({ item }) => item)
    .filter(({ contentId }) => standard.has(contentId) && !copy.has(contentId))
  return { panels: [...next, ...own], gone, added }
}

/** An item of the newer standard, with what of it the copy has; nothing where the copy has left it out. */
function included(moving: Moving, item: FormItem): FormItem[] {
  const { copy, from, to } = moving
  const before = copy.get(item.contentId)?.item
  const isNew = !standardOf(from).has(item.contentId)
  const facts = before ? ownFactsOf(before, standardOf(from).get(item.contentId)?.item) : {}
  if (isField(item)) return before || isNew || isLocked(item) ? [{ ...item, ...facts }] : []
  const children = item.children.flatMap((child) => included(moving, child))
  // A new group round questions that the copy has left out is left out with them.
  if (children.length === 0 && !before) return []
  const own =
    before && !isField(before)
      ? before.children
          .filter(({ contentId }) => !standardOf(to).has(contentId))
          .flatMap((child) => ownRest(moving, child))
      : []
  return [{ ...item, ...facts, children: [...children, ...own] }]
}

/** What is the authority's own in an item the newer standard does not have; a group of the standard round it stays. */
function ownRest(moving: Moving, item: FormItem): FormItem[] {
  const { from, to } = moving
  const isStandards = standardOf(from).has(item.contentId)
  if (isField(item)) return isStandards ? [] : [item]
  const children = item.children
    .filter(({ contentId }) => !standardOf(to).has(contentId))
    .flatMap((child) => ownRest(moving, child))
  if (isStandards && children.length === 0) return []
  const { contentId, contentType, label } = item
  return [isStandards ? { contentId, contentType, label, children } : { ...item, children }]
}

function ownFactsOf(item: FormItem, original: FormItem | undefined): OwnFacts {
  return {
    ...(item.label !== original?.label && { label: item.label }),
    ...(item.description !== undefined &&
      item.description !== original?.description && { description: item.description }),
    ...(isField(item) && item.alwaysShow && { alwaysShow: true }),
    ...(!isField(item) && item.startsWith && { startsWith: item.startsWith }),
  }
}
