import { mostCorners, shapeFrom } from '@allmende/domain/geometry/read-shape.ts'
import type { Imported } from './coordinate-list.ts'
import { type Converter, type CoordinateSystem, systemOfCrs } from './coordinate-systems.ts'
import { importFaults } from './geometry-import.texts.ts'

type Fault = keyof typeof importFaults
type Json = { readonly [key: string]: unknown }

/** Deeper than anybody nests features and collections. */
const deepest = 8

const refused = (fault: Fault): Imported => ({ fault: { text: importFaults[fault] } })

/** One shape of all areas that a GeoJSON text holds, whatever they are wrapped in. Its own `crs` wins over `system`. */
export function readGeoJson(text: string, system: CoordinateSystem, convert: Converter): Imported {
  if (text.trim() === '') return refused('empty')
  let given: unknown
  try {
    given = JSON.parse(text.replace(/^\uFEFF/, ''))
  } catch {
    return refused('notGeoJson')
  }
  if (!isJson(given)) return refused('notGeoJson')
  const named = given['crs'] === undefined || given['crs'] === null ? system : systemOfCrs(given['crs'])
  if (!named) return refused('unknownSystem')
  const parts = areasIn(given, 0)
  if (typeof parts === 'string') return refused(parts)
  if (cornersIn(parts, 0) > mostCorners) return refused('tooManyCorners')
  const converted = parts.map((part) => positionsConverted(part, named, convert))
  const geometry =
    converted.length === 1
      ? { type: 'Polygon', coordinates: converted[0] }
      : { type: 'MultiPolygon', coordinates: converted }
  const { shape, fault } = shapeFrom(geometry)
  if (shape) return { shape }
  if (fault !== 'notOnEarth' || named !== 'wgs84') return refused(fault)
  const isMetres = { text: importFaults.isMetres }
  // A system that the file names itself wins over any that is chosen.
  return { fault: given['crs'] ? isMetres : { ...isMetres, system: 'utm32' } }
}

const isJson = (given: unknown): given is Json =>
  typeof given === 'object' && given !== null && !Array.isArray(given)

/** The rings of every polygon in it, or why there are none. */
function areasIn(given: unknown, depth: number): unknown[] | Fault {
  if (!isJson(given) || depth > deepest) return 'notGeoJson'
  const { type, coordinates } = given
  if (type === 'Polygon') return [coordinates]
  if (type === 'MultiPolygon') return Array.isArray(coordinates) ? coordinates : 'notGeoJson'
  if (type === 'Feature') return given['geometry'] === null ? [] : areasIn(given['geometry'], depth + 1)
  const members = type === 'FeatureCollection' ? given['features'] : given['geometries']
  if (type !== 'FeatureCollection' && type !== 'GeometryCollection')
    return typeof type === 'string' ? 'noPolygon' : 'notGeoJson'
  if (!Array.isArray(members)) return 'notGeoJson'
  if (members.length > mostCorners) return 'tooManyCorners'
  const areas: unknown[] = []
  for (const member of members) {
    const found = areasIn(member, depth + 1)
    if (typeof found === 'string') return found
    areas.push(...found)
  }
  return areas.length === 0 && depth === 0 ? 'noPolygon' : areas
}

function cornersIn(coordinates: unknown, depth: number): number {
  if (!Array.isArray(coordinates)) return 0
  if (typeof coordinates[0] === 'number') return 1
  if (depth > 3 || coordinates.length > mostCorners) return mostCorners + 1
  return coordinates.reduce<number>((sum, inner) => sum + cornersIn(inner, depth + 1), 0)
}

function positionsConverted(given: unknown, system: CoordinateSystem, convert: Converter): unknown {
  if (!Array.isArray(given)) return given
  const [east, north] = given as unknown[]
  if (typeof east === 'number' && typeof north === 'number') return convert(system, [east, north])
  return given.map((inner) => positionsConverted(inner, system, convert))
}
