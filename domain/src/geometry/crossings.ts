import { cross, isAside, type Line, liesOn, linesMeet, linesOf, touch } from './line.ts'
import { someNearPair } from './near-pairs.ts'
import { type Ring, ringsOf, type Shape } from './shape.ts'

type Placed = Line & { ring: number; at: number; last: number }

/** Whether lines of the shape cross, or a ring touches itself. Rings may touch each other, neighbours share a border. */
export function crossesItself(shape: Shape): boolean {
  const lines = ringsOf(shape).flatMap(placedLines)
  return someNearPair(
    lines,
    ({ x, y, toX, toY }) => [
      [x, y],
      [toX, toY],
    ],
    collide,
  )
}

function placedLines(ring: Ring, index: number): Placed[] {
  const lines = linesOf(ring)
  return lines.map((line, at) => ({ ...line, ring: index, at, last: lines.length - 1 }))
}

function collide(a: Placed, b: Placed): boolean {
  if (!linesMeet(a, b) || isAside(a, b)) return false
  if (a.ring !== b.ring) return cross(a, b)
  const distance = Math.abs(a.at - b.at)
  if (distance === 1 || distance === a.last) return goesBack(a, b)
  return cross(a, b) || touch(a, b)
}

/** Two lines that follow each other, the second back over the first. */
function goesBack(a: Line, b: Line): boolean {
  const [first, second] = a.toX === b.x && a.toY === b.y ? [a, b] : [b, a]
  const turn =
    (first.toX - first.x) * (second.toX - second.x) + (first.toY - first.y) * (second.toY - second.y)
  return turn < 0 && (liesOn(first, second.toX, second.toY) || liesOn(second, first.x, first.y))
}
