import { type Catalogue, minorOf } from '../catalogue/catalogue.ts'
import type { Form, FormField } from '../form/form.ts'
import { childPath, type ValuePath } from '../form/paths.ts'
import { sendingTime } from '../values/structure.ts'
import { tidy } from '../values/tidy.ts'
import {
  type FieldValue,
  type GroupValue,
  type ItemValue,
  mostInGroup,
  mostPanels,
} from '../values/values.ts'
import { languageField, otherRoots, versionField } from './exceptions.ts'
import type { FieldPlan } from './field-plan.ts'
import { inSlot, takenIn } from './field-texts.ts'
import { holdings } from './holdings.ts'
import { type FieldWay, type GroupWay, isConstant, type ItemWay, itemWays, type Way } from './item-ways.ts'
import { leftOver, supplementsIn } from './left-over.ts'
import type { ReadNote, ReadNotice, XmlElement } from './notice-xml.ts'
import { UnreadableNotice } from './notice-xml.texts.ts'
import { withStatus } from './outgoing.ts'
import { type Plan, planOf } from './plan.ts'
import { parentsIn, type Select, selector } from './select.ts'
import { fieldFinder, stepsToField } from './standard-fields.ts'

/** The element of a group that is being read, where the file has it. */
type Open = XmlElement | undefined

type Reading = {
  form: Form
  select: Select
  parents: ReadonlyMap<XmlElement, XmlElement>
  language: string
  /** What some field holds, or comes by itself. */
  taken: Set<XmlElement>
  /** Which part of the form an element stands for. */
  places: Map<XmlElement, ValuePath>
}

/** The values of a notice, and what it says beyond them; what is no notice of a known kind is refused. */
export function readNotice(
  catalogue: Catalogue,
  formOf: (subtype: string) => Form | undefined,
  root: XmlElement,
): ReadNotice {
  const parents = parentsIn(root)
  const select = selector(parents)
  const textOf = (field: string): string => select(root, stepsToField(catalogue, field))[0]?.text ?? ''

  const versions = versionNotes(catalogue, textOf(versionField))
  const subtype = textOf('OPP-070-notice')
  const form = formOf(subtype)
  if (!form) throw new UnreadableNotice('subtype', { subtype })
  const plan = planOf(catalogue, form)
  const notes = [...versions, ...rootNotes(plan, root, subtype)]

  const language = textOf(languageField) || 'DEU'
  const [taken, places] = [supplementsIn(root), new Map<XmlElement, ValuePath>()]
  const reading: Reading = { form, select, parents, language, taken, places }
  const panels = readItems(reading, itemWays(plan, form).items, [root], '')
  const values = tidy(form, panels as GroupValue[])
  const finder = fieldFinder(catalogue, form, root, select)
  const isHeld = holdings(form, values)
  return { subtype, values, notes: [...notes, ...leftOver(root, { taken, places, finder, isHeld })] }
}

function versionNotes(catalogue: Catalogue, written: string): ReadNote[] {
  const [, version] = /^eforms-sdk-(1\.(?:0|[1-9]\d*))(?:\.\d+)?$/.exec(written) ?? []
  if (!version) throw new UnreadableNotice('version', { version: written })
  return version === minorOf(catalogue.version) ? [] : [{ kind: 'version', path: '', text: version }]
}

function rootNotes(plan: Plan, { name }: XmlElement, subtype: string): ReadNote[] {
  if (name === plan.root.name) return []
  if (name !== otherRoots[subtype]) throw new UnreadableNotice('otherRoot', { subtype, root: name })
  return [{ kind: 'root', path: '', text: name }]
}

const readItems = (
  reading: Reading,
  items: readonly ItemWay[],
  open: Open[],
  path: ValuePath,
): ItemValue[] => {
  const found: ItemValue[] = []
  for (const item of items)
    if ('field' in item) {
      const value = readField(reading, item, open)
      if (value) found.push(value)
    } else for (const value of readGroup(reading, item, open, path)) found.push(value)
  return found
}

/** A group that cannot repeat is looked into even where its own element is not there: it may hold fields of others. */
function readGroup(reading: Reading, toRead: GroupWay, open: Open[], path: ValuePath): GroupValue[] {
  const { group, way, isClosed, items } = toRead
  const elements = way ? elementsAt(reading, way, open) : []
  if (way && elements.length === 0 && (isClosed || group.repeatable)) return []
  const most = path === '' ? mostPanels : mostInGroup
  // Each is looked through for all its fields: what can never be kept is not read to its end.
  if (group.repeatable && elements.length > most)
    throw new UnreadableNotice('tooManyAlike', { max: most, line: elements[most]?.line ?? 1 })
  const found: GroupValue[] = []
  for (const element of group.repeatable ? elements : [elements[0]]) {
    const ordinal = found.length + 1
    const here = childPath(path, group, ordinal)
    if (way) open.push(element)
    const children = readItems(reading, items, open, here)
    if (way) open.pop()
    if (children.length === 0) continue
    const inside = withStatus(reading.form, children, 'BT-708', 'official')
    if (element) reading.places.set(element, here)
    found.push({ contentId: group.contentId, ordinal, children: inside })
  }
  return found
}

const none: readonly XmlElement[] = []

function elementsAt(
  reading: Reading,
  { from, steps, otherwise }: Way,
  open: readonly Open[],
): readonly XmlElement[] {
  const outer = open[from]
  if (outer) return reading.select(outer, steps)
  return otherwise ? elementsAt(reading, otherwise, open) : none
}

function readField(
  reading: Reading,
  { field, own, way }: FieldWay,
  open: readonly Open[],
): FieldValue | undefined {
  const { language, taken } = reading
  const elements = elementsAt(reading, way, open)
  const { attribute } = own
  if (field.presetValue !== undefined) {
    for (const element of elements)
      if (!attribute && isExpected(field, element, elements[0])) taken.add(element)
    return isConstant(field) ? inSlot(field, field.presetValue) : undefined
  }
  if (attribute) {
    const text = elements[0]?.attributes[attribute]
    return text ? inSlot(field, text) : undefined
  }
  if (elements.length === 0) return undefined
  const isFree = (element: XmlElement): boolean => element.text !== '' && !taken.has(element)
  const free = elements.every(isFree) ? elements : elements.filter(isFree)
  const found = takenIn(field, own.facts, free, language)
  for (const element of found?.taken ?? []) {
    taken.add(element)
    takePresets(reading, own, element)
  }
  return found?.value
}

/** What comes with a value by itself needs no field. */
function takePresets({ parents, taken }: Reading, own: FieldPlan, element: XmlElement): void {
  for (const { plan, up } of own.presets) {
    let home: XmlElement | undefined = element
    for (let level = 0; level < up; level++) home = home && parents.get(home)
    const leaf = plan.steps.at(-1)?.name
    for (const child of home?.children ?? [])
      if (child.name === leaf && child.text === plan.field.presetValue) taken.add(child)
  }
}

/** The moment of sending is always another; of the rest only the standard's version may differ, which is named once. */
const isExpected = (
  { presetValue, contentId }: FormField,
  { text }: XmlElement,
  first: XmlElement | undefined,
): boolean =>
  presetValue === sendingTime || (contentId === versionField && text === first?.text) || presetValue === text
