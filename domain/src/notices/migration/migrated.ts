import type { CodeLists } from '../catalogue/code-lists.ts'
import { type Form, type FormField, isField } from '../form/form.ts'
import { placesOf } from '../form/form-index.ts'
import { childPath, type ValuePath } from '../form/paths.ts'
import { withField } from '../values/editing.ts'
import { misfits } from '../values/fit.ts'
import { fieldAt, textsOf } from '../values/reading.ts'
import { slotOf, slots } from '../values/slots.ts'
import { tidy } from '../values/tidy.ts'
import type { FieldValue, PanelValues } from '../values/values.ts'
import { codeAfter } from './code-moves.ts'
import { type FieldMoves, fieldMoves } from './field-moves.ts'
import { type Grown, grownAt, grownRoot, harvested } from './growing.ts'
import { type Source, sourcesOf, targetOf } from './sources.ts'
import { stepsTo } from './steps-to.ts'
import { withStarts } from './starts.ts'

/** A form and the lists its codes are taken from. */
export type Side = { form: Form; lists: CodeLists }

/** How a value came over: as it was, to another place, under another name, or as the code that says the same. */
export type Way = 'same' | 'place' | 'field' | 'code'
export type Moved = { source: Source; to: ValuePath; way: Way }

/** Why something must be chosen anew, or cannot come along. */
export type AnewReason = 'code' | 'kind' | 'misfit'
export type LostReason = 'field' | 'room' | 'kind' | 'fixed'

/** `to` is where it is asked now, null where that depends on the answer to another question. */
export type Anew = { source: Source; value: FieldValue; to: ValuePath | null; reason: AnewReason }
export type Lost = { source: Source; value: FieldValue; reason: LostReason }

export type Migration = {
  values: PanelValues
  moved: readonly Moved[]
  anew: readonly Anew[]
  lost: readonly Lost[]
}

type Found = { source: Source; value: FieldValue }
type Landed = Found & { field: FormField; at: Grown; way: Way }
type Moving = {
  from: Side
  to: Side
  moves: FieldMoves
  root: Grown
  landed: Landed[]
  asked: (Found & { field: FormField | null; at: Grown | null; reason: AnewReason })[]
  lost: Lost[]
}

/** The values of a form in the form of a newer version, and what became of each of them. */
export function migrated(values: PanelValues, from: Side, to: Side): Migration {
  const moves = fieldMoves(from.form.sdkVersion ?? '', to.form.sdkVersion ?? '')
  const moving: Moving = { from, to, moves, root: grownRoot(), landed: [], asked: [], lost: [] }
  for (const source of sourcesOf(from.form, values)) move(moving, source)
  return settled(moving)
}

/** Nobody has written it: the newer form fills in its own. */
const isStandards = ({ field, value }: Source): boolean =>
  field.presetValue !== undefined && textsOf(value)[0] === field.presetValue

function move(moving: Moving, source: Source): void {
  const { to, moves, lost, asked } = moving
  const { value } = source
  const target = targetOf(moves, source, (id) => placesOf(to.form).has(id))
  const place = target.id === null ? undefined : placesOf(to.form).get(target.id)
  if (!place || !isField(place.item)) {
    if (isStandards(source)) return
    if (target.isKindOpen) asked.push({ source, value, field: null, at: null, reason: 'kind' })
    else lost.push({ source, value, reason: 'field' })
    return
  }
  const field = place.item
  if (field.presetValue !== undefined) {
    if (!isStandards(source) && textsOf(value)[0] !== field.presetValue)
      lost.push({ source, value, reason: 'fixed' })
    return
  }
  const parts = partsOf(value, field)
  if (!parts) {
    lost.push({ source, value, reason: 'kind' })
    return
  }
  for (const [index, part] of parts.entries())
    land(moving, source, { ...part, contentId: field.contentId }, index)
}

