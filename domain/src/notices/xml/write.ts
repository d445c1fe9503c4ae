import { metadataGroup } from '../catalogue/catalogue.ts'
import type { Form } from '../form/form.ts'
import { placesOf } from '../form/form-index.ts'
import { childPath, type ValuePath } from '../form/paths.ts'
import { fieldsNamed, textsOf } from '../values/reading.ts'
import { sendingTime } from '../values/structure.ts'
import { type FieldValue, type GroupValue, isGroupValue } from '../values/values.ts'
import { above, childAt, type Draft, freeChildAt, isBare, latestChild, newChild, newDraft } from './draft.ts'
import { impliedCode, isJournalNumber, languageField, noticeReferences, numbered } from './exceptions.ts'
import type { FieldPlan } from './field-plan.ts'
import { itemWays } from './item-ways.ts'
import type { NoticeToWrite, WrittenNotice } from './notice-xml.ts'
import { type Open, startOf } from './placing.ts'
import { type Plan, planOf, rootNode } from './plan.ts'
import { legalText, serialized } from './serialize.ts'
import { type Step, stepOf } from './steps.ts'

/** One text of a field, with what its attributes say. */
type Said = { text: string; language: string; unitValue?: string | undefined }
/** The part of the form that a text stands in. */
type Place = { group: ValuePath; field: string }

/** The notice as the standard wants it; what the standard does not know is left out. */
export function writeNotice({ catalogue, form, values, now }: NoticeToWrite): WrittenNotice {
  const plan = planOf(catalogue, form)
  const { byId } = itemWays(plan, form)
  const [language = 'DEU'] = textsOf(fieldsNamed(values, languageField)[0])
  const root = newDraft({ name: plan.root.name, key: plan.root.name })
  const open: Open[] = [{ by: undefined, path: '', element: root }]

  const writeGroup = (value: GroupValue, outer: ValuePath): void => {
    const by = byId.get(value.contentId)
    if (!by || 'field' in by) return
    const path = childPath(outer, by.group, value.ordinal)
    if (by.way) open.push({ by, path, element: undefined })
    for (const child of value.children)
      if (isGroupValue(child)) writeGroup(child, path)
      else writeField(child, path)
    if (by.way) open.pop()
  }
  const writeField = (value: FieldValue, group: ValuePath): void => {
    const { contentId: field, unitValue, translations } = value
    const by = byId.get(field)
    if (!by || 'group' in by || by.field.presetValue === sendingTime) return
    const { own, way } = by
    const say = (said: Said) => {
      if (said.text) write(plan, own, startOf(open, way), way.steps, { group, field }, said)
    }
    for (const text of textsOf(value)) say({ text: legalText(text), language, unitValue })
    if (translations && own.facts.type === 'text-multilingual')
      for (const [other, text] of Object.entries(translations))
        say({ text: legalText(text), language: other })
  }

  for (const panel of values) writeGroup(panel, '')
  const metadata = values.filter(({ contentId }) => contentId === metadataGroup)
  for (const [field, own] of plan.fields) {
    const text = ownText(form, own, now)
    if (!text || fieldsNamed(metadata, field).length > 0) continue
    const steps = [...(plan.between(rootNode, own.node) ?? []), ...own.steps]
    write(plan, own, root, steps, { group: metadataGroup, field }, { text, language })
  }
  supplement(root)
  return serialized(catalogue, plan.root, root)
}

/** What a notice says of itself, whatever its form holds. */
function ownText(form: Form, { field }: FieldPlan, now: string): string | undefined {
  const [group] = placesOf(form).get(field.contentId)?.groups ?? []
  if (group?.contentId !== metadataGroup || field.presetWith) return undefined
  if (field.presetValue !== sendingTime) return field.presetValue
  const [, date = '', time = '', zone = ''] = /^([\d-]{10})T([\d:]{8})(?:\.\d+)?([Z+-].*)$/.exec(now) ?? []
  return (field.type === 'date' ? date : time) + zone
}

function write(
  plan: Plan,
  own: FieldPlan,
  start: Draft,
  steps: readonly Step[],
  { group, field }: Place,
  said: Said,
): void {
  const branch = steps.length - own.steps.length + own.branch
  const element = own.attribute ? childAt(start, steps) : freeChildAt(start, steps, branch)
  if (element.place === undefined) {
    element.place = group
    element.field = field
  }
  put(plan, own, element, said)
  for (const { plan: preset, up } of own.presets)
    putPreset(plan, preset, above(element, up), { ...said, text: preset.field.presetValue ?? '' })
}

function put(plan: Plan, own: FieldPlan, element: Draft, said: Said): void {
  if (own.attribute) {
    element.attributes = { ...element.attributes, [own.attribute]: said.text }
    return
  }
  const attributes = attributesOf(plan, own, said)
  element.attributes = isBare(element) ? attributes : { ...attributes, ...element.attributes }
  element.text = said.text
}

function putPreset(plan: Plan, preset: FieldPlan, home: Draft, said: Said): void {
  if (preset.attribute && home.attributes[preset.attribute] === undefined) put(plan, preset, home, said)
  const leaf = preset.attribute ? undefined : preset.steps.at(-1)
  if (leaf && !latestChild(home, leaf)) put(plan, preset, newChild(home, leaf), said)
}

/** What most elements say is the same for all of a field, and so the same thing. */
function attributesOf(plan: Plan, own: FieldPlan, said: Said): Draft['attributes'] {
  const { type } = own.facts
  if (type === 'text-multilingual') return { languageID: said.language, ...own.fixed }
  if (type === 'amount' && said.unitValue) return { currencyID: said.unitValue, ...own.fixed }
  if (type === 'measure' && said.unitValue) return { unitCode: said.unitValue, ...own.fixed }
  const schemeName = own.schemeNames && schemeNameOf(plan, own, said.text)
  return schemeName ? { schemeName, ...own.fixed } : own.fixed
}

function schemeNameOf(plan: Plan, { facts, schemeNames }: FieldPlan, text: string): string | undefined {
  if (schemeNames === 'notices') return noticeReferences[isJournalNumber(text) ? 'journal' : 'own']
  const { idScheme, idSchemes } = facts
  if (idScheme) return plan.schemeNames.get(idScheme[0])
  const [scheme = ''] = idSchemes ? text.split('-', 1) : []
  return idSchemes?.includes(scheme) ? plan.schemeNames.get(scheme) : undefined
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
