import { type Effort, fullEffort, spend } from './effort.ts'
import { cross, isAside, type Line, liesOn, linesMeet, linesNear, linesOf, touch } from './line.ts'
import { someNearPair } from './near-pairs.ts'
import { type Ring, ringsOf, type Shape } from './shape.ts'

/** A line and where it belongs: to which ring of the whole shape, and as its how manieth. */
export type Placed = Line & { ring: number; at: number; last: number }

/** Lines of different rings, an end of one of them on the other. */
export type Touch = readonly [Placed, Placed]

/** What becomes of a touch is much dearer than finding it. */
const touchCost = 200

/** Whether lines of the shape cross, or a ring touches itself. Rings may touch each other, neighbours share a border. */
export const crossesItself = (shape: Shape): boolean => touchesIn(shape) === null

/** Where rings of the shape touch each other; null where it crosses itself. */
export function touchesIn(shape: Shape, effort: Effort = fullEffort()): Touch[] | null {
  const touches: Touch[] = []
  const collide = (a: Placed, b: Placed): boolean => {
    if (!linesNear(a, b) || isAside(a, b)) return false
    if (a.ring === b.ring) return linesMeet(a, b) && collideInRing(a, b)
    if (cross(a, b)) return true
    if (!touch(a, b)) return false
    spend(effort, touchCost)
    touches.push([a, b])
    return false
  }
  const lines = ringsOf(shape).flatMap(placedLines)
  return someNearPair(lines, endsOf, collide, effort) ? null : touches
}

const endsOf = ({ x, y, toX, toY }: Line) => [[x, y] as const, [toX, toY] as const]

function placedLines(ring: Ring, index: number): Placed[] {
  const lines = linesOf(ring)
  return lines.map((line, at) => ({ ...line, ring: index, at, last: lines.length - 1 }))
}

function collideInRing(a: Placed, b: Placed): boolean {
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
