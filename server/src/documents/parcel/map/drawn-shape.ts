import { ringsOf, type Shape } from '@allmende/domain/geometry/shape.ts'
import type { MapFrame, Place, Point } from './map-frame.ts'

/** A shape as it is drawn: rings of points on the page, holes among them. */
export type DrawnShape = { rings: readonly (readonly Point[])[]; around: Place }

/** What no eye can tell apart, in points. */
const finest = 0.25

/** Of the corners of a shape no more are drawn. */
const mostCorners = 3000

/** Null where nothing of it lies on the map. However many corners it has, those drawn are bounded. */
export function drawnShape(shape: Shape, frame: MapFrame): DrawnShape | null {
  const whole = ringsOf(shape).map((ring) => ring.map(frame.pointOf))
  const around = placeAround(whole)
  if (!meets(around, frame.place)) return null
  let rings = whole
  for (let distance = finest; ; distance *= 2) {
    rings = rings.map((ring) => coarser(ring, distance)).filter((ring) => ring.length > 3)
    if (cornersIn(rings) <= mostCorners) break
  }
  // What is too small to be drawn is still a dot.
  return { rings: rings.length > 0 ? rings : [dotAt(around)], around }
}

const cornersIn = (rings: readonly (readonly Point[])[]): number =>
  rings.reduce((sum, ring) => sum + ring.length, 0)

function coarser(ring: readonly Point[], distance: number): Point[] {
  const kept: Point[] = []
  for (const point of ring) {
    const last = kept.at(-1)
    if (!last || Math.hypot(point[0] - last[0], point[1] - last[1]) >= distance) kept.push(point)
  }
  const [first] = kept
  if (first && kept.at(-1) !== first) kept.push(first)
  return kept
}

function placeAround(rings: readonly (readonly Point[])[]): Place {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity]
  for (const ring of rings)
    for (const [x, y] of ring) {
      left = Math.min(left, x)
      top = Math.min(top, y)
      right = Math.max(right, x)
      bottom = Math.max(bottom, y)
    }
  return { left, top, width: right - left, height: bottom - top }
}

export const meets = (one: Place, other: Place): boolean =>
  one.left < other.left + other.width &&
  other.left < one.left + one.width &&
  one.top < other.top + other.height &&
  other.top < one.top + one.height

const dotAt = ({ left, top, width, height }: Place): Point[] => {
  const [x, y] = [left + width / 2, top + height / 2]
  return [
    [x - 1, y - 1],
    [x + 1, y - 1],
    [x + 1, y + 1],
    [x - 1, y + 1],
    [x - 1, y - 1],
  ]
}

/** Whether a point lies on what is drawn, and in none of its holes. */
export function covers({ rings }: DrawnShape, [x, y]: Point): boolean {
  let isInside = false
  for (const ring of rings)
    for (const [at, [x1, y1]] of ring.entries()) {
      const [x2, y2] = ring[at + 1] ?? [x1, y1]
      if (y1 > y !== y2 > y && x < ((x2 - x1) * (y - y1)) / (y2 - y1) + x1) isInside = !isInside
    }
  return isInside
}
