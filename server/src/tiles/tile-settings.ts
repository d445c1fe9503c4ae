import { BaseMap } from '@allmende/domain/geometry/base-maps.ts'
import { z } from 'zod'

/** Where the tiles of a map come from; `url` has the places {z}, {x} and {y}. */
export type MapSource = z.output<typeof MapSource>
/** Bytes of the disk that fetched tiles may take. */
export type TileSettings = { maps: readonly MapSource[]; cacheLimit: number }

const basemapDe = (kind: string) =>
  `https://sgx.geodatenzentrum.de/wmts_basemapde/tile/1.0.0/de_basemapde_web_raster_${kind}/default/GLOBAL_WEBMERCATOR/{z}/{y}/{x}.png`
const ofBasemapDe = { attribution: '© GeoBasis-DE / BKG, CC BY 4.0', maxZoom: 18 }

/** The official map of the German surveying authorities. */
const usualMaps: readonly MapSource[] = [
  { id: 'farbe', name: 'Farbe', url: basemapDe('farbe'), ...ofBasemapDe },
  { id: 'grau', name: 'Grau', url: basemapDe('grau'), ...ofBasemapDe },
]

const places = ['{z}', '{x}', '{y}']

/** The places stand behind the host, so that whoever names a tile never names a server. */
function isTileUrl(text: string): boolean {
  const url = URL.parse(text)
  if (!url || !/^https?:$/.test(url.protocol) || url.username || url.password) return false
  const [, rest = ''] = /^https?:\/\/[^/?#{}]+(\/[^#]*)$/.exec(text) ?? []
  return places.every((place) => rest.split(place).length === 2) && !/[{}]/.test(withoutPlaces(rest))
}
const withoutPlaces = (text: string) => places.reduce((rest, place) => rest.replace(place, ''), text)

const MapSource = BaseMap.extend({
  url: z.string().max(1000).refine(isTileUrl, 'must look like https://maps.example.de/{z}/{x}/{y}.png'),
}).strict()
const MapSources = z
  .array(MapSource)
  .min(1)
  .max(10)
  .refine((maps) => new Set(maps.map(({ id }) => id)).size === maps.length, 'each map has an id of its own')

const sources = z.string().transform((text, context): readonly MapSource[] => {
  if (text.trim() === 'none') return []
  const parsed = MapSources.safeParse(jsonIn(text))
  if (parsed.success) return parsed.data
  const [issue] = parsed.error.issues
  const where = issue && issue.path.length > 0 ? ` (${issue.path.join('.')}: ${issue.message})` : ''
  const message = `must be "none" or JSON such as [{"id":"karte","name":"Karte","url":"https://maps.example.de/{z}/{x}/{y}.png","attribution":"© …","maxZoom":18}]${where}`
  context.addIssue({ code: 'custom', message })
  return z.NEVER
})

function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

/** The variables about base maps. */
export const tileVariables = {
  TILES_URL: sources.optional(),
  TILES_CACHE_LIMIT: z.coerce.number().int().min(0).max(1e13).default(500_000_000),
}
type Variables = z.output<z.ZodObject<typeof tileVariables>>

/** Each says everything by itself. */
export const tileFaults = (_env: Variables): [] => []

export function tileSettings({ TILES_URL, TILES_CACHE_LIMIT }: Variables): TileSettings | null {
  const maps = TILES_URL ?? usualMaps
  return maps.length === 0 ? null : { maps, cacheLimit: TILES_CACHE_LIMIT }
}
