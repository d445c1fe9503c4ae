import { areaOf } from './area.ts'
import { crossesItself } from './crossings.ts'
import { roundDegrees } from './degrees.ts'
import type { ShapeFault } from './geometry.texts.ts'
import { samePosition } from './line.ts'
import { holesAreInside, partsOverlap } from './overlaps.ts'
import { boundsOf, type PolygonRings, type Position, type Ring, ringsOf, type Shape } from './shape.ts'

/** What we take of one shape: more corners than any parcel has, and still quickly checked. */
export const mostCorners = 5_000
/** Longer texts are not looked at: a corner written out in full takes forty characters. */
export const longestShape = 300_000
/** Square metres: a thousand square kilometres. */
export const largestArea = 1e9
/** A tenth of a square metre. */
const smallestArea = 0.1

/** Where parcels of ours can lie: Germany with its seas and a little around it. */
const home = { west: 5, south: 46.8, east: 16, north: 56 } as const

export const isAtHome = ([longitude, latitude]: Position): boolean =>
  longitude >= home.west && longitude <= home.east && latitude >= home.south && latitude <= home.north

export const isOnEarth = ([longitude, latitude]: Position): boolean =>
  Math.abs(longitude) <= 180 && Math.abs(latitude) <= 90

export type ReadShape = { shape: Shape; fault?: never } | { fault: ShapeFault; shape?: never }

/** A shape from the text of a GeoJSON geometry, as we keep it: two coordinates each, to the millimetre. */
export function readShape(text: string): ReadShape {
  if (text.length > longestShape) return { fault: 'tooManyCorners' }
  try {
    return shapeFrom(JSON.parse(text))
  } catch {
    return { fault: 'notGeoJson' }
  }
}

/** The same of a geometry that was parsed already. */
export function shapeFrom(geometry: unknown): ReadShape {
  if (typeof geometry !== 'object' || geometry === null) return { fault: 'notGeoJson' }
  const { type, coordinates } = geometry as { type?: unknown; coordinates?: unknown }
  if (type !== 'Polygon' && type !== 'MultiPolygon') return { fault: 'noPolygon' }
  if (cornersIn(coordinates) > mostCorners) return { fault: 'tooManyCorners' }
  const shape = type === 'Polygon' ? polygon(coordinates) : multiPolygon(coordinates)
  if (!shape) return { fault: 'notGeoJson' }
  const fault = faultOf(shape)
  return fault ? { fault } : { shape }
}

export const shapeText = (shape: Shape): string => JSON.stringify(shape)

/** Why a shape cannot be taken; the first of its faults. */
export function faultOf(shape: Shape): ShapeFault | null {
  const rings = ringsOf(shape)
  const [west, south, east, north] = boundsOf(shape)
  const corners: Position[] = [
    [west, south],
    [east, north],
  ]
  if (rings.length === 0) return 'notGeoJson'
  if (rings.reduce((sum, ring) => sum + ring.length, 0) > mostCorners) return 'tooManyCorners'
  if (rings.some((ring) => !isClosed(ring))) return 'notClosed'
  if (rings.some((ring) => distinct(ring) < 3)) return 'tooFewCorners'
  if (!corners.every(isOnEarth)) return 'notOnEarth'
  if (!corners.every(isAtHome)) return corners.map(swapped).every(isAtHome) ? 'swapped' : 'farAway'
  if (crossesItself(shape)) return 'crossing'
  if (!holesAreInside(shape)) return 'holeOutside'
  if (partsOverlap(shape)) return 'overlapping'
  const area = areaOf(shape)
  if (area > largestArea) return 'tooLarge'
  return area < smallestArea ? 'tooSmall' : null
}

const swapped = ([longitude, latitude]: Position): Position => [latitude, longitude]

const isClosed = (ring: Ring): boolean => {
  const [first, last] = [ring[0], ring.at(-1)]
  return first?.[0] === last?.[0] && first?.[1] === last?.[1]
}
const distinct = (ring: Ring): number => new Set(ring.map((position) => position.join())).size

/** Counted before anything is built; what is nested deeper than a shape is none. */
function cornersIn(coordinates: unknown, depth = 0): number {
  if (!Array.isArray(coordinates)) return 0
  if (typeof coordinates[0] === 'number') return 1
  if (depth > 3) return 0
  if (coordinates.length > mostCorners) return mostCorners + 1
  return coordinates.reduce<number>((sum, inner) => sum + cornersIn(inner, depth + 1), 0)
}

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