/** A list as single values, where the newer form repeats the group round the field instead; null where it takes neither. */
function partsOf(value: FieldValue, field: FormField): readonly FieldValue[] | null {
  const slot = slotOf(field)
  const held = slots.find((one) => value[one] !== undefined)
  if (held === slot) return [value]
  if (held === 'listValue' && slot === 'stringValue') {
    const { listValue = [], ...rest } = value
    return listValue.map((text) => ({ ...rest, stringValue: text }))
  }
  if (held === 'stringValue' && slot === 'listValue') {
    const { stringValue = '', ...rest } = value
    return [{ ...rest, listValue: [stringValue] }]
  }
  return null
}

function land(moving: Moving, source: Source, part: FieldValue, index: number): void {
  const { to, root, landed, asked, lost } = moving
  const place = placesOf(to.form).get(part.contentId)
  if (!place || !isField(place.item)) return
  const field = place.item
  const at = grownAt(root, stepsTo(place.groups, source.chain, index))
  const { taken, gone } = codesAfter(moving, source, field, part)
  if (gone && !(field.hidden && field.initialValue !== undefined))
    asked.push({ source, value: inOldWords(source, gone), field, at, reason: 'code' })
  if (!taken) return
  if (at.fields.has(field.contentId)) {
    lost.push({ source, value: inOldWords(source, part), reason: 'room' })
    return
  }
  at.fields.set(field.contentId, taken)
  const isOther = JSON.stringify(textsOf(taken)) !== JSON.stringify(textsOf(part))
  const way = isOther ? 'code' : field.contentId === source.field.contentId ? 'same' : 'field'
  landed.push({ source, value: taken, field, at, way })
}

const inOldWords = ({ field }: Source, value: FieldValue): FieldValue => ({
  ...value,
  contentId: field.contentId,
})

/** What of the value's codes the newer list has, and what it has not. */
function codesAfter(
  { from, to }: Moving,
  { field: old }: Source,
  field: FormField,
  part: FieldValue,
): { taken: FieldValue | null; gone: FieldValue | null } {
  if (!field.codeList || part.booleanValue !== undefined) return { taken: part, gone: null }
  const after = (code: string) => codeAfter(code, [old, from.lists], [field, to.lists])
  if (part.listValue) {
    const kept = [...new Set(part.listValue.flatMap((code) => after(code) ?? []))]
    const gone = part.listValue.filter((code) => after(code) === null)
    return {
      taken: kept.length > 0 ? { ...part, listValue: kept } : null,
      gone: gone.length > 0 ? { ...part, listValue: gone } : null,
    }
  }
  const code = after(part.stringValue ?? '')
  return code === null ? { taken: null, gone: part } : { taken: { ...part, stringValue: code }, gone: null }
}

/** What has landed as values that can be stored; what the newer field does not take is asked for. */
function settled({ from, to, root, landed, asked, lost }: Moving): Migration {
  const { values: grown, pathOf } = harvested(to.form, root)
  const placed = new Map(landed.map((one) => [childPath(pathOf(one.at), one.field), one]))
  const anew: Anew[] = asked.map(({ source, value, field, at, reason }) => ({
    source,
    value,
    to: field && at ? childPath(pathOf(at), field) : null,
    reason,
  }))
  let values = grown
  for (let faults = misfits(to.form, values, to.lists); faults.length > 0; ) {
    for (const { path } of faults) {
      const one = placed.get(path)
      if (!one || !fieldAt(values, path)) throw new Error(`Nothing was put at ${path}`)
      values = withField(to.form, values, path, null)
      anew.push({ source: one.source, value: inOldWords(one.source, one.value), to: path, reason: 'misfit' })
      placed.delete(path)
    }
    faults = misfits(to.form, values, to.lists)
  }
  const moved = [...placed].map(([path, { source, way }]) => ({
    source,
    to: path,
    way: way === 'same' && path !== source.path ? ('place' as const) : way,
  }))
  return { values: tidy(to.form, withStarts(from.form, to.form, values)), moved, anew, lost }
}
