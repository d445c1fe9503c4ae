import type { Position, Ring } from './shape.ts'

/** One straight piece of a ring, in degrees; plain numbers, since millions of pairs of them may have to be compared. */
export type Line = {
  x: number
  y: number
  toX: number
  toY: number
  west: number
  south: number
  east: number
  north: number
  length: number
}

/** What lies nearer to a line than this, in degrees, lies on it: about a millimetre. */
export const onTheLine = 1e-8

/** Corners that lie on each other make no line. */
export function linesOf(ring: Ring): Line[] {
  const lines: Line[] = []
  let from: Position | undefined
  for (const to of ring) {
    if (from && !samePosition(from, to)) lines.push(lineBetween(from, to))
    from = to
  }
  return lines
}

const lineBetween = ([x, y]: Position, [toX, toY]: Position): Line => ({
  x,
  y,
  toX,
  toY,
  west: Math.min(x, toX),
  south: Math.min(y, toY),
  east: Math.max(x, toX),
  north: Math.max(y, toY),
  length: Math.hypot(toX - x, toY - y),
})

export const samePosition = (a: Position, b: Position): boolean => a[0] === b[0] && a[1] === b[1]

/** Whether two lines may meet at all. */
export const linesMeet = (a: Line, b: Line): boolean =>
  a.west <= b.east && b.west <= a.east && a.south <= b.north && b.south <= a.north

/** The same where as much may lie between them as a position may lie beside a line that it lies on. */
export const linesNear = (a: Line, b: Line): boolean =>
  a.west <= b.east + onTheLine &&
  b.west <= a.east + onTheLine &&
  a.south <= b.north + onTheLine &&
  b.south <= a.north + onTheLine

/** How far a position lies beside a line, in degrees; left of it above zero. */
export const beside = (line: Line, x: number, y: number): number =>
  ((line.toX - line.x) * (y - line.y) - (line.toY - line.y) * (x - line.x)) / line.length

/** How far along a line a position lies: 0 where it begins, 1 where it ends. */
export const along = (line: Line, x: number, y: number): number =>
  ((x - line.x) * (line.toX - line.x) + (y - line.y) * (line.toY - line.y)) / (line.length * line.length)

export function liesOn(line: Line, x: number, y: number): boolean {
  if (x < line.west - onTheLine || x > line.east + onTheLine) return false
  if (Math.abs(beside(line, x, y)) > onTheLine) return false
  const share = along(line, x, y)
  return share >= 0 && share <= 1
}

/** Whether a line lies wholly on one side of the way of another. */
export function isAside(line: Line, other: Line): boolean {
  const from = beside(line, other.x, other.y)
  if (from > onTheLine) return beside(line, other.toX, other.toY) > onTheLine
  return from < -onTheLine && beside(line, other.toX, other.toY) < -onTheLine
}

const endsOnBothSides = (line: Line, other: Line): boolean => {
  const [from, to] = [beside(line, other.x, other.y), beside(line, other.toX, other.toY)]
  return (from > onTheLine && to < -onTheLine) || (from < -onTheLine && to > onTheLine)
}

/** Whether each of two lines ends on both sides of the other. */
export const cross = (a: Line, b: Line): boolean => endsOnBothSides(a, b) && endsOnBothSides(b, a)

/** Whether an end of one of them lies on the other. */
export const touch = (a: Line, b: Line): boolean =>
  liesOn(a, b.x, b.y) || liesOn(a, b.toX, b.toY) || liesOn(b, a.x, a.y) || liesOn(b, a.toX, a.toY)
