import { type Change, changesBetween } from '../changes.ts'
import { type FormItem, isField } from '../notices/form/form.ts'
import { itemFactChanges } from './item-facts.ts'
import { type PlacedItem, placedItems } from './template-items.ts'
import type { EditedTemplate, Template } from './templates.contract.ts'
import {
  projectTypeTexts,
  sayRooms,
  itemChangeWords as words,
  templateChangeLabels,
} from './templates.texts.ts'

/** What the log says of a saved template; without `before` it is new. */
export function templateChanges(before: Template | null, after: Template): Change[] {
  const old = before ? factsOf(before) : {}
  return [
    ...changesBetween(old, factsOf(after), templateChangeLabels),
    ...(before ? itemChanges(before.panels, after.panels) : []),
  ]
}

/** What it says of one that was deleted or, being in use, only switched off. */
export function removalChanges(name: string, inUse: boolean): Change[] {
  return inUse
    ? changesBetween({ active: true }, { active: false }, templateChangeLabels)
    : changesBetween({ name }, {}, templateChangeLabels)
}

/** Everything that can be edited beside the panels, or it does not compile. */
type Facts = Record<Exclude<keyof EditedTemplate, 'panels'>, string | boolean | null>

const factsOf = ({ name, description, active, projectTypes, roomTemplates }: Template): Facts => ({
  name,
  description,
  active,
  projectTypes: projectTypes.map((type) => projectTypeTexts[type].de).join(', ') || null,
  roomTemplates: sayRooms(roomTemplates),
})

function itemChanges(before: readonly FormItem[], after: readonly FormItem[]): Change[] {
  const [old, current] = [byId(before), byId(after)]
  const ids = [...new Set([...old.keys(), ...current.keys()])]
  return [...ids.flatMap((id) => changesOf(old.get(id), current.get(id))), ...orderChange(old, current)]
}

type Items = ReadonlyMap<string, PlacedItem>

const byId = (panels: readonly FormItem[]): Items =>
  new Map(placedItems(panels).map((placed) => [placed.item.contentId, placed]))

/** One that came or went as a whole, one that stayed fact by fact. */
function changesOf(was: PlacedItem | undefined, is: PlacedItem | undefined): Change[] {
  if (!was || !is) {
    const there = is ?? was
    if (!there) return []
    const said = (placed: PlacedItem | undefined) => (placed ? wordsOf(placed.item) : null)
    return [{ label: kindOf(there.item), oldValue: said(was), newValue: said(is) }]
  }
  const name = `${kindOf(is.item)} „${is.item.label}“`
  const facts = itemFactChanges(was.item, is.item).map(({ fact, ...values }) => ({
    label: `${name}: ${fact}`,
    ...values,
  }))
  const [from, to] = [holderOf(was), holderOf(is)]
  if (from?.id === to?.id) return facts
  const moved = { oldValue: from?.name ?? null, newValue: to?.name ?? null }
  return [...facts, { label: `${name}: ${words.place}`, ...moved }]
}

/** In which group it stands, or below which answer of which field. */
function holderOf({ parent, path }: PlacedItem): { id: string; name: string } | null {
  if (!parent) return null
  const [, answer] = /choices\.(\d+)\.fields\.\d+$/.exec(path) ?? []
  const choice = answer !== undefined && isField(parent) ? parent.choices?.[Number(answer)] : undefined
  const { contentId, label } = parent
  return choice
    ? { id: `${contentId}/${choice.contentId}`, name: `${label}: ${choice.name}` }
    : { id: contentId, name: label }
}

function orderChange(old: Items, current: Items): Change[] {
  const stayed = (ofThese: Items, others: Items) =>
    [...ofThese].flatMap(([id, { item }]) => (others.has(id) ? [{ id, label: item.label }] : []))
  const [oldOrder, newOrder] = [stayed(old, current), stayed(current, old)]
  const first = oldOrder.findIndex(({ id }, index) => id !== newOrder[index]?.id)
  if (first < 0) return []
  const moved = { oldValue: oldOrder[first]?.label ?? null, newValue: newOrder[first]?.label ?? null }
  return [{ label: words.order, ...moved }]
}

function kindOf(item: FormItem): string {
  if (isField(item)) return words.field
  return item.contentType === 'section' ? words.panel : words.group
}

function wordsOf(item: FormItem): string {
  const marks = [
    item.required === true ? words.required : null,
    item.repeatable ? words.repeatable : null,
    isField(item) ? (item.choices?.map(({ name }) => name).join(' / ') ?? null) : null,
  ].filter((mark) => mark !== null)
  return marks.length > 0 ? `${item.label} (${marks.join(', ')})` : item.label
}
