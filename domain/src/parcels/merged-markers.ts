import type { Marker } from './markers.ts'

/** Whose of two changes of the same marker stays. */
export type Stays = 'mine' | 'theirs'

const same = (one: Marker | undefined, other: Marker | undefined): boolean =>
  one === other || (one !== undefined && other !== undefined && flat(one) === flat(other))

/** The order of its keys is no difference. */
const flat = (value: unknown): string =>
  JSON.stringify(value, (_key, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  )

const byId = (markers: readonly Marker[]) => new Map(markers.map((marker) => [marker.id, marker]))

/**
 * What becomes of markers that two people changed at once, from what both began with. `contested` are those that both
 * changed in different ways: of these the one that is said to stay does; unsaid, mine, unless only theirs is left.
 */
export function mergedMarkers(
  base: readonly Marker[],
  mine: readonly Marker[],
  theirs: readonly Marker[],
  stays: ReadonlyMap<string, Stays> = new Map(),
): { markers: Marker[]; contested: string[] } {
  const [before, own, other] = [byId(base), byId(mine), byId(theirs)]
  const contested: string[] = []
  const kept = (id: string): Marker | undefined => {
    const [was, my, their] = [before.get(id), own.get(id), other.get(id)]
    if (same(my, their) || same(my, was)) return their
    if (same(their, was)) return my
    contested.push(id)
    const said = stays.get(id)
    return said === undefined ? (my ?? their) : said === 'mine' ? my : their
  }
  const ids = [...new Set([...theirs, ...mine].map(({ id }) => id))]
  return { markers: ids.flatMap((id) => kept(id) ?? []), contested }
}

export const sameMarkers = (one: readonly Marker[], other: readonly Marker[]): boolean =>
  one === other || (one.length === other.length && one.every((marker, at) => same(marker, other[at])))
