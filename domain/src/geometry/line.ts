import { type Bounds, boundsAround, type Position, type Ring } from './shape.ts'

/** One straight piece of a ring; `length` in degrees, never zero, so that it may be divided by. */
export type Line = { from: Position; to: Position; bounds: Bounds; length: number }

/** What lies nearer to a line than this, in degrees, lies on it: about a millimetre. */
export const onTheLine = 1e-8

export function linesOf(ring: Ring): Line[] {
  const lines: Line[] = []
  let from: Position | undefined
  for (const to of ring) {
    if (from) lines.push({ from, to, bounds: boundsAround([from, to]), length: lengthOf(from, to) || 1 })
    from = to
  }
  return lines
}

const lengthOf = (from: Position, to: Position): number => Math.hypot(to[0] - from[0], to[1] - from[1])

export const samePosition = (a: Position, b: Position): boolean => a[0] === b[0] && a[1] === b[1]

export const boundsMeet = (a: Bounds, b: Bounds): boolean =>
  a[0] <= b[2] + onTheLine && b[0] <= a[2] + onTheLine && a[1] <= b[3] + onTheLine && b[1] <= a[3] + onTheLine

/** How far a position lies beside a line, in degrees; left of it above zero. */
export const beside = ({ from, to, length }: Line, [x, y]: Position): number =>
  ((to[0] - from[0]) * (y - from[1]) - (to[1] - from[1]) * (x - from[0])) / length

/** How far along a line a position lies: 0 where it begins, 1 where it ends. */
export const along = ({ from, to, length }: Line, [x, y]: Position): number =>
  ((x - from[0]) * (to[0] - from[0]) + (y - from[1]) * (to[1] - from[1])) / (length * length)

export function liesOn(line: Line, position: Position): boolean {
  if (Math.abs(beside(line, position)) > onTheLine) return false
  const share = along(line, position)
  return share >= 0 && share <= 1
}

const areApart = (one: number, other: number): boolean =>
  (one > onTheLine && other < -onTheLine) || (one < -onTheLine && other > onTheLine)

/** Whether each of two lines ends on both sides of the other. */
export const cross = (a: Line, b: Line): boolean =>
  areApart(beside(a, b.from), beside(a, b.to)) && areApart(beside(b, a.from), beside(b, a.to))
