import { innerPointOf, isInside } from './inner-point.ts'
import { polygonsOf, type Position, type Ring, ringsOf, type Shape } from './shape.ts'

type Segment = { from: Position; to: Position; ring: number; at: number; last: number }

/** What lies nearer to a line than this, in degrees, lies on it: about a millimetre. */
const onTheLine = 1e-8

/** Whether lines of the shape cross, or a ring touches itself. Rings may touch each other, neighbours share a border. */
export function crossesItself(shape: Shape): boolean {
  const segments = ringsOf(shape)
    .flatMap(segmentsOf)
    .toSorted((a, b) => westOf(a) - westOf(b))
  let near: Segment[] = []
  for (const segment of segments) {
    near = near.filter((other) => eastOf(other) >= westOf(segment))
    if (near.some((other) => collide(other, segment))) return true
    near.push(segment)
  }
  return false
}

const segmentsOf = (ring: Ring, index: number): Segment[] =>
  ring.slice(1).map((to, at) => ({ from: ring[at]!, to, ring: index, at, last: ring.length - 2 }))

const westOf = ({ from, to }: Segment) => Math.min(from[0], to[0])
const eastOf = ({ from, to }: Segment) => Math.max(from[0], to[0])

function collide(a: Segment, b: Segment): boolean {
  if (Math.min(a.from[1], a.to[1]) > Math.max(b.from[1], b.to[1])) return false
  if (Math.min(b.from[1], b.to[1]) > Math.max(a.from[1], a.to[1])) return false
  if (a.ring !== b.ring) return cross(a, b)
  const distance = Math.abs(a.at - b.at)
  if (distance === 1 || distance === a.last) return goesBack(a, b)
  return cross(a, b) || touches(a, b) || touches(b, a)
}

/** How far a position lies beside a line, in degrees; left of it above zero. */
function beside({ from, to }: Segment, [x, y]: Position): number {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]]
  return (dx * (y - from[1]) - dy * (x - from[0])) / (Math.hypot(dx, dy) || 1)
}

const areApart = (one: number, other: number) =>
  (one > onTheLine && other < -onTheLine) || (one < -onTheLine && other > onTheLine)

const cross = (a: Segment, b: Segment): boolean =>
  areApart(beside(a, b.from), beside(a, b.to)) && areApart(beside(b, a.from), beside(b, a.to))

/** Whether an end of `b` lies on `a`. */
const touches = (a: Segment, b: Segment): boolean => [b.from, b.to].some((end) => liesOn(a, end))

function liesOn(line: Segment, [x, y]: Position): boolean {
  if (Math.abs(beside(line, [x, y])) > onTheLine) return false
  const { from, to } = line
  const along = (x - from[0]) * (to[0] - from[0]) + (y - from[1]) * (to[1] - from[1])
  return along >= 0 && along <= (to[0] - from[0]) ** 2 + (to[1] - from[1]) ** 2
}

/** Two lines that follow each other, the second back over the first. */
function goesBack(a: Segment, b: Segment): boolean {
  const [first, second] = samePosition(a.to, b.from) ? [a, b] : [b, a]
  const turn =
    (first.to[0] - first.from[0]) * (second.to[0] - second.from[0]) +
    (first.to[1] - first.from[1]) * (second.to[1] - second.from[1])
  return turn < 0 && (liesOn(first, second.to) || liesOn(second, first.from))
}

const samePosition = (a: Position, b: Position) => a[0] === b[0] && a[1] === b[1]

/** Whether every hole lies in its part, and none in another one. Asked of shapes that do not cross themselves. */
export const holesAreInside = (shape: Shape): boolean =>
  polygonsOf(shape).every(([outer, ...holes]) => {
    const points = holes.map((hole) => innerPointOf({ type: 'Polygon', coordinates: [hole] }))
    return points.every(
      (point, at) =>
        isInside(outer ?? [], point) && holes.every((hole, other) => other === at || !isInside(hole, point)),
    )
  })

/** Whether a part of the shape lies on another one. Asked of shapes that do not cross themselves. */
export function partsOverlap(shape: Shape): boolean {
  const parts = polygonsOf(shape)
  if (parts.length < 2) return false
  return parts.some((part, at) => {
    const point = innerPointOf({ type: 'Polygon', coordinates: part })
    return parts.some(
      ([outer, ...holes], other) =>
        other !== at && isInside(outer ?? [], point) && !holes.some((hole) => isInside(hole, point)),
    )
  })
}
