import { type Catalogue, minorOf } from '../catalogue/catalogue.ts'
import { type Form, type FormField, type FormGroup, type FormItem, isField } from '../form/form.ts'
import { childPath, type ValuePath } from '../form/paths.ts'
import { sendingTime } from '../values/structure.ts'
import { tidy } from '../values/tidy.ts'
import { type GroupValue, type ItemValue, mostInGroup, mostPanels } from '../values/values.ts'
import { languageField, otherRoots, versionField } from './exceptions.ts'
import type { FieldPlan } from './field-plan.ts'
import { inSlot, takenIn } from './field-texts.ts'
import { leftOver, supplementsIn } from './left-over.ts'
import type { ReadNote, ReadNotice, XmlElement } from './notice-xml.ts'
import { UnreadableNotice } from './notice-xml.texts.ts'
import { withStatus } from './outgoing.ts'
import { isTwin, type Plan, planOf, rootNode } from './plan.ts'
import { parentsIn, type Select, selector } from './select.ts'
import { fieldFinder, stepsToField } from './standard-fields.ts'
import type { Step } from './steps.ts'

/** An element that is open while the group that stands for it is read. */
type Open = { node: string; element: XmlElement }

type Reading = {
  plan: Plan
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
  const reading: Reading = { plan, select, parents, language, taken, places }
  const panels = readItems(reading, form.panels, [{ node: rootNode, element: root }], '')
  const values = tidy(form, panels as GroupValue[])
  const finder = fieldFinder(catalogue, form, root, select)
  return { subtype, values, notes: [...notes, ...leftOver(root, { taken, places, finder })] }
}

function versionNotes(catalogue: Catalogue, written: string): ReadNote[] {
  const [, version] = /^eforms-sdk-(1\.\d+)(?:\.\d+)?$/.exec(written) ?? []
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
  items: readonly FormItem[],
  open: readonly Open[],
  path: ValuePath,
): ItemValue[] =>
  items.flatMap((item): ItemValue[] =>
    isField(item) ? readField(reading, item, open) : readGroup(reading, item, open, path),
  )

/** A group that cannot repeat is looked into even where its own element is not there: it may hold fields of others. */
function readGroup(reading: Reading, group: FormGroup, open: readonly Open[], path: ValuePath): GroupValue[] {
  const { contentId, children, repeatable } = group
  const node = reading.plan.groups.get(contentId)
  const elements = node ? elementsAt(reading, node, [], open) : []
  const most = path === '' ? mostPanels : mostInGroup
  // Each is looked through for all its fields: what can never be kept is not read to its end.
  if (repeatable && elements.length > most)
    throw new UnreadableNotice('tooManyAlike', { max: most, line: elements[most]?.line ?? 1 })
  const found: GroupValue[] = []
  for (const element of repeatable ? elements : [elements[0]]) {
    const ordinal = found.length + 1
    const here = childPath(path, group, ordinal)
    const items = readItems(reading, children, openWith(open, node, element), here)
    const inside = withStatus(items, 'BT-708', 'official')
    if (inside.length === 0) continue
    if (element) reading.places.set(element, here)
    found.push({ contentId, ordinal, children: inside })
  }
  return found
}

const openWith = (open: readonly Open[], node: string | undefined, element: XmlElement | undefined) =>
  node && element ? [...open, { node, element }] : open

/** The elements at the end of the steps from a node, in the innermost open element that this node lies in. */
function elementsAt(
  { plan, select }: Reading,
  node: string,
  steps: readonly Step[],
  open: readonly Open[],
): readonly XmlElement[] {
  for (let at = open.length - 1; at >= 0; at--) {
    const outer = open[at]
    const nodes = outer && plan.between(outer.node, node)
    if (!outer || !nodes) continue
    const way = nodes.flatMap(plan.stepsTo)
    const meant = open.slice(at + 1).find((inner) => isTwin(plan.stepsTo(inner.node), way))
    return meant
      ? select(meant.element, [...way.slice(1), ...steps])
      : select(outer.element, [...way, ...steps])
  }
  return []
}

function readField(reading: Reading, field: FormField, open: readonly Open[]): ItemValue[] {
  const { plan, language, taken } = reading
  const own = plan.fields.get(field.contentId)
  if (!own) return []
  const elements = elementsAt(reading, own.node, own.steps, open)
  const { attribute } = own
  if (field.presetValue !== undefined) {
    for (const element of elements) if (!attribute && isExpected(field, element)) taken.add(element)
    return field.presetWith || field.presetValue === sendingTime ? [] : [inSlot(field, field.presetValue)]
  }
  if (attribute) {
    const text = elements[0]?.attributes[attribute]
    return text ? [inSlot(field, text)] : []
  }
  const free = elements.filter((element) => element.text && !taken.has(element))
  const found = takenIn(field, own.facts, free, language)
  for (const element of found?.taken ?? []) {
    taken.add(element)
    takePresets(reading, own, element)
  }
  return found ? [found.value] : []
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

/** The moment of sending is always another; of the rest only the standard's version may differ. */
const isExpected = ({ presetValue, contentId }: FormField, { text }: XmlElement): boolean =>
  presetValue === sendingTime || contentId === versionField || presetValue === text
