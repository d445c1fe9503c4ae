import { metadataGroup } from '../catalogue/catalogue.ts'
import { type Form, isField } from '../form/form.ts'
import { placesOf } from '../form/form-index.ts'
import { childPath, type ValuePath } from '../form/paths.ts'
import { fieldsNamed, textsOf } from '../values/reading.ts'
import { sendingTime } from '../values/structure.ts'
import { type FieldValue, type GroupValue, isGroupValue } from '../values/values.ts'
import { above, childAt, type Draft, freeChildAt, newChild, newDraft } from './draft.ts'
import { impliedCode, isJournalNumber, languageField, noticeReferences, numbered } from './exceptions.ts'
import type { FieldPlan } from './field-plan.ts'
import type { NoticeToWrite, WrittenNotice } from './notice-xml.ts'
import { type Open, opened, wayToField } from './placing.ts'
import { type Plan, planOf, rootNode } from './plan.ts'
import { legalText, serialized } from './serialize.ts'
import { stepOf } from './steps.ts'

/** One text of a field, with what its attributes say. */
type Said = { text: string; language: string; unitValue?: string | undefined }

/** The notice as the standard wants it; what the standard does not know is left out. */
export function writeNotice({ catalogue, form, values, now }: NoticeToWrite): WrittenNotice {
  const plan = planOf(catalogue, form)
  const [language = 'DEU'] = textsOf(fieldsNamed(values, languageField)[0])
  const root = newDraft(plan.root.name)
  const items = placesOf(form)
  const open: readonly Open[] = [{ node: rootNode, element: () => root }]

  const writeGroup = (group: GroupValue, outer: readonly Open[], path: ValuePath): void => {
    const node = plan.groups.get(group.contentId)
    const inside = node ? [...outer, opened(plan, node, outer, path)] : outer
    for (const value of group.children) {
      const item = items.get(value.contentId)?.item
      if (!item) continue
      const here = childPath(path, item, isGroupValue(value) ? value.ordinal : 1)
      if (isGroupValue(value)) writeGroup(value, inside, here)
      else if (isField(item)) writeField(value, inside, here)
    }
  }
  const writeField = (value: FieldValue, inside: readonly Open[], path: ValuePath): void => {
    const own = plan.fields.get(value.contentId)
    if (!own || own.field.presetValue === sendingTime) return
    for (const said of saidBy(own, value, language)) write(plan, own, inside, path, said)
  }

  for (const panel of values) {
    const item = items.get(panel.contentId)?.item
    if (item) writeGroup(panel, open, childPath('', item, panel.ordinal))
  }
  const metadata = values.filter(({ contentId }) => contentId === metadataGroup)
  for (const own of plan.fields.values()) {
    const text = ownText(form, own, now)
    if (text && fieldsNamed(metadata, own.field.contentId).length === 0)
      write(plan, own, open, `${metadataGroup}/${own.field.contentId}`, { text, language })
  }
  supplement(root)
  return serialized(catalogue, plan.root, root)
}

/** What a notice says of itself, whatever its form holds. */
function ownText(form: Form, { field }: FieldPlan, now: string): string | undefined {
  const [group] = placesOf(form).get(field.contentId)?.groups ?? []
  if (group?.contentId !== metadataGroup || field.presetWith) return undefined
  if (field.presetValue !== sendingTime) return field.presetValue
  const [, date = '', time = '', zone = ''] = /^(.{10})T(.{8})(?:\.\d+)?(.+)$/.exec(now) ?? []
  return (field.type === 'date' ? date : time) + zone
}

/** Every text of a value; first that in the notice's own language. */
function saidBy({ facts }: FieldPlan, value: FieldValue, language: string): Said[] {
  const { unitValue } = value
  const own = textsOf(value).map((text) => ({ text, language, unitValue }))
  const others = facts.type === 'text-multilingual' ? Object.entries(value.translations ?? {}) : []
  return [...own, ...others.map(([translated, text]) => ({ text, language: translated }))]
}

function write(plan: Plan, own: FieldPlan, open: readonly Open[], path: ValuePath, said: Said): void {
  const text = legalText(said.text)
  if (!text) return
  const { holder, steps } = wayToField(plan, own, open)
  const branch = steps.length - own.steps.length + own.branch
  const element = own.attribute ? childAt(holder, steps) : freeChildAt(holder, steps, branch)
  element.place ??= path
  put(plan, own, element, { ...said, text })
  for (const { plan: preset, up } of own.presets)
    putPreset(plan, preset, above(element, up), { ...said, text: preset.field.presetValue ?? '' })
}

function put(plan: Plan, own: FieldPlan, element: Draft, said: Said): void {
  if (own.attribute) {
    element.attributes[own.attribute] = said.text
    return
  }
  element.text = said.text
  element.attributes = Object.assign(attributesOf(plan, own, said), element.attributes)
}

function putPreset(plan: Plan, preset: FieldPlan, home: Draft, said: Said): void {
  if (preset.attribute) home.attributes[preset.attribute] ??= said.text
  const leaf = preset.attribute ? undefined : preset.steps.at(-1)
  if (leaf && !home.latest?.has(leaf.key)) put(plan, preset, newChild(home, leaf), said)
}

function attributesOf(plan: Plan, own: FieldPlan, said: Said): Record<string, string> {
  const { type } = own.facts
  const schemeName = schemeNameOf(plan, own, said.text)
  return {
    ...(type === 'text-multilingual' && { languageID: said.language }),
    ...(type === 'amount' && said.unitValue && { currencyID: said.unitValue }),
    ...(type === 'measure' && said.unitValue && { unitCode: said.unitValue }),
    ...(schemeName && { schemeName }),
    ...own.fixed,
  }
}

function schemeNameOf(plan: Plan, { facts, schemeNames }: FieldPlan, text: string): string | undefined {
  if (schemeNames === 'notices') return noticeReferences[isJournalNumber(text) ? 'journal' : 'own']
  const [scheme = ''] = facts.idScheme ?? text.split('-')
  const isNamed = schemeNames && (facts.idScheme || facts.idSchemes?.includes(scheme))
  return isNamed ? plan.schemeNames.get(scheme) : undefined
}

const numberStep = stepOf('cbc:ID', [])
const codeStep = stepOf(impliedCode.code, [])

/** Adds what no field holds: a number to the references that need one and have none, and the implied code. */
function supplement({ children }: Draft): void {
  for (const child of children) {
    if (numbered.has(child.name) && isWritten(child) && !has(child, numberStep.name)) {
      const alike = children.filter(({ name }) => name === child.name)
      newChild(child, numberStep).text = String(alike.indexOf(child) + 1)
    }
    if (child.name === impliedCode.element && has(child, impliedCode.by) && !has(child, impliedCode.code))
      Object.assign(newChild(child, codeStep), {
        text: impliedCode.text,
        attributes: { listName: impliedCode.listName },
      })
    supplement(child)
  }
}

const has = ({ children }: Draft, wanted: string): boolean => children.some(({ name }) => name === wanted)

const isWritten = ({ text, children }: Draft): boolean => Boolean(text) || children.some(isWritten)
