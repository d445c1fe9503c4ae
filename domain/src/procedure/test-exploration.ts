/** One way on from a state. */
export type Way<State> = { by: string; to: State }

/** What can be reached, and what was found wrong on the way with the story that led there. */
export type Explored<State> = {
  states: readonly State[]
  wrong: readonly string[]
  /** How a state came about, by its number. */
  storyOf: (index: number) => string
  /** Numbers of the states from which one that fits can be reached, ways of these names left aside. */
  leadingTo: (fits: (state: State) => boolean, without?: string) => Set<number>
}

type Edge = { from: number; by: string }

/** Every state that can be reached, each once; ends with the first that is wrong. */
export function explore<State>(
  first: State,
  keyOf: (state: State) => string,
  lookAt: (state: State) => { ways: Way<State>[]; wrong: string[] },
): Explored<State> {
  const states = [first]
  const edges: Edge[][] = [[]]
  const known = new Map([[keyOf(first), 0]])
  const wrong: string[] = []
  const storyOf = (index: number): string => {
    const edge = index === 0 ? undefined : edges[index]?.[0]
    return edge === undefined ? 'draft' : `${storyOf(edge.from)} > ${edge.by}`
  }
  for (const [index, state] of states.entries()) {
    const seen = lookAt(state)
    wrong.push(...seen.wrong.map((rule) => `${rule}: ${storyOf(index)}`))
    if (wrong.length > 0) break
    for (const { by, to } of seen.ways) {
      const key = keyOf(to)
      const found = known.get(key)
      if (found === index) continue
      if (found === undefined) {
        known.set(key, states.length)
        states.push(to)
        edges.push([{ from: index, by }])
      } else edges[found]?.push({ from: index, by })
    }
  }
  const leadingTo = (fits: (state: State) => boolean, without?: string): Set<number> => {
    const open = states.flatMap((state, index) => (fits(state) ? [index] : []))
    const reached = new Set(open)
    for (let index = open.pop(); index !== undefined; index = open.pop())
      for (const { from, by } of edges[index] ?? [])
        if (by !== without && !reached.has(from)) {
          reached.add(from)
          open.push(from)
        }
    return reached
  }
  return { states, wrong, storyOf, leadingTo }
}
