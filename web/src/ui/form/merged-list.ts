type Entry = Readonly<Record<string, unknown>>

/** What an entry of a list is known by. */
const nameOf = (entry: Entry): unknown => entry['id'] ?? entry['userName'] ?? entry['name']

/** The entries by name, in their order; null where two have the same, or one has none. */
function named(list: unknown): Map<unknown, Entry> | null {
  if (!Array.isArray(list) || !list.every((entry) => typeof entry === 'object' && entry !== null)) return null
  const entries = new Map((list as Entry[]).map((entry) => [nameOf(entry), entry]))
  const isClear = entries.size === list.length && !entries.has(undefined) && !entries.has('')
  return isClear ? entries : null
}

const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

/**
 * Entry by entry: what I added, changed or removed stays so, everything else is theirs. Null where the entries cannot
 * be told apart; `isDisputed` where both changed the same one.
 */
export function mergedList(base: unknown, mine: unknown, theirs: unknown) {
  const [before, own, other] = [named(base), named(mine), named(theirs)]
  if (!before || !own || !other) return null
  let isDisputed = false
  const kept = [...other].flatMap(([name, they]) => {
    const [was, I] = [before.get(name), own.get(name)]
    if (was !== undefined && I === undefined) {
      isDisputed ||= !same(was, they)
      return []
    }
    if (I === undefined || same(was, I)) return [they]
    isDisputed ||= !same(was, they) && !same(I, they)
    return [I]
  })
  const added = [...own].flatMap(([name, I]) => {
    if (other.has(name)) return []
    const was = before.get(name)
    // They removed what I left as it was.
    if (was !== undefined && same(was, I)) return []
    isDisputed ||= was !== undefined
    return [I]
  })
  return { list: [...kept, ...added], isDisputed }
}
