import { innerPointOf, isInside } from './inner-point.ts'
import { along, isAside, type Line, liesOn, linesMeet, linesOf, touch } from './line.ts'
import { someNearPair } from './near-pairs.ts'
import {
  type Bounds,
  boundsAround,
  polygonsOf,
  type PolygonRings,
  type Position,
  type Shape,
} from './shape.ts'

/** A ring, or several of one part, ready to be compared with others. */
type Area = { rings: PolygonRings; lines: readonly Line[]; bounds: Bounds }

const areaWithin = (rings: PolygonRings): Area => ({
  rings,
  lines: rings.flatMap(linesOf),
  bounds: boundsAround(rings.flat()),
})

/** Whether every hole lies in its part, and none in another one. Asked of shapes that do not cross themselves. */
export const holesAreInside = (shape: Shape): boolean =>
  polygonsOf(shape).every(([outer = [], ...rings]) => {
    if (rings.length === 0) return true
    const whole = areaWithin([outer])
    const holes = rings.map((ring) => areaWithin([ring]))
    return holes.every((hole) => liesWithin(hole, whole)) && !anyOverlap(holes)
  })

/** Whether a part of the shape lies on another one. Asked of shapes that do not cross themselves. */
export const partsOverlap = (shape: Shape): boolean => anyOverlap(polygonsOf(shape).map(areaWithin))

const anyOverlap = (areas: readonly Area[]): boolean =>
  areas.length > 1 && someNearPair(areas, ({ rings }) => rings[0] ?? [], overlap)

/** Areas whose borders do not cross overlap where a border runs inside the other area, or where they are the same. */
function overlap(a: Area, b: Area): boolean {
  if (!haveContact(a, b)) return isInsideRings(a, anyCorner(b)) || isInsideRings(b, anyCorner(a))
  return (
    middlesOf(a, b).some((middle) => isWithin(b, middle)) ||
    middlesOf(b, a).some((middle) => isWithin(a, middle)) ||
    isWithin(b, innerPointOf({ type: 'Polygon', coordinates: a.rings }))
  )
}

function liesWithin(inner: Area, outer: Area): boolean {
  if (!haveContact(inner, outer)) return isInsideRings(outer, anyCorner(inner))
  return (
    middlesOf(inner, outer).every((middle) => isOnBorder(outer, middle) || isInsideRings(outer, middle)) &&
    isInsideRings(outer, innerPointOf({ type: 'Polygon', coordinates: inner.rings }))
  )
}

const anyCorner = ({ rings }: Area): Position => rings[0]?.[0] ?? [0, 0]

function haveContact({ lines }: Area, { lines: others }: Area): boolean {
  for (const line of lines)
    for (const other of others)
      if (linesMeet(line, other) && !isAside(line, other) && touch(line, other)) return true
  return false
}

/** The border of one area, cut where it meets the corners of the other: the middle of each piece. */
function middlesOf({ lines }: Area, { lines: others }: Area): Position[] {
  return lines.flatMap((line) => {
    const cuts = others.filter(({ x, y }) => liesOn(line, x, y)).map(({ x, y }) => along(line, x, y))
    let begin = 0
    return [...cuts, 1]
      .toSorted((a, b) => a - b)
      .map((end): Position => {
        const middle = (begin + end) / 2
        begin = end
        return [line.x + middle * (line.toX - line.x), line.y + middle * (line.toY - line.y)]
      })
  })
}

const isWithin = (area: Area, position: Position): boolean =>
  isInsideRings(area, position) && !isOnBorder(area, position)

const isOnBorder = ({ lines }: Area, [x, y]: Position): boolean => lines.some((line) => liesOn(line, x, y))

/** Inside its outer ring and in no hole of it. */
function isInsideRings({ rings, bounds }: Area, position: Position): boolean {
  const [x, y] = position
  if (x < bounds[0] || y < bounds[1] || x > bounds[2] || y > bounds[3]) return false
  let inside = false
  for (const ring of rings) if (isInside(ring, position)) inside = !inside
  return inside
}
