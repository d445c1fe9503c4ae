/** What was open at each step of the browser's history as far as we saw it; null where nothing was. */
export type Visited = ReadonlyMap<number, string | null>

/** The same map where nothing is new. */
export const visitedAt = (visited: Visited, index: number, open: string | null): Visited =>
  visited.get(index) === open ? visited : new Map(visited).set(index, open)

/** What was open one step before. */
export const openBefore = (visited: Visited, index: number): string | null => visited.get(index - 1) ?? null

/** How many steps lie behind us since nothing was open; null where we did not come that way. */
export function stepsToClosed(visited: Visited, index: number): number | null {
  for (let at = index - 1; visited.has(at); at--) if (visited.get(at) === null) return index - at
  return null
}
