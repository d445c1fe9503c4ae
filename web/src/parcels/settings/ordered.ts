/** The list with one entry elsewhere; what lies between moves up or down. */
export const moved = <Item>(list: readonly Item[], from: number, to: number): Item[] => {
  const entry = list.slice(from, from + 1)
  return list.toSpliced(from, 1).toSpliced(Math.min(Math.max(to, 0), list.length - 1), 0, ...entry)
}

/** At which place of a list something lies that is marked `list.2` or deeper within: `list.2.children.0`. */
export function indexIn(list: string, place: string): number | null {
  if (!place.startsWith(`${list}.`)) return null
  const index = Number.parseInt(place.slice(list.length + 1), 10)
  return Number.isNaN(index) ? null : index
}
