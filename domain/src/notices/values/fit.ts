import type { Bilingual, Values } from '../../texts.ts'
import type { CodeLists } from '../catalogue/code-lists.ts'
import { fitTexts } from './fit.texts.ts'
import { type Form, type FormField, type FormGroup, isField } from '../form/form.ts'
import { contentOf, placesOf } from '../form/form-index.ts'
import { lotGroups, partyGroup } from '../form/instances.ts'
import { childPath, type ValuePath } from '../form/paths.ts'
import { isFilled, textsOf } from './reading.ts'
import { slotOf, slots } from './slots.ts'
import { sendingTime } from './structure.ts'
import { isTakenOver } from './taken-over.ts'
import { faultOf, type ValueRule } from '../check/value-faults.ts'
import {
  deepestValue,
  type FieldValue,
  type GroupValue,
  type ItemValue,
  isGroupValue,
  type PanelValues,
} from './values.ts'

/** A value that cannot be stored, and why. */
export type Misfit = { path: ValuePath; text: Bilingual; values?: Values }

/** Nobody reads more of them. */
const mostTold = 100

type Fitting = {
  form: Form
  lists: CodeLists
  found: Misfit[]
  identifiers: Set<string>
  /** The party whose row it is about. */
  party?: GroupValue
  writtenAnew: readonly string[]
}
type FitRule = keyof typeof fitTexts

/**
 * What does not fit the form: drafts may be incomplete, but not nonsense. Whatever stands in the fields that are written
 * anew is gone before it is stored.
 */
export function misfits(
  form: Form,
  values: PanelValues,
  lists: CodeLists,
  writtenAnew: readonly string[] = [],
): Misfit[] {
  const fitting = { form, lists, found: [], identifiers: new Set<string>(), writtenAnew }
  fitChildren(fitting, form, values, '', 0)
  return fitting.found
}

function fitChildren(
  fitting: Fitting,
  holder: FormGroup | Form,
  children: readonly ItemValue[],
  path: ValuePath,
  depth: number,
): void {
  const { items, order } = contentOf(holder)
  const seen = new Set<string>()
  for (const value of children) {
    if (fitting.found.length >= mostTold) return
    const item = items[order.get(value.contentId) ?? -1]
    const here = item
      ? childPath(path, item, isGroupValue(value) ? value.ordinal : 1)
      : `${path && `${path}/`}${value.contentId}`
    const repeated = seen.has(value.contentId) && !(item && !isField(item) && item.repeatable)
    seen.add(value.contentId)
    if (!item) tell(fitting, here, placesOf(fitting.form).has(value.contentId) ? 'wrongPlace' : 'unknown')
    else if (repeated) tell(fitting, here, 'repeated')
    else if (isGroupValue(value) === isField(item) || !hasShape(value)) tell(fitting, here, 'wrongKind')
    else if (depth >= deepestValue) tell(fitting, here, 'tooDeep')
    else if (isField(item)) fitField(fitting, item, value as FieldValue, here)
    else fitGroup(fitting, item, value as GroupValue, here, depth + 1)
  }
}

function fitGroup(
  fitting: Fitting,
  group: FormGroup,
  value: GroupValue,
  path: ValuePath,
  depth: number,
): void {
  const inside = group.contentId === partyGroup ? { ...fitting, party: value } : fitting
  fitChildren(inside, group, value.children, path, depth)
}

const tell = ({ found }: Fitting, path: ValuePath, rule: FitRule, values?: Values): void => {
  found.push(values ? { path, text: fitTexts[rule], values } : { path, text: fitTexts[rule] })
}

/** A group holds no value, a field no children; facts stand on the groups that have them. */
function hasShape(value: ItemValue): boolean {
  const keys: string[] = Object.keys(value)
  const facts = isGroupValue(value) ? factsOf(value.contentId) : fieldKeys
  return keys.every((key) => facts.includes(key))
}

const fieldKeys: readonly string[] = ['contentId', 'unitValue', 'translations', ...slots]
const groupKeys: readonly string[] = ['contentId', 'ordinal', 'children']
const partyKeys = [...groupKeys, 'organizationId']
const lotKeys = [...groupKeys, 'propertyIds', 'applicationDeadline', 'offerDeadline']

function factsOf(contentId: string): readonly string[] {
  if (contentId === partyGroup) return partyKeys
  return lotGroups.includes(contentId) ? lotKeys : groupKeys
}

/** What is not even kept in a draft; what only an unfinished value lacks is left to the check. */
export const refusedFaults: readonly ValueRule[] = [
  'code',
  'tooLong',
  'number',
  'integer',
  'date',
  'time',
  'unit',
]

function fitField(fitting: Fitting, field: FormField, value: FieldValue, path: ValuePath): void {
  if (!isFilled(value)) return
  const filled = slots.filter((slot) => value[slot] !== undefined)
  const measured = field.type === 'amount' || field.type === 'measure'
  const odd = (value.unitValue && !measured) || (value.translations && field.type !== 'text-multilingual')
  if (filled.length !== 1 || filled[0] !== slotOf(field) || odd) return tell(fitting, path, 'wrongSlot')
  const [text = ''] = textsOf(value)
  if (field.presetValue !== undefined && field.presetValue !== sendingTime && text !== field.presetValue)
    return tell(fitting, path, 'fixed')
  if (field.schemeId) return fitIdentifier(fitting, field.schemeId, text, path)
  if (fitting.party && isTakenOver(fitting.party, field.contentId)) return
  if (fitting.writtenAnew.includes(field.contentId)) return
  const fault = faultOf(field, value, fitting.lists)
  if (fault && refusedFaults.includes(fault.rule)) tell(fitting, path, fault.rule as FitRule, fault.values)
}

function fitIdentifier(fitting: Fitting, scheme: string, id: string, path: ValuePath): void {
  if (!id.startsWith(`${scheme}-`) || !/^\d{4}$/.test(id.slice(scheme.length + 1)))
    return tell(fitting, path, 'identifier', { example: `${scheme}-0001` })
  if (fitting.identifiers.has(id)) return tell(fitting, path, 'identifierTwice', { id })
  fitting.identifiers.add(id)
}
