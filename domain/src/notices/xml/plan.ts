import { type Branch, type Catalogue, idOf } from '../catalogue/catalogue.ts'
import type { Form } from '../form/form.ts'
import { pathOf } from './element-paths.ts'
import { type FieldPlan, fieldPlans } from './field-plan.ts'
import { parsedPath, type Step } from './steps.ts'
import { withoutEnd } from '../../signs.ts'

/** How the parts of a form and the elements of its XML belong together. */
export type Plan = {
  catalogue: Catalogue
  root: { name: string; namespace: string }
  fields: ReadonlyMap<string, FieldPlan>
  /** The node that a group opens. */
  groups: ReadonlyMap<string, string>
  stepsTo: (node: string) => readonly Step[]
  /** The steps from the element of the first node to that of the second; undefined where one is not within the other. */
  between: (outer: string, inner: string) => readonly Step[] | undefined
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
  const stepsTo = (node: string) => (node === rootNode ? [] : parsedPath(pathOf(catalogue, node)))
  const between = chains(catalogue, stepsTo)
  const levelsTo = (node: string) => between(rootNode, node)?.length ?? 0
  return {
    catalogue,
    root: { name: document.root, namespace: document.namespace },
    fields: fieldPlans(catalogue, form, levelsTo),
    groups: new Map(subtype.content.flatMap((branch) => nodesIn(catalogue, branch))),
    stepsTo,
    between,
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

function chains(catalogue: Catalogue, stepsTo: Plan['stepsTo']): Plan['between'] {
  const known = new Map<string, Map<string, readonly Step[] | undefined>>()
  const find = (outer: string, inner: string): readonly Step[] | undefined => {
    if (outer === inner) return []
    const parent = catalogue.nodes[inner]?.parent
    const above = parent ? find(outer, parent) : undefined
    return above && [...above, ...stepsTo(inner)]
  }
  return (outer, inner) => {
    const within = known.get(outer) ?? new Map<string, readonly Step[] | undefined>()
    known.set(outer, within)
    if (!within.has(inner)) within.set(inner, find(outer, inner))
    return within.get(inner)
  }
}

/**
 * Where a way begins with a tested element of the same name as one that is open, that one is meant: what keeps a
 * criterion's number unpublished lies in this number's element.
 */
export const isTwin = (open: readonly Step[], way: readonly Step[]): boolean =>
  open.length === 1 && open[0]?.name === way[0]?.name && Boolean(way[0]?.tests.length)

/** `cbc:Name` of `cbc:Name!*`. */
export const nameIn = (child: string): string => withoutEnd(child, '!*')
