import {
  type Branch,
  type Catalogue,
  type Constraint,
  type FieldFacts,
  idOf,
  type SubtypeSet,
} from './catalogue.ts'
import type { Condition } from '../form/conditions.ts'
import type { RequiredOnce } from '../form/form.ts'

/** The catalogue as it applies to one form. */
export type Applied = {
  catalogue: Catalogue
  /** The subtype among the others. */
  bit: bigint
  /** The fields the form has. */
  ids: ReadonlySet<string>
  /** What the XML's schema asks for along with a field, and which fields it allows only one of. */
  companionsOf: ReadonlyMap<string, readonly string[]>
  rivalsOf: ReadonlyMap<string, readonly string[]>
  /** The repeatable groups round the place that is being made, from the outermost in. */
  repeating: readonly { contentId: string; node: string }[]
}

/** Whether something in here must be there whatever else is filled in. */
export function demands(applied: Applied, branch: Branch): boolean {
  if (typeof branch !== 'string') return branch[1].some((inner) => demands(applied, inner))
  const facts = applied.catalogue.fields[idOf(branch)]
  const mandatory = applying(applied, facts?.mandatory).some(isUnconditional)
  return mandatory && !isIn(applied, facts?.withNode) && applying(applied, facts?.forbidden).length === 0
}

const isIn = ({ bit }: Applied, subtypes: SubtypeSet = '0') => (BigInt(`0x${subtypes}`) & bit) !== 0n
const applying = (applied: Applied, constraints: readonly Constraint[] = []) =>
  constraints.filter(([subtypes]) => isIn(applied, subtypes))
const isUnconditional = ([, condition]: Constraint) => condition === undefined

const demandsOn = ({ mandatory = [], ruled = [] }: FieldFacts) => [...mandatory, ...ruled]

/**
 * Mandatory only together with the rest of its node, too, though the rules seem to demand the node: they are content
 * with the European registration, which is another node of the same element.
 */
const alsoWithNode: ReadonlySet<string> = new Set(['BT-500-Business'])

/** When a field must be filled: always, never, or under its condition. */
export function requirement(applied: Applied, id: string, facts: FieldFacts): boolean | Condition {
  const constraints = applying(applied, demandsOn(facts))
  const companions = [...(applied.companionsOf.get(id) ?? []), ...ownerOf(applied, facts)]
  const demanded = companions.map(present)
  if (constraints.length === 0) return demanded.length > 0 && oneOf(demanded)
  if (!constraints.some(isUnconditional)) {
    const conditions = [...fromHere(applied, constraints).map(({ tree }) => tree), ...demanded]
    return conditions.length > 0 && oneOf(conditions)
  }
  if (!isIn(applied, facts.withNode) && !alsoWithNode.has(id)) return true
  const inNode = [...applied.ids].filter((other) => applied.catalogue.fields[other]?.node === facts.node)
  const beside = inNode.filter((other) => other !== id && !companions.includes(other))
  return oneOf([...demanded, ...beside.map(present)])
}

/**
 * An attribute belongs to the element of another field, which it must not be without: the rules have it there wherever
 * that is (BT-625-Lot_MA), unless it has a value by itself or says when it is mandatory.
 */
const ownerOf = ({ ids }: Applied, { attributeOf, preset, mandatory }: FieldFacts): readonly string[] =>
  attributeOf && ids.has(attributeOf) && !preset && !mandatory ? [attributeOf] : []

/** When a field must be filled somewhere round it, for the standard looks from further up than the form repeats it. */
export function requirementRound(applied: Applied, facts: FieldFacts): RequiredOnce | undefined {
  const [first, ...others] = fromAfar(applied, applying(applied, demandsOn(facts)))
  if (others.length > 0) throw new Error(`required from several places: ${first?.efx}`)
  return first && { within: first.around, when: first.tree }
}

/** What is always forbidden is so under no condition at all. */
export function prohibition(applied: Applied, id: string, { forbidden }: FieldFacts): Condition | undefined {
  const constraints = applying(applied, forbidden)
  if (constraints.some(isUnconditional)) return { all: [] }
  const rivals = (applied.rivalsOf.get(id) ?? []).map(present)
  const conditions = [
    ...fromHere(applied, constraints).map(({ tree }) => tree),
    ...fromAfar(applied, constraints).map(({ around, tree }) => ({ around, holds: tree })),
    ...rivals,
  ]
  return conditions.length > 0 ? oneOf(conditions) : undefined
}

/** The codes that this subtype takes from a field's list, where these are not all. */
export function codesFor(applied: Applied, { lists = [] }: FieldFacts): readonly string[] | undefined {
  const part = lists.find(([subtypes]) => isIn(applied, subtypes))
  return part && applied.catalogue.lists[part[1]]?.codes
}

const present = (field: string) => ({ field, is: 'present' }) as const

/** The conditions of a field, and the instance that each is seen from; '' is the whole notice. */
function conditionsOf(applied: Applied, constraints: readonly Constraint[]) {
  const { catalogue, repeating } = applied
  return constraints.flatMap(([, place]) => {
    const condition = place === undefined ? undefined : catalogue.conditions[place]
    if (!condition) return []
    const nodes = nodesRound(catalogue, contextIn(condition.efx))
    const around = repeating.findLast(({ node }) => nodes.has(node))?.contentId ?? ''
    return [{ ...condition, around }]
  })
}

const isHere = ({ repeating }: Applied, around: string) => around === (repeating.at(-1)?.contentId ?? '')
const fromHere = (applied: Applied, constraints: readonly Constraint[]) =>
  conditionsOf(applied, constraints).filter(({ around }) => isHere(applied, around))
const fromAfar = (applied: Applied, constraints: readonly Constraint[]) =>
  conditionsOf(applied, constraints).filter(({ around }) => !isHere(applied, around))

/** The node that a condition is seen from: `{ND-Lot} ${…}`. */
const contextIn = (efx: string): string => /^\{([\w-]+)\}/.exec(efx)?.[1] ?? ''

/** A node and those it lies in. */
function nodesRound({ nodes }: Catalogue, innermost: string): Set<string> {
  const found = new Set<string>()
  for (let node: string | undefined = innermost; node; node = nodes[node]?.parent) found.add(node)
  return found
}

const oneOf = (conditions: Condition[]): Condition =>
  conditions.length === 1 && conditions[0] ? conditions[0] : { any: conditions }
