import { type Effort, spend } from './effort.ts'
import { innerPointOf, isInside } from './inner-point.ts'
import { liesOn, linesOf } from './line.ts'
import { type Bounds, boundsAround, type PolygonRings, type Position } from './shape.ts'

/** A ring, or several of one part, ready to be compared with others; `first` is where its rings begin among all. */
export type Area = {
  rings: PolygonRings
  first: number
  bounds: Bounds
  corners: number
  /** A place inside, once somebody asked for it. */
  inner?: Position
}

export const areaWithin = (rings: PolygonRings, first: number): Area => ({
  rings,
  first,
  bounds: boundsAround(rings.flat()),
  corners: rings.reduce((sum, { length }) => sum + length, 0),
})

export const anyCorner = ({ rings }: Area): Position => rings[0]?.[0] ?? [0, 0]

export function innerPointWithin(area: Area): Position {
  area.inner ??= innerPointOf({ type: 'Polygon', coordinates: area.rings })
  return area.inner
}

export const isWithin = (area: Area, position: Position, effort: Effort): boolean =>
  isInsideRings(area, position, effort) && !isOnBorder(area, position, effort)

export function isOnBorder({ rings, corners }: Area, [x, y]: Position, effort: Effort): boolean {
  spend(effort, 32 * corners)
  return rings.some((ring) => linesOf(ring).some((line) => liesOn(line, x, y)))
}

/** Inside its outer ring and in no hole of it. */
export function isInsideRings({ rings, bounds, corners }: Area, position: Position, effort: Effort): boolean {
  const [x, y] = position
  spend(effort, 4)
  if (x < bounds[0] || y < bounds[1] || x > bounds[2] || y > bounds[3]) return false
  spend(effort, 2 * corners)
  let inside = false
  for (const ring of rings) if (isInside(ring, position)) inside = !inside
  return inside
}
