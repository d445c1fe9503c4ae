import { valueAt, withValueAt } from './field-path.ts'
import { mergedList } from './merged-list.ts'

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

/** Field by field, and in lists entry by entry: what I changed stays mine, everything else becomes theirs. */
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
    const list = mergedList(before, own, other)
    values = withValueAt(values, path, list ? list.list : own)
    const isDisputed = list ? list.isDisputed : !same(before, other) && !same(own, other)
    if (isDisputed) disputed.push(difference)
    else if (list && !same(list.list, own)) taken.push(difference)
  }
  return { values, disputed, taken }
}
