import type { Catalogue, FieldFacts } from '../catalogue/catalogue.ts'
import { presetCompanions } from '../catalogue/presets.ts'
import { type Form, type FormField, isField } from '../form/form.ts'
import { placesOf } from '../form/form-index.ts'
import { describedAttributes } from './described-attributes.ts'
import { pathOf } from './element-paths.ts'
import { noticeReferences, units } from './exceptions.ts'
import { demandedAttributes, parsedPath, type Step, withOwnHolder } from './steps.ts'

/** Where a field stands in the XML: steps from its node to its element, of which the last may be an attribute. */
export type FieldPlan = {
  field: FormField
  facts: FieldFacts
  node: string
  steps: readonly Step[]
  attribute?: string
  /** Attributes its element has whatever it holds. */
  fixed: Readonly<Record<string, string>>
  /** Where the name of its identifiers' scheme is taken from; undefined where none is said. */
  schemeNames: 'identifiers' | 'notices' | undefined
  /** The step that is there once per value or language. */
  branch: number
  /** What comes with it by itself, and how many elements above its own this lies. */
  presets: readonly { plan: FieldPlan; up: number }[]
}

/** A plan for every field of the form, and for what the standard writes beside them. */
export function fieldPlans(
  catalogue: Catalogue,
  form: Form,
  levelsTo: (node: string) => number,
): Map<string, FieldPlan> {
  const made = new Map<string, FieldPlan & { presets: { plan: FieldPlan; up: number }[] }>()
  for (const field of [...fieldsOf(form), ...unaskedPresets(catalogue, form)]) {
    const facts = catalogue.fields[field.contentId]
    if (facts) made.set(field.contentId, { ...fieldPlan(catalogue, field, facts), presets: [] })
  }
  const depth = ({ node, steps }: FieldPlan): number => levelsTo(node) + steps.length
  for (const preset of made.values()) {
    const home = depth(preset) - (preset.attribute ? 0 : 1)
    for (const companion of preset.field.presetWith ?? []) {
      const plan = made.get(companion)
      plan?.presets.push({ plan: preset, up: depth(plan) - home })
    }
  }
  return made
}

const fieldsOf = (form: Form): FormField[] =>
  [...placesOf(form).values()].map(({ item }) => item).filter(isField)

/** Presets that the form does not ask for, though they belong to fields that it does: they are written all the same. */
function unaskedPresets(catalogue: Catalogue, form: Form): FormField[] {
  const asked = new Set(fieldsOf(form).map(({ contentId }) => contentId))
  const place = BigInt(catalogue.subtypes.findIndex(({ id }) => id === form.subtype))
  const isForbidden = ({ forbidden = [] }: FieldFacts) =>
    forbidden.some(([set, condition]) => condition === undefined && (BigInt(`0x${set}`) >> place) & 1n)
  const unasked = Object.entries(catalogue.fields).filter(
    ([id, facts]) =>
      facts.preset !== undefined && !facts.attributeOf && !asked.has(id) && !isForbidden(facts),
  )
  const companions = presetCompanions(catalogue, new Set([...asked, ...unasked.map(([id]) => id)]))
  return unasked.flatMap(([contentId, { name, type, preset = '' }]): FormField[] => {
    const presetWith = companions.get(contentId)
    const look = { contentType: 'field', displayType: 'TEXTBOX', hidden: true } as const
    return presetWith ? [{ contentId, label: name, type, ...look, presetValue: preset, presetWith }] : []
  })
}

function fieldPlan(catalogue: Catalogue, field: FormField, facts: FieldFacts): Omit<FieldPlan, 'presets'> {
  const parsed = withOwnHolder(parsedPath(pathOf(catalogue, field.contentId)))
  const last = parsed.at(-1)
  const attribute = last?.name.startsWith('@') ? last.name.slice(1) : undefined
  const steps = attribute ? parsed.slice(0, -1) : parsed
  const leaf = attribute ? undefined : last
  return {
    field,
    facts,
    node: facts.node,
    steps,
    ...(attribute && { attribute }),
    fixed: leaf
      ? {
          ...fixedAttributes(catalogue, field.contentId, leaf.name),
          ...demandedAttributes(leaf),
        }
      : {},
    schemeNames: schemeNamesFor(catalogue, field.contentId),
    branch: facts.repeatable ? 0 : lastRepeating(catalogue, steps),
  }
}

/** As the standard describes them, or else as its lists and schemas have it. */
function fixedAttributes(catalogue: Catalogue, id: string, element: string): Record<string, string> {
  const described = describedAttributes(catalogue, id)
  if (described)
    return Object.fromEntries(
      described.flatMap(({ name, preset }) => (preset === undefined ? [] : [[name, preset]])),
    )
  const facts = catalogue.fields[id]
  return { ...unitOf(id), ...(facts && listNameOf(catalogue, facts, element)) }
}

const unitOf = (id: string): Record<string, string> => (units[id] ? { unitCode: units[id] } : {})

function schemeNamesFor(catalogue: Catalogue, id: string): FieldPlan['schemeNames'] {
  const described = describedAttributes(catalogue, id)
  const named = described?.find(({ name }) => name === 'schemeName')
  if (named?.list === noticeReferences.list) return 'notices'
  return named?.list || !described ? 'identifiers' : undefined
}

/** Codes name their list, tailored ones the list they are tailored from. */
function listNameOf(catalogue: Catalogue, facts: FieldFacts, element: string): Record<string, string> {
  if (facts.type !== 'code' || !facts.list || !element.endsWith('Code')) return {}
  const parent = facts.withoutParentList ? undefined : catalogue.lists[facts.list]?.parent
  return { listName: parent ?? facts.list }
}

/** The innermost step that the schemas let repeat. */
function lastRepeating({ order }: Catalogue, steps: readonly Step[]): number {
  for (let at = steps.length - 1; at > 0; at--) {
    const name = steps[at]?.name
    const children = order[steps[at - 1]?.name ?? ''] ?? []
    if (children.includes(`${name}*`) || children.includes(`${name}!*`)) return at
  }
  return 0
}
