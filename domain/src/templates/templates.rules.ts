import {
  type DisplayType,
  type FieldType,
  type Form,
  type FormField,
  type FormGroup,
  isField,
} from '../notices/form/form.ts'
import type { Reason } from '../verdict.ts'
import { allowed, firstRefusal, refused, type Verdict } from '../verdict.ts'
import { lackingItems, standardOf } from './template-copies.ts'
import { type PlacedItem, placedItems } from './template-items.ts'
import type { ListedTemplate, TemplateUser } from './templates.contract.ts'
import { yesAndNo } from './yes-and-no.ts'

/** More than four times the largest notice. */
const mostItems = 2000

export const typeOfDisplay: Record<DisplayType, FieldType> = {
  TEXTAREA: 'text',
  TEXTBOX: 'text',
  COMBOBOX: 'code',
  DROPDOWN: 'code',
  MULTICHECKBOX: 'code',
  NUMBER: 'number',
  DATE: 'date',
  TIME: 'time',
  DATETIME: 'datetime',
  CHECKBOX: 'indicator',
  RADIO: 'indicator',
}

/** Its answers are written by whoever makes the form. */
export const hasChoices = (display: DisplayType): boolean => typeOfDisplay[display] === 'code'

/** "Yes" and "no" are both answers, so nothing can be missing. */
export const mayBeRequired = (display: DisplayType): boolean => typeOfDisplay[display] !== 'indicator'

export const mayRepeat = (display: DisplayType): boolean =>
  ['TEXTBOX', 'COMBOBOX', 'DROPDOWN'].includes(display)

/** Of the standard's forms only those for concessions are offered where a form is chosen. */
export const isOffered = ({ builtIn, name }: { builtIn: boolean; name: string }): boolean =>
  !builtIn || /konzession|concession/i.test(name)

/** A new tender can be made with it. */
export const mayBeginTender = (template: { builtIn: boolean; name: string; active: boolean }): boolean =>
  template.active && isOffered(template)

const usedBy = {
  tenders: 'templateUsedByTenders',
  settings: 'templateUsedInSettings',
  organizations: 'templateUsedByOrganizations',
} as const satisfies Record<TemplateUser, Reason>

/** What was filled in with a form is read with it for good; one in use is set inactive instead. */
export function mayDeleteTemplate(template: Pick<ListedTemplate, 'builtIn' | 'usedBy'>): Verdict {
  const [user] = template.usedBy
  if (template.builtIn) return refused('templateBuiltIn')
  return user ? refused(usedBy[user]) : allowed
}

/** The first answer that is called like an earlier one; to whoever chooses, `Feuchter Acker` and ` feuchter  acker` are the same. */
export function doubledChoice(names: readonly string[]): number {
  const seen = new Set<string>()
  return names.findIndex(
    (name) => seen.size === seen.add(name.trim().replace(/\s+/g, ' ').toLowerCase()).size,
  )
}

/** A definition may be kept; `base` is the standard's form of a copy. */
export function mayKeepPanels(panels: readonly FormGroup[], base: Form | null): Verdict {
  const placed = placedItems(panels)
  return firstRefusal(
    placed.length <= mostItems
      ? allowed
      : refused('templateTooLarge', { values: { n: mostItems }, fields: ['0.panels'] }),
    isUnique(placed),
    ...(base ? [keepsStandard(placed, panels, base)] : []),
    ...placed.filter(({ item }) => !base || !standardOf(base).has(item.contentId)).map(isWellMade),
  )
}

const at = ({ path }: PlacedItem, reason: Reason, key: string): Verdict =>
  refused(reason, { fields: [`0.${path}.${key}`] })

function isUnique(placed: readonly PlacedItem[]): Verdict {
  const seen = new Set<string>()
  const doubled = placed.find(({ item: { contentId } }) => seen.size === seen.add(contentId).size)
  return doubled ? at(doubled, 'templateItemDoubled', 'contentId') : allowed
}

/** The standard's items stay where the standard has them, and those it cannot do without are there. */
function keepsStandard(placed: readonly PlacedItem[], panels: readonly FormGroup[], base: Form): Verdict {
  const standard = standardOf(base)
  const misplaced = placed.find(({ item, parent }) => {
    const original = standard.get(item.contentId)
    if (!original) return parent !== null && isField(parent) && standard.has(parent.contentId)
    return original.parentId !== (parent?.contentId ?? null) || isField(original.item) !== isField(item)
  })
  if (misplaced) return at(misplaced, 'templateItemMisplaced', 'contentId')
  const [lacking] = lackingItems(panels, base)
  return lacking
    ? refused('templateItemLacking', { values: { label: lacking.label }, fields: ['0.panels'] })
    : allowed
}

/** Letters that a value's path can name. */
const contentId = /^[\w.()-]+$/

function isWellMade(placed: PlacedItem): Verdict {
  const { item, parent } = placed
  if (!contentId.test(item.contentId)) return at(placed, 'templateItemUnnamed', 'contentId')
  if (!isField(item)) {
    const isInField = parent !== null && isField(parent)
    return isInField ? at(placed, 'templateItemMisplaced', 'contentType') : allowed
  }
  if (parent === null || !item.displayType) return at(placed, 'templateItemMisplaced', 'contentType')
  return choicesFit(placed, item)
}

function choicesFit(placed: PlacedItem, { displayType, choices = [], fields = [] }: FormField): Verdict {
  const ids = choices.map((choice) => choice.contentId)
  if (new Set(ids).size < ids.length) return at(placed, 'templateItemDoubled', 'choices')
  if (fields.length > 0 && displayType !== 'CHECKBOX') return at(placed, 'templateItemMisplaced', 'fields')
  if (hasChoices(displayType)) {
    if (choices.length === 0) return at(placed, 'templateChoicesLacking', 'choices')
    const doubled = doubledChoice(choices.map(({ name }) => name))
    return doubled < 0 ? allowed : at(placed, 'templateChoiceDoubled', `choices.${doubled}.name`)
  }
  const mayHave: readonly string[] = displayType === 'RADIO' ? yesAndNo : []
  return ids.every((id) => mayHave.includes(id)) ? allowed : at(placed, 'templateItemMisplaced', 'choices')
}
