import { ringArea } from './area.ts'
import { boundsOf, type PolygonRings, polygonsOf, type Position, type Ring, type Shape } from './shape.ts'

/** A position inside the shape, where a sign for it may stand: in its largest part, halfway up, in the widest place. */
export function innerPointOf(shape: Shape): Position {
  const [rings] = polygonsOf(shape).toSorted((a, b) => ringArea(b[0] ?? []) - ringArea(a[0] ?? []))
  return innerPoint(rings ?? [])
}

function innerPoint(rings: PolygonRings): Position {
  const [west, , east] = boundsOf({ type: 'Polygon', coordinates: rings })
  const latitude = lineBetweenCorners(rings)
  const crossings = rings.flatMap((ring) => crossingsOf(ring, latitude)).toSorted((a, b) => a - b)
  let [from, to] = [west, east]
  let widest = -1
  let entered: number | null = null
  for (const crossing of crossings) {
    if (entered === null) {
      entered = crossing
      continue
    }
    if (crossing - entered > widest) [widest, from, to] = [crossing - entered, entered, crossing]
    entered = null
  }
  return [(from + to) / 2, latitude]
}

/** A latitude near the middle that no corner lies on. */
function lineBetweenCorners(rings: PolygonRings): number {
  const latitudes = [...new Set(rings.flat().map(([, latitude]) => latitude))].toSorted((a, b) => a - b)
  const middle = ((latitudes[0] ?? 0) + (latitudes.at(-1) ?? 0)) / 2
  const above = latitudes.findIndex((latitude) => latitude > middle)
  return ((latitudes[above - 1] ?? middle) + (latitudes[above] ?? middle)) / 2
}

/** Where a ring meets the parallel of a latitude. */
function crossingsOf(ring: Ring, latitude: number): number[] {
  const crossings: number[] = []
  let before: Position | undefined
  for (const corner of ring) {
    if (before && before[1] > latitude !== corner[1] > latitude)
      crossings.push(before[0] + ((latitude - before[1]) / (corner[1] - before[1])) * (corner[0] - before[0]))
    before = corner
  }
  return crossings
}

/** Whether a position lies inside a ring; on its line either may be said. */
export function isInside(ring: Ring, position: Position): boolean {
  const longitude = position[0]
  const latitude = position[1]
  let inside = false
  let before: Position | undefined
  for (const corner of ring) {
    if (before && before[1] > latitude !== corner[1] > latitude) {
      const share = (latitude - before[1]) / (corner[1] - before[1])
      if (before[0] + share * (corner[0] - before[0]) < longitude) inside = !inside
    }
    before = corner
  }
  return inside
}
