import { type Branch, type Catalogue, type FieldFacts, idOf } from '../catalogue.ts'
import { presetCompanions } from '../catalogue-presets.ts'
import { type Form, type FormField, isField } from '../form.ts'
import { placesOf } from '../form-index.ts'
import { paths } from './exceptions.ts'
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
  /** The step that is there once per value or language. */
  branch: number
  /** What comes with it by itself, and how many elements above its own this lies. */
  presets: readonly { plan: FieldPlan; up: number }[]
}

/** How the parts of a form and the elements of its XML belong together. */
export type Plan = {
  catalogue: Catalogue
  root: { name: string; namespace: string }
  fields: ReadonlyMap<string, FieldPlan>
  /** The node that a group opens. */
  groups: ReadonlyMap<string, string>
  stepsTo: (node: string) => readonly Step[]
  /** The nodes from below the first to the second; undefined where one is not within the other. */
  between: (outer: string, inner: string) => readonly string[] | undefined
  /** `organization` for ORG. */
  schemeNames: ReadonlyMap<string, string>
}

export const rootNode = 'ND-Root'

const plans = new WeakMap<Form, Plan>()

/** A form that is no notice of this catalogue cannot be written. */
export function planOf(catalogue: Catalogue, form: Form): Plan {
  const known = plans.get(form)
  if (known?.catalogue === catalogue) return known
  const made = makePlan(catalogue, form)
  plans.set(form, made)
  return made
}

function makePlan(catalogue: Catalogue, form: Form): Plan {
  const subtype = catalogue.subtypes.find(({ id }) => id === form.subtype)
  const document = catalogue.documents[subtype?.document ?? '']
  if (!subtype || !document) throw new Error(`the form is no notice: ${form.subtype}`)

  const schemes = Object.values(catalogue.fields).flatMap(({ idScheme }) => (idScheme ? [idScheme] : []))
  const stepsTo = (node: string) =>
    node === rootNode ? [] : parsedPath(paths[node] ?? catalogue.nodes[node]?.path ?? '')
  return {
    catalogue,
    root: { name: document.root, namespace: document.namespace },
    fields: fieldPlans(catalogue, form, stepsTo),
    groups: new Map(subtype.content.flatMap((branch) => nodesIn(catalogue, branch))),
    stepsTo,
    between: chains(catalogue),
    schemeNames: new Map(schemes),
  }
}

function nodesIn(catalogue: Catalogue, branch: Branch): [group: string, node: string][] {
  if (typeof branch === 'string') return []
  const [key, content] = branch
  const node = catalogue.groups[key]?.node
  const inside = content.flatMap((inner) => nodesIn(catalogue, inner))
  return node ? [[idOf(key), node], ...inside] : inside
}

function chains(catalogue: Catalogue): Plan['between'] {
  const known = new Map<string, readonly string[] | undefined>()
  const find = (outer: string, inner: string): readonly string[] | undefined => {
    if (outer === inner) return []
    const parent = catalogue.nodes[inner]?.parent
    const above = parent ? find(outer, parent) : undefined
    return above && [...above, inner]
  }
  return (outer, inner) => {
    const key = `${outer} ${inner}`
    if (!known.has(key)) known.set(key, find(outer, inner))
    return known.get(key)
  }
}

function fieldPlans(catalogue: Catalogue, form: Form, stepsTo: Plan['stepsTo']): Map<string, FieldPlan> {
  const plans = new Map<string, FieldPlan & { presets: { plan: FieldPlan; up: number }[] }>()
  for (const field of [...fieldsOf(form), ...unaskedPresets(catalogue, form)]) {
    const facts = catalogue.fields[field.contentId]
    if (facts) plans.set(field.contentId, { ...fieldPlan(catalogue, field, facts), presets: [] })
  }
  const depth = ({ node, steps }: FieldPlan): number => {
    const chain = chains(catalogue)(rootNode, node) ?? []
    return chain.reduce((count, one) => count + stepsTo(one).length, steps.length)
  }
  for (const preset of plans.values()) {
    const home = depth(preset) - (preset.attribute ? 0 : 1)
    for (const companion of preset.field.presetWith ?? []) {
      const plan = plans.get(companion)
      plan?.presets.push({ plan: preset, up: depth(plan) - home })
    }
  }
  return plans
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
    ([id, facts]) => facts.preset !== undefined && !asked.has(id) && !isForbidden(facts),
  )
  const companions = presetCompanions(catalogue, new Set([...asked, ...unasked.map(([id]) => id)]))
  return unasked.flatMap(([contentId, { name, type, preset = '' }]): FormField[] => {
    const presetWith = companions.get(contentId)
    const look = { contentType: 'field', displayType: 'TEXTBOX', hidden: true } as const
    return presetWith ? [{ contentId, label: name, type, ...look, presetValue: preset, presetWith }] : []
  })
}

function fieldPlan(catalogue: Catalogue, field: FormField, facts: FieldFacts): Omit<FieldPlan, 'presets'> {
  const parsed = withOwnHolder(parsedPath(paths[field.contentId] ?? facts.path))
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
    fixed: leaf ? { ...listNameOf(catalogue, facts, leaf.name), ...demandedAttributes(leaf) } : {},
    branch: facts.repeatable ? 0 : lastRepeating(catalogue, steps),
  }
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

/** `cbc:Name` of `cbc:Name!*`. */
export const nameIn = (child: string): string => child.replace(/[!*]+$/, '')

/**
 * Where a way begins with a tested element of the same name as one that is open, that one is meant: what keeps a
 * criterion's number unpublished lies in this number's element.
 */
export const isTwin = (open: readonly Step[], way: readonly Step[]): boolean =>
  open.length === 1 && open[0]?.name === way[0]?.name && Boolean(way[0]?.tests.length)
