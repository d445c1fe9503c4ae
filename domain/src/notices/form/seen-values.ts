import { type Condition, mentionsVariable, type Seen } from './conditions.ts'
import type { Sight } from './views.ts'

/** The texts of what is seen, to go through or to look one up in. */
export type Texts = { all: readonly string[]; has: (text: string) => boolean }

const known = new WeakMap<readonly Sight[], Texts>()

/** All that look at the same values share them; a table of them is made once somebody looks one up among many. */
export function textsIn(sights: readonly Sight[]): Texts {
  const [first] = sights
  if (!first) return none
  if (sights.length === 1) return newTexts(first.texts)
  const texts = known.get(sights) ?? newTexts(sights.flatMap((sight) => sight.texts))
  known.set(sights, texts)
  return texts
}

const none: Texts = { all: [], has: () => false }

const many = 8

export function newTexts(all: readonly string[]): Texts {
  let table: ReadonlySet<string> | undefined
  const has = (text: string): boolean => {
    if (all.length <= many) return all.includes(text)
    table ??= new Set(all)
    return table.has(text)
  }
  return { all, has }
}

type Test = (part: Condition, sight: Sight) => boolean
type Found = { chosen?: readonly Sight[]; byText?: ReadonlyMap<string, readonly Sight[]> }

const found = new WeakMap<readonly Sight[], WeakMap<Condition, Found>>()

function foundIn(sights: readonly Sight[], where: Condition): Found {
  const conditions = found.get(sights) ?? new WeakMap<Condition, Found>()
  found.set(sights, conditions)
  const last = conditions.get(where) ?? {}
  conditions.set(where, last)
  return last
}

/**
 * Those from whose place the condition holds. Each is asked from its own place, so the answer is the same whoever looks
 * at them, and is found once; only variables make it another one. Those that must equal a variable are looked up.
 */
export function chosenFrom(
  sights: readonly Sight[],
  where: Condition,
  bound: Readonly<Record<string, string>>,
  test: Test,
): readonly Sight[] {
  if (!mentionsVariable(where)) {
    const place = foundIn(sights, where)
    place.chosen ??= sights.filter((sight) => test(where, sight))
    return place.chosen
  }
  const parts = 'all' in where ? where.all : [where]
  const join = parts.find((part) => joinOf(part) !== undefined)
  const joined = join && joinOf(join)
  if (!joined) return sights.filter((sight) => test(where, sight))
  const place = foundIn(sights, join)
  place.byText ??= byTextOf(sights, joined.field)
  const equal = place.byText.get(bound[joined.variable] ?? '') ?? []
  const others = parts.filter((part) => part !== join)
  return others.length === 0 ? equal : equal.filter((sight) => others.every((part) => test(part, sight)))
}

/** A field seen from the place itself that must have the value of a variable. */
function joinOf(part: Condition): { field: string; variable: string } | undefined {
  if (!('among' in part && 'field' in part) || part.where || part.everywhere) return undefined
  return isVariable(part.among) ? { field: part.field, variable: part.among.variable } : undefined
}

const isVariable = (among: readonly string[] | Seen): among is { variable: string } => 'variable' in among

function byTextOf(sights: readonly Sight[], field: string): ReadonlyMap<string, readonly Sight[]> {
  const byText = new Map<string, Sight[]>()
  for (const sight of sights)
    for (const text of new Set(textsIn(sight.from.see(field, false)).all)) {
      const same = byText.get(text)
      if (same) same.push(sight)
      else byText.set(text, [sight])
    }
  return byText
}
