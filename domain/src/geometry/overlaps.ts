import { innerPointOf, isInside } from './inner-point.ts'
import { along, boundsMeet, type Line, liesOn, linesOf } from './line.ts'
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
  areas.some((one, at) =>
    areas.slice(at + 1).some((other) => boundsMeet(one.bounds, other.bounds) && overlap(one, other)),
  )

/** Areas whose borders do not cross overlap where a border runs inside the other area, or where they are the same. */
const overlap = (a: Area, b: Area): boolean =>
  middlesOf(a, b).some((middle) => isWithin(b, middle)) ||
  middlesOf(b, a).some((middle) => isWithin(a, middle)) ||
  isWithin(b, innerPointOf({ type: 'Polygon', coordinates: a.rings }))

const liesWithin = (inner: Area, outer: Area): boolean =>
  middlesOf(inner, outer).every((middle) => isOnBorder(outer, middle) || isInsideRings(outer, middle)) &&
  isInsideRings(outer, innerPointOf({ type: 'Polygon', coordinates: inner.rings }))

/** The border of one area, cut where it meets the corners of the other: the middle of each piece. */
function middlesOf({ lines }: Area, { lines: others }: Area): Position[] {
  return lines.flatMap((line) => {
    const cuts = others.filter(({ from }) => liesOn(line, from)).map(({ from }) => along(line, from))
    const ends = [...cuts, 1].toSorted((a, b) => a - b)
    let begin = 0
    return ends.map((end): Position => {
      const middle = (begin + end) / 2
      begin = end
      return [
        line.from[0] + middle * (line.to[0] - line.from[0]),
        line.from[1] + middle * (line.to[1] - line.from[1]),
      ]
    })
  })
}

const isWithin = (area: Area, position: Position): boolean =>
  isInsideRings(area, position) && !isOnBorder(area, position)

const isOnBorder = ({ lines }: Area, position: Position): boolean =>
  lines.some((line) => liesOn(line, position))

/** Inside its outer ring and in no hole of it. */
const isInsideRings = ({ rings, bounds }: Area, position: Position): boolean =>
  boundsMeet(bounds, [...position, ...position]) &&
  rings.filter((ring) => isInside(ring, position)).length % 2 === 1
