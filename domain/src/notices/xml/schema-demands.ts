import { type Catalogue, minorOf } from '../catalogue/catalogue.ts'
import { presetOf } from '../catalogue/presets.ts'
import { pathOf } from './element-paths.ts'
import { eitherOr, numbered, ruleDemands } from './exceptions.ts'
import { parsedPath, type Step, withOwnHolder } from './steps.ts'

type Way = { id: string; steps: readonly Step[]; attribute: boolean }

/**
 * Fields without which the XML cannot say what others hold, and these others: the schemas want the element, or it alone
 * tells which of several elements is meant, or an attribute would hang in the air.
 */
export function schemaDemands(catalogue: Catalogue, ids: ReadonlySet<string>): Map<string, string[]> {
  const ways = [...ids].map((id) => wayOf(catalogue, id))
  const here = minorOf(catalogue.version)
  const ruled = ruleDemands.filter(
    ([field, wherever, version = here]) => version === here && ids.has(field) && ids.has(wherever),
  )
  return new Map([
    ...ways.flatMap((way): [string, string[]][] => {
      if (way.attribute || comesByItself(catalogue, way.id)) return []
      const home = homeOf(catalogue, way, ways)
      const others = ways.filter(
        (other) =>
          other !== way && (home ? isWithin(other, home) : other.attribute && isWithin(other, way.steps)),
      )
      const companions = others.map(({ id }) => id).filter((id) => presetOf(catalogue, id) === undefined)
      return companions.length > 0 ? [[way.id, identifiersFirst(catalogue, companions)]] : []
    }),
    ...ruled.map(([field, wherever]): [string, string[]] => [field, [wherever]]),
  ])
}

const comesByItself = (catalogue: Catalogue, id: string): boolean =>
  presetOf(catalogue, id) !== undefined || catalogue.fields[id]?.idScheme !== undefined

/** What is always there decides soonest. */
const identifiersFirst = ({ fields }: Catalogue, ids: readonly string[]): string[] =>
  ids.toSorted((a, b) => Number(!fields[a]?.idScheme) - Number(!fields[b]?.idScheme))

function wayOf(catalogue: Catalogue, id: string): Way {
  const { fields, nodes } = catalogue
  const chain: string[] = []
  for (let node = fields[id]?.node; node && nodes[node]?.parent; node = nodes[node]?.parent)
    chain.unshift(node)
  const own = withOwnHolder(parsedPath(pathOf(catalogue, id)))
  const attribute = own.at(-1)?.name.startsWith('@') ?? false
  const above = chain.flatMap((node) => parsedPath(pathOf(catalogue, node)))
  return { id, steps: [...above, ...(attribute ? own.slice(0, -1) : own)], attribute }
}

/** The outermost element whose content calls for the field: up to there it alone brings about what must be there. */
function homeOf(catalogue: Catalogue, { steps }: Way, ways: readonly Way[]): readonly Step[] | undefined {
  const last = steps.length - 1
  let home: readonly Step[] | undefined
  for (let at = last; at > 0; at--) {
    const [outer, inner] = [steps[at - 1], steps[at]]
    if (!outer || !inner) break
    const bringers = at === last ? 1 : ways.filter((way) => isWithin(way, steps.slice(0, at + 1))).length
    if (bringers > 1) break
    const isNeeded = isMust(catalogue, outer, inner) && !numbered.has(outer.name)
    if (isNeeded || (at === last && tellsApart(outer, inner))) home = steps.slice(0, at)
  }
  return home
}

const isMust = ({ order }: Catalogue, outer: Step, inner: Step): boolean =>
  order[outer.name]?.some((child) => child === `${inner.name}!` || child === `${inner.name}!*`) ?? false

/** `A[B/@listName='x']` is what it is by its B. */
const tellsApart = ({ tests }: Step, leaf: Step): boolean =>
  tests.some((test) => 'path' in test && test.path[0]?.name === leaf.name)

/** A step without tests stands for every element of its name. */
const isWithin = ({ steps }: Way, home: readonly Step[]): boolean =>
  home.every(({ name, key, tests }, at) =>
    tests.length > 0 ? steps[at]?.key === key : steps[at]?.name === name,
  )

/** Fields that stand in the same element, which may be there but once: whichever is filled keeps out the others. */
export function schemaExclusions(catalogue: Catalogue, ids: ReadonlySet<string>): Map<string, string[]> {
  const ways = [...ids].map((id) => wayOf(catalogue, id)).filter(({ attribute }) => !attribute)
  const rivals = new Map<string, string[]>()
  for (const way of ways) {
    const others = ways.filter((other) => other !== way && isRival(catalogue, way, other))
    if (others.length > 0)
      rivals.set(
        way.id,
        others.map(({ id }) => id),
      )
  }
  for (const [some, others] of eitherOr)
    for (const id of [...some, ...others])
      rivals.set(
        id,
        (some.includes(id) ? others : some).filter((other) => ids.has(other)),
      )
  return new Map([...rivals].filter(([id, others]) => ids.has(id) && others.length > 0))
}

function isRival({ order }: Catalogue, { steps }: Way, other: Way): boolean {
  const [leaf, ...holders] = steps.toReversed()
  const [otherLeaf, ...otherHolders] = other.steps.toReversed()
  if (!leaf || !otherLeaf || leaf.name !== otherLeaf.name || leaf.key === otherLeaf.key) return false
  if (!isByAttribute(leaf) || !isByAttribute(otherLeaf) || holders.length !== otherHolders.length)
    return false
  const isOnce = order[holders[0]?.name ?? '']?.some(
    (child) => child === leaf.name || child === `${leaf.name}!`,
  )
  return Boolean(isOnce) && holders.every(({ key }, at) => key === otherHolders[at]?.key)
}

const isByAttribute = ({ tests }: Step): boolean =>
  tests.length > 0 && tests.every((test) => 'path' in test && test.path[0]?.name.startsWith('@'))
