import type { FileFault } from './parcel-imports.texts.ts'
import { longestImport } from './longest-import.ts'

export const mostFeatures = 2_000
const mostCorners = 100_000

/** One feature as the file has it; null where it is none. */
export type RawFeature = { geometry: unknown; properties: Readonly<Record<string, unknown>> } | null

export type ReadFeatures = { features: RawFeature[]; fault?: never } | { fault: FileFault; features?: never }

/** The features of a GeoJSON text, as far as one import may go. */
export function readFeatures(text: string): ReadFeatures {
  if (text.length > longestImport) return { fault: 'tooLarge' }
  let parsed: unknown
  try {
    parsed = JSON.parse(text.replace(/^\uFEFF/, ''))
  } catch {
    return { fault: 'notJson' }
  }
  return featuresOf(parsed)
}

/** The same of what was parsed already. */
export function featuresOf(parsed: unknown): ReadFeatures {
  const list = isObject(parsed) && parsed['type'] === 'FeatureCollection' ? parsed['features'] : null
  if (!Array.isArray(list)) return { fault: 'noCollection' }
  if (list.length === 0) return { fault: 'noFeatures' }
  if (list.length > mostFeatures) return { fault: 'tooManyFeatures' }
  const features = list.map(featureOf)
  let corners = 0
  for (const feature of features) {
    corners += cornersIn(feature?.geometry, mostCorners - corners)
    if (corners > mostCorners) return { fault: 'tooManyCorners' }
  }
  return { features }
}

function featureOf(given: unknown): RawFeature {
  if (!isObject(given) || given['type'] !== 'Feature') return null
  const properties = given['properties']
  return { geometry: given['geometry'] ?? null, properties: isObject(properties) ? properties : {} }
}

const isObject = (given: unknown): given is Record<string, unknown> =>
  typeof given === 'object' && given !== null && !Array.isArray(given)

/** How many positions there are, counted no further than to one more than these; however deep they lie, without recursion. */
function cornersIn(geometry: unknown, most: number): number {
  const waiting: unknown[] = isObject(geometry) ? [geometry['coordinates']] : []
  let found = 0
  while (waiting.length > 0 && found <= most) {
    const next = waiting.pop()
    if (!Array.isArray(next)) continue
    if (typeof next[0] === 'number') found += 1
    else for (const inner of next) waiting.push(inner)
  }
  return found
}

/** The names of the properties of features, in the order they first come. */
export function propertyNamesOf(features: readonly RawFeature[]): string[] {
  return [...new Set(features.flatMap((feature) => Object.keys(feature?.properties ?? {})))]
}
