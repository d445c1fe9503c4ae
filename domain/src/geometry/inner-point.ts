import { ringArea } from './area.ts'
import { boundsOf, type PolygonRings, polygonsOf, type Position, type Shape } from './shape.ts'

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
  for (let at = 0; at + 1 < crossings.length; at += 2) {
    const [left, right] = [crossings[at]!, crossings[at + 1]!]
    if (right - left > widest) [widest, from, to] = [right - left, left, right]
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

function crossingsOf(ring: readonly Position[], latitude: number): number[] {
  return ring.slice(1).flatMap(([toX, toY], at) => {
    const [fromX, fromY] = ring[at]!
    return fromY > latitude === toY > latitude
      ? []
      : [fromX + ((latitude - fromY) / (toY - fromY)) * (toX - fromX)]
  })
}

/** Whether a position lies inside a ring; on its line either may be said. */
export const isInside = (ring: readonly Position[], [longitude, latitude]: Position): boolean =>
  crossingsOf(ring, latitude).filter((crossing) => crossing < longitude).length % 2 === 1
