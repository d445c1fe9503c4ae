import {
  type Branch,
  type Catalogue,
  type Constraint,
  type FieldFacts,
  idOf,
  type SubtypeSet,
} from './catalogue.ts'
import type { Condition } from '../form/conditions.ts'

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

/** When a field must be filled: always, never, or under its condition. */
export function requirement(applied: Applied, id: string, facts: FieldFacts): boolean | Condition {
  const constraints = applying(applied, facts.mandatory)
  const companions = applied.companionsOf.get(id) ?? []
  const demanded = companions.map(present)
  if (constraints.length === 0) return demanded.length > 0 && oneOf(demanded)
  if (!constraints.some(isUnconditional)) return oneOf([...conditionsOf(applied, constraints), ...demanded])
  if (!isIn(applied, facts.withNode)) return true
  const inNode = [...applied.ids].filter((other) => applied.catalogue.fields[other]?.node === facts.node)
  const beside = inNode.filter((other) => other !== id && !companions.includes(other))
  return oneOf([...demanded, ...beside.map(present)])
}

/** What is always forbidden is so under no condition at all. */
export function prohibition(applied: Applied, id: string, { forbidden }: FieldFacts): Condition | undefined {
  const constraints = applying(applied, forbidden)
  if (constraints.some(isUnconditional)) return { all: [] }
  const rivals = (applied.rivalsOf.get(id) ?? []).map(present)
  const conditions = [...conditionsOf(applied, constraints), ...rivals]
  return conditions.length > 0 ? oneOf(conditions) : undefined
}

const present = (field: string) => ({ field, is: 'present' }) as const

const conditionsOf = ({ catalogue }: Applied, constraints: readonly Constraint[]) =>
  constraints.flatMap(([, place]) => (place === undefined ? [] : (catalogue.conditions[place]?.tree ?? [])))

const oneOf = (conditions: Condition[]): Condition =>
  conditions.length === 1 && conditions[0] ? conditions[0] : { any: conditions }
