import type { Catalogue } from '../catalogue.ts'
import { presetOf } from '../catalogue-presets.ts'
import { numbered, paths } from './exceptions.ts'
import { parsedPath, type Step, withOwnHolder } from './steps.ts'

type Way = { id: string; steps: readonly Step[]; attribute: boolean }

/**
 * Fields without which the XML cannot say what others hold, and these others: the schemas want the element, or it alone
 * tells which of several elements is meant, or an attribute would hang in the air.
 */
export function schemaDemands(catalogue: Catalogue, ids: ReadonlySet<string>): Map<string, string[]> {
  const ways = [...ids].map((id) => wayOf(catalogue, id))
  return new Map(
    ways.flatMap((way): [string, string[]][] => {
      if (way.attribute || comesByItself(catalogue, way.id)) return []
      const home = homeOf(catalogue, way, ways)
      const others = ways.filter(
        (other) =>
          other !== way && (home ? isWithin(other, home) : other.attribute && isWithin(other, way.steps)),
      )
      const companions = others.map(({ id }) => id).filter((id) => presetOf(catalogue, id) === undefined)
      return companions.length > 0 ? [[way.id, identifiersFirst(catalogue, companions)]] : []
    }),
  )
}

const comesByItself = (catalogue: Catalogue, id: string): boolean =>
  presetOf(catalogue, id) !== undefined || catalogue.fields[id]?.idScheme !== undefined

/** What is always there decides soonest. */
const identifiersFirst = ({ fields }: Catalogue, ids: readonly string[]): string[] =>
  ids.toSorted((a, b) => Number(!fields[a]?.idScheme) - Number(!fields[b]?.idScheme))

function wayOf({ fields, nodes }: Catalogue, id: string): Way {
  const chain: string[] = []
  for (let node = fields[id]?.node; node && nodes[node]?.parent; node = nodes[node]?.parent)
    chain.unshift(node)
  const own = withOwnHolder(parsedPath(paths[id] ?? fields[id]?.path ?? ''))
  const attribute = own.at(-1)?.name.startsWith('@') ?? false
  const above = chain.flatMap((node) => parsedPath(paths[node] ?? nodes[node]?.path ?? ''))
  return { id, steps: [...above, ...(attribute ? own.slice(0, -1) : own)], attribute }
}

/** The element whose content calls for the field; it reaches up as far as the field alone brings about what must be there. */
function homeOf(catalogue: Catalogue, { steps }: Way, ways: readonly Way[]): readonly Step[] | undefined {
  const [leaf, holder] = steps.toReversed()
  if (!leaf || !holder) return undefined
  const isNeeded = isMust(catalogue, holder, leaf) && !numbered.has(holder.name)
  if (!isNeeded && !tellsApart(holder, leaf)) return undefined
  let length = steps.length - 1
  while (isNeeded && length > 1 && isOnlyBringer(catalogue, steps.slice(0, length), ways)) length--
  return steps.slice(0, length)
}

function isOnlyBringer(catalogue: Catalogue, home: readonly Step[], ways: readonly Way[]): boolean {
  const [inner, outer] = home.toReversed()
  const bringers = ways.filter((way) => isWithin(way, home))
  return Boolean(inner && outer && isMust(catalogue, outer, inner)) && bringers.length === 1
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
