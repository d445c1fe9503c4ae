import { type Change, changesBetween } from '../changes.ts'
import { type FormItem, isField } from '../notices/form/form.ts'
import { placedItems } from './template-items.ts'
import { projectTypeTexts, itemChangeWords as words, templateChangeLabels } from './templates.texts.ts'
import type { Template } from './templates.contract.ts'

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

const factsOf = ({ name, description, active, projectTypes, roomTemplates }: Template) => ({
  name,
  description,
  active,
  projectTypes: projectTypes.map((type) => projectTypeTexts[type].de).join(', ') || null,
  rooms: roomTemplates.map((room) => room.name).join(', ') || null,
})

function itemChanges(before: readonly FormItem[], after: readonly FormItem[]): Change[] {
  const [old, current] = [byId(before), byId(after)]
  const ids = [...new Set([...old.keys(), ...current.keys()])]
  const changed = ids.flatMap((id) => {
    const [oldValue, newValue] = [wordsOf(old.get(id)), wordsOf(current.get(id))]
    const item = current.get(id) ?? old.get(id)
    return item && oldValue !== newValue ? [{ label: kindOf(item), oldValue, newValue }] : []
  })
  const stayed = (ofThese: ReadonlyMap<string, FormItem>, others: ReadonlyMap<string, FormItem>) =>
    [...ofThese].flatMap(([id, { label }]) => (others.has(id) ? [{ id, label }] : []))
  const [oldOrder, newOrder] = [stayed(old, current), stayed(current, old)]
  const first = oldOrder.findIndex(({ id }, index) => id !== newOrder[index]?.id)
  if (first < 0) return changed
  const moved = { oldValue: oldOrder[first]?.label ?? null, newValue: newOrder[first]?.label ?? null }
  return [...changed, { label: words.order, ...moved }]
}

const byId = (panels: readonly FormItem[]): ReadonlyMap<string, FormItem> =>
  new Map(placedItems(panels).map(({ item }) => [item.contentId, item]))

function kindOf(item: FormItem): string {
  if (isField(item)) return words.field
  return item.contentType === 'section' ? words.panel : words.group
}

function wordsOf(item: FormItem | undefined): string | null {
  if (!item) return null
  const marks = [
    item.required === true ? words.required : null,
    item.repeatable ? words.repeatable : null,
    isField(item) ? (item.choices?.map(({ name }) => name).join(' / ') ?? null) : null,
  ].filter((mark) => mark !== null)
  return marks.length > 0 ? `${item.label} (${marks.join(', ')})` : item.label
}
