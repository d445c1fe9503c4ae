import { cross, type Line, liesOn, linesOf, samePosition } from './line.ts'
import { ringsOf, type Shape } from './shape.ts'

type Placed = Line & { ring: number; at: number; last: number }

/** Whether lines of the shape cross, or a ring touches itself. Rings may touch each other, neighbours share a border. */
export function crossesItself(shape: Shape): boolean {
  const lines = ringsOf(shape)
    .flatMap(placedLines)
    .toSorted((a, b) => a.bounds[0] - b.bounds[0])
  let near: Placed[] = []
  for (const line of lines) {
    const [west] = line.bounds
    near = near.filter((other) => other.bounds[2] >= west)
    for (const other of near) if (collide(other, line)) return true
    near.push(line)
  }
  return false
}

function placedLines(ring: Parameters<typeof linesOf>[0], index: number): Placed[] {
  const lines = linesOf(ring)
  return lines.map((line, at) => ({ ...line, ring: index, at, last: lines.length - 1 }))
}

function collide(a: Placed, b: Placed): boolean {
  if (a.bounds[1] > b.bounds[3] || b.bounds[1] > a.bounds[3]) return false
  if (a.ring !== b.ring) return cross(a, b)
  const distance = Math.abs(a.at - b.at)
  if (distance === 1 || distance === a.last) return goesBack(a, b)
  return cross(a, b) || touches(a, b) || touches(b, a)
}

/** Whether an end of `b` lies on `a`. */
const touches = (a: Line, b: Line): boolean => liesOn(a, b.from) || liesOn(a, b.to)

/** Two lines that follow each other, the second back over the first. */
function goesBack(a: Line, b: Line): boolean {
  const [first, second] = samePosition(a.to, b.from) ? [a, b] : [b, a]
  const turn =
    (first.to[0] - first.from[0]) * (second.to[0] - second.from[0]) +
    (first.to[1] - first.from[1]) * (second.to[1] - second.from[1])
  return turn < 0 && (liesOn(first, second.to) || liesOn(second, first.from))
}
