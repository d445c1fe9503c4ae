import {
  type PolygonRings,
  type Position,
  polygonsOf,
  type Ring,
  type Shape,
} from '@allmende/domain/geometry/shape.ts'

/** Shares of its height where the name may stand, and how much each is worth: half-way up is best. */
const heights = [
  [0.5, 1],
  [0.35, 0.8],
  [0.65, 0.8],
  [0.2, 0.6],
  [0.8, 0.6],
] as const

/** A position inside the shape where its name can stand: in a wide stretch of its largest part, half-way up if it can. */
export function innerPoint(shape: Shape): Position {
  const largest = polygonsOf(shape).toSorted((a, b) => extent(b) - extent(a))[0] ?? []
  const latitudes = (largest[0] ?? []).map(([, latitude]) => latitude)
  const [south, north] = [Math.min(...latitudes), Math.max(...latitudes)]
  const stretches = heights.flatMap(([share, worth]) =>
    stretchesAt(largest, south + (north - south) * share).map((stretch) => ({
      ...stretch,
      worth: (stretch.to - stretch.from) * worth,
    })),
  )
  const widest = stretches.toSorted((a, b) => b.worth - a.worth)[0]
  if (!widest) return largest[0]?.[0] ?? [0, 0]
  return [(widest.from + widest.to) / 2, widest.latitude]
}

type Stretch = { latitude: number; from: number; to: number }

/** Where a line along a latitude runs inside. */
function stretchesAt(rings: PolygonRings, latitude: number): Stretch[] {
  const crossings = rings.flatMap((ring) => crossingsOf(ring, latitude)).toSorted((a, b) => a - b)
  return crossings.flatMap((from, at) => {
    const to = crossings[at + 1]
    return at % 2 === 0 && to !== undefined ? [{ latitude, from, to }] : []
  })
}

function crossingsOf(ring: Ring, latitude: number): number[] {
  return ring.flatMap(([x, y], at) => {
    const [nextX, nextY] = ring[at + 1] ?? [x, y]
    if (y > latitude === nextY > latitude) return []
    return [x + ((latitude - y) / (nextY - y)) * (nextX - x)]
  })
}

function extent(rings: PolygonRings): number {
  const ring = rings[0] ?? []
  const [xs, ys] = [ring.map(([x]) => x), ring.map(([, y]) => y)]
  return (Math.max(...xs) - Math.min(...xs)) * (Math.max(...ys) - Math.min(...ys))
}
