import type { Position } from '@allmende/domain/geometry/shape.ts'

export const coordinateSystems = ['wgs84', 'utm32', 'utm33'] as const
/** In which system coordinates are written; kept is always WGS 84. */
export type CoordinateSystem = (typeof coordinateSystems)[number]

/** East (or longitude) first, then north (or latitude). */
export type Converter = (system: CoordinateSystem, position: Position) => Position

const definitions = {
  utm32: '+proj=utm +zone=32 +ellps=GRS80 +towgs84=0,0,0,0,0,0,0 +units=m +no_defs',
  utm33: '+proj=utm +zone=33 +ellps=GRS80 +towgs84=0,0,0,0,0,0,0 +units=m +no_defs',
} as const

/** What turns ETRS89/UTM into WGS 84; fetched when somebody first needs it. */
export async function loadConverter(): Promise<Converter> {
  const { default: proj4 } = await import('proj4')
  const [utm32, utm33] = [proj4(definitions.utm32), proj4(definitions.utm33)]
  return (system, [east, north]) => {
    if (system === 'wgs84') return [east, north]
    const [longitude = Number.NaN, latitude = Number.NaN] = (system === 'utm32' ? utm32 : utm33).inverse([
      east,
      north,
    ])
    return [longitude, latitude]
  }
}

/** The system that a `crs` of older GeoJSON names; null where it is none of ours. */
export function systemOfCrs(crs: unknown): CoordinateSystem | null {
  const name = (crs as { properties?: { name?: unknown } } | null)?.properties?.name
  if (typeof name !== 'string') return null
  if (/CRS84$|EPSG:+(\d+(\.\d+)*:)?(4326|4258)$/i.test(name)) return 'wgs84'
  if (/EPSG:+(\d+(\.\d+)*:)?25832$/i.test(name)) return 'utm32'
  return /EPSG:+(\d+(\.\d+)*:)?25833$/i.test(name) ? 'utm33' : null
}
