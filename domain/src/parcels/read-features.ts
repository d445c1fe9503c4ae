import { countedCorners } from '../geometry/counted-corners.ts'
import type { FileFault } from './parcel-imports.texts.ts'
import { longestImport } from './longest-import.ts'

export const mostFeatures = 2_000
const mostCorners = 100_000
/** Corners, what they are nested in, and brackets in texts. */
const mostLists = 5 * mostCorners

/** One feature as the file has it; null where it is none. */
export type RawFeature = { geometry: unknown; properties: Readonly<Record<string, unknown>> } | null

export type ReadFeatures = { features: RawFeature[]; fault?: never } | { fault: FileFault; features?: never }

/** The features of a GeoJSON text, as far as one import may go. */
export function readFeatures(text: string): ReadFeatures {
  if (text.length > longestImport) return { fault: 'tooLarge' }
  if (hasManyLists(text)) return { fault: 'tooManyCorners' }
  let parsed: unknown
  try {
    parsed = JSON.parse(text.replace(/^\uFEFF/, ''))
  } catch {
    return { fault: 'notJson' }
  }
  return featuresOf(parsed)
}

/** Looked at before anything is made of it: millions of empty lists take long to parse. */
function hasManyLists(text: string): boolean {
  let found = 0
  for (const bracket of ['[', '{'])
    for (let at = text.indexOf(bracket); at >= 0 && found <= mostLists; at = text.indexOf(bracket, at + 1))
      found += 1
  return found > mostLists
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
    const geometry = feature?.geometry
    if (isObject(geometry)) corners += countedCorners(geometry['coordinates'], mostCorners - corners)
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

/** The names of the properties of features, in the order they first come. */
export function propertyNamesOf(features: readonly RawFeature[]): string[] {
  return [...new Set(features.flatMap((feature) => Object.keys(feature?.properties ?? {})))]
}
