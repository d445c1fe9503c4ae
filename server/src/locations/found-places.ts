import type { AddressResult } from '@allmende/domain/locations/address-search.contract.ts'
import { z } from 'zod'

const most = 10
/** In characters of its text. */
const largestOutline = 100_000
const longestPart = 200

const Part = z.string().trim().min(1).max(longestPart).optional().catch(undefined)
const Address = z.object({
  road: Part,
  house_number: Part,
  postcode: Part,
  city: Part,
  town: Part,
  village: Part,
  hamlet: Part,
  locality: Part,
  state: Part,
})
type Address = z.output<typeof Address>

const degrees = (bound: number) =>
  z
    .union([z.number(), z.string().regex(/^-?\d{1,3}(\.\d+)?$/)])
    .transform(Number)
    .pipe(z.number().min(-bound).max(bound))
const Position = z.tuple([z.number(), z.number()], z.number())
const Rings = z.array(z.array(Position).min(4)).min(1)
const Outline = z.discriminatedUnion('type', [
  z.object({ type: z.literal('Polygon'), coordinates: Rings }),
  z.object({ type: z.literal('MultiPolygon'), coordinates: z.array(Rings).min(1) }),
])

/** One entry of Nominatim's answer. */
const Entry = z.object({
  lat: degrees(90),
  lon: degrees(180),
  display_name: Part,
  osm_type: z.string().max(20).nullable().catch(null).default(null),
  osm_id: z
    .union([z.int(), z.string().regex(/^\d{1,20}$/)])
    .transform(String)
    .nullable()
    .catch(null)
    .default(null),
  address: Address.catch({} as Address).default({} as Address),
  geojson: z.unknown(),
})
type Entry = z.output<typeof Entry>

/** What an address service says, as we show it; null where it says nothing we understand. */
export function placesIn(answer: unknown): AddressResult[] | null {
  if (!Array.isArray(answer)) return null
  const places = answer.slice(0, most).flatMap((entry) => {
    const parsed = Entry.safeParse(entry)
    const place = parsed.success ? placeOf(parsed.data) : null
    return place ? [place] : []
  })
  return places.filter(
    ({ displayName }, index) => places.findIndex((other) => other.displayName === displayName) === index,
  )
}

function placeOf({
  lat,
  lon,
  display_name,
  osm_type,
  osm_id,
  address,
  geojson,
}: Entry): AddressResult | null {
  const displayName = written(address) || display_name
  if (!displayName) return null
  return {
    displayName,
    latitude: lat,
    longitude: lon,
    osmType: osm_type,
    osmId: osm_id,
    geoJson: outlineIn(geojson),
  }
}

/** Measured before it is looked at. */
function outlineIn(given: unknown): string | null {
  const text = JSON.stringify(given ?? null)
  if (text.length > largestOutline) return null
  const outline = Outline.safeParse(given)
  return outline.success ? JSON.stringify(outline.data) : null
}

/** `Deichstraße 1, 28870 Ottersberg, Niedersachsen` */
function written(address: Address): string {
  const place = address.city ?? address.town ?? address.village ?? address.hamlet ?? address.locality
  return [together(address.road, address.house_number), together(address.postcode, place), address.state]
    .filter((part) => part !== '' && part !== undefined)
    .join(', ')
}

const together = (...parts: (string | undefined)[]): string =>
  parts.filter((part) => part !== undefined).join(' ')
