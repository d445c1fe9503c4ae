import { valueAt, withValueAt } from './field-path.ts'

/** One field that someone else has changed as well. */
export type Difference = { path: string; mine: unknown; theirs: unknown }

export type Merged<Values> = {
  values: Values
  /** Changed by both, differently: mine stands, theirs is to be looked at. */
  disputed: readonly Difference[]
  /** Changed by the other person only. */
  taken: readonly Difference[]
}

const same = (one: unknown, other: unknown) => JSON.stringify(one ?? '') === JSON.stringify(other ?? '')

/** Field by field: what I changed stays mine, everything else becomes theirs. */
export function merged<Values>(
  base: Values,
  mine: Values,
  theirs: Values,
  paths: readonly string[],
): Merged<Values> {
  const disputed: Difference[] = []
  const taken: Difference[] = []
  let values = theirs
  for (const path of paths) {
    const [before, own, other] = [valueAt(base, path), valueAt(mine, path), valueAt(theirs, path)]
    const difference = { path, mine: own, theirs: other }
    if (same(before, own)) {
      if (!same(own, other)) taken.push(difference)
      continue
    }
    values = withValueAt(values, path, own)
    if (!same(before, other) && !same(own, other)) disputed.push(difference)
  }
  return { values, disputed, taken }
}
