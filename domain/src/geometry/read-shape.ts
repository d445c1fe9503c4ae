import { areaOf } from './area.ts'
import { builtShape } from './built-shape.ts'
import { countedCorners } from './counted-corners.ts'
import { touchesIn } from './crossings.ts'
import { type Effort, fullEffort, mostEffort, TooIntricate } from './effort.ts'
import type { ShapeFault } from './geometry.texts.ts'
import { holesAreInside, partsOverlap } from './overlaps.ts'
import { boundsOf, type Position, type Ring, ringsOf, type Shape } from './shape.ts'

/** What we take of one shape: more corners than any parcel has, and still quickly checked. */
export const mostCorners = 5_000
/** Parts and holes together. */
export const mostRings = 100
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

/** The same of a geometry that was parsed already; `effort` is what it and others may take together. */
export function shapeFrom(geometry: unknown, effort: Effort = fullEffort()): ReadShape {
  if (typeof geometry !== 'object' || geometry === null) return { fault: 'notGeoJson' }
  const { type, coordinates } = geometry as { type?: unknown; coordinates?: unknown }
  if (type !== 'Polygon' && type !== 'MultiPolygon') return { fault: 'noPolygon' }
  if (countedCorners(coordinates, mostCorners) > mostCorners) return { fault: 'tooManyCorners' }
  const shape = builtShape(type, coordinates)
  if (!shape) return { fault: 'notGeoJson' }
  const fault = faultOf(shape, effort)
  return fault ? { fault } : { shape }
}

export const shapeText = (shape: Shape): string => JSON.stringify(shape)

/** Why a shape cannot be taken; the first of its faults. */
export function faultOf(shape: Shape, effort: Effort = fullEffort()): ShapeFault | null {
  const rings = ringsOf(shape)
  const [west, south, east, north] = boundsOf(shape)
  const corners: Position[] = [
    [west, south],
    [east, north],
  ]
  if (rings.length === 0) return 'notGeoJson'
  if (rings.reduce((sum, ring) => sum + ring.length, 0) > mostCorners) return 'tooManyCorners'
  if (rings.length > mostRings) return 'tooManyRings'
  if (rings.some((ring) => !isClosed(ring))) return 'notClosed'
  if (rings.some((ring) => distinct(ring) < 3)) return 'tooFewCorners'
  if (!corners.every(isOnEarth)) return 'notOnEarth'
  if (!corners.every(isAtHome)) return corners.map(swapped).every(isAtHome) ? 'swapped' : 'farAway'
  const tangle = tangleIn(shape, effort)
  if (tangle) return tangle
  const area = areaOf(shape)
  if (area > largestArea) return 'tooLarge'
  return area < smallestArea ? 'tooSmall' : null
}

/** What its lines do wrong, as far as one shape may be looked at. */
function tangleIn(shape: Shape, effort: Effort): ShapeFault | null {
  if (effort.left <= 0) return 'tooIntricate'
  const begun = Math.min(mostEffort, effort.left)
  const own: Effort = { left: begun }
  try {
    const touches = touchesIn(shape, own)
    if (!touches) return 'crossing'
    if (!holesAreInside(shape, touches, own)) return 'holeOutside'
    return partsOverlap(shape, touches, own) ? 'overlapping' : null
  } catch (error) {
    if (error instanceof TooIntricate) return 'tooIntricate'
    throw error
  } finally {
    effort.left -= begun - own.left
  }
}

const swapped = ([longitude, latitude]: Position): Position => [latitude, longitude]

const isClosed = (ring: Ring): boolean => {
  const [first, last] = [ring[0], ring.at(-1)]
  return first?.[0] === last?.[0] && first?.[1] === last?.[1]
}
const distinct = (ring: Ring): number => new Set(ring.map((position) => position.join())).size
