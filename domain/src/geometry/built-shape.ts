import { roundDegrees } from './degrees.ts'
import { samePosition } from './line.ts'
import type { PolygonRings, Position, Ring, Shape } from './shape.ts'

/** A shape out of parsed coordinates: two numbers each, to the millimetre; null where they are none. */
export const builtShape = (type: Shape['type'], coordinates: unknown): Shape | null =>
  type === 'Polygon' ? polygon(coordinates) : multiPolygon(coordinates)

function multiPolygon(coordinates: unknown): Shape | null {
  const parts = listOf(coordinates, ringsFrom)
  return parts && parts.length > 0 ? { type: 'MultiPolygon', coordinates: parts } : null
}

function polygon(coordinates: unknown): Shape | null {
  const rings = ringsFrom(coordinates)
  return rings ? { type: 'Polygon', coordinates: rings } : null
}

const ringsFrom = (given: unknown): PolygonRings | null => {
  const rings = listOf(given, ringFrom)
  return rings && rings.length > 0 ? rings : null
}

/** Corners that fall together once rounded are one. */
function ringFrom(given: unknown): Ring | null {
  const positions = listOf(given, positionFrom)
  if (!positions) return null
  const ring: Position[] = []
  for (const position of positions) {
    const before = ring.at(-1)
    if (!before || !samePosition(before, position)) ring.push(position)
  }
  return ring
}

function positionFrom(given: unknown): Position | null {
  if (!Array.isArray(given)) return null
  const [longitude, latitude] = given as unknown[]
  if (typeof longitude !== 'number' || typeof latitude !== 'number') return null
  return Number.isFinite(longitude) && Number.isFinite(latitude)
    ? [roundDegrees(longitude), roundDegrees(latitude)]
    : null
}

function listOf<Item>(given: unknown, itemFrom: (given: unknown) => Item | null): Item[] | null {
  if (!Array.isArray(given)) return null
  const items: Item[] = []
  for (const entry of given) {
    const item = itemFrom(entry)
    if (item === null) return null
    items.push(item)
  }
  return items
}
