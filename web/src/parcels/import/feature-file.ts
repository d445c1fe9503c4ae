import { longestImport } from '@allmende/domain/parcels/longest-import.ts'
import type { FileFault } from '@allmende/domain/parcels/parcel-imports.texts.ts'
import { featuresOf, type RawFeature } from '@allmende/domain/parcels/read-features.ts'
import { type Converter, type CoordinateSystem, systemOfCrs } from '../geometry/coordinate-systems.ts'

/** A file as it was chosen; `system` is null where somebody has to say it. */
export type FeatureFile = {
  name: string
  /** Tells files apart, however alike their names are. */
  stamp: number
  features: readonly RawFeature[]
  system: CoordinateSystem | null
}

export type ReadFile =
  | { file: FeatureFile; fault?: never }
  | { fault: FileFault | 'unknownSystem'; file?: never }

let stamps = 0

/** The features of a text, and which coordinates they are in. */
export function readFeatureFile(name: string, text: string): ReadFile {
  if (text.length > longestImport) return { fault: 'tooLarge' }
  let parsed: unknown
  try {
    parsed = JSON.parse(text.replace(/^\uFEFF/, ''))
  } catch {
    return { fault: 'notJson' }
  }
  const { features, fault } = featuresOf(parsed)
  if (fault) return { fault }
  const { crs } = parsed as { crs?: unknown }
  const named = crs === undefined || crs === null ? undefined : systemOfCrs(crs)
  if (named === null) return { fault: 'unknownSystem' }
  stamps += 1
  const system = named ?? (features.some(isInMetres) ? null : 'wgs84')
  return { file: { name, stamp: stamps, features, system } }
}

const isInMetres = (feature: RawFeature): boolean => {
  const first = firstPosition((feature?.geometry as { coordinates?: unknown } | null)?.coordinates)
  return first !== null && first.some((number) => Math.abs(number) > 180)
}

function firstPosition(coordinates: unknown): readonly number[] | null {
  let inner = coordinates
  while (Array.isArray(inner) && Array.isArray(inner[0])) inner = inner[0]
  return Array.isArray(inner) && inner.every((number) => typeof number === 'number') ? inner : null
}

/** The same features in degrees. */
export function inDegrees(
  features: readonly RawFeature[],
  system: CoordinateSystem,
  convert: Converter,
): RawFeature[] {
  if (system === 'wgs84') return [...features]
  const moved = (given: unknown): unknown => {
    if (!Array.isArray(given)) return given
    const [east, north] = given as unknown[]
    if (typeof east === 'number' && typeof north === 'number') return convert(system, [east, north])
    return given.map(moved)
  }
  return features.map(
    (feature) =>
      feature && {
        ...feature,
        geometry: feature.geometry && {
          ...feature.geometry,
          coordinates: moved((feature.geometry as { coordinates?: unknown }).coordinates),
        },
      },
  )
}

/** As it is sent. */
export const collectionText = (features: readonly RawFeature[]): string =>
  JSON.stringify({
    type: 'FeatureCollection',
    features: features.map((feature) => feature && { type: 'Feature', ...feature }),
  })
