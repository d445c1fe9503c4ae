import type { AddressResult } from '@allmende/domain/locations/address-search.contract.ts'
import { refuse } from '@allmende/domain/verdict.ts'
import type { Logger } from 'pino'
import type { Config } from '../config.ts'
import { askOutside, OutsideFault } from '../http/outside.ts'
import { userAgentOf } from '../version.ts'
import { placesIn } from './found-places.ts'
import type { GeocoderSettings } from './geocoder-settings.ts'
import { turns } from './turns.ts'

export type Geocoder = { search: (query: string) => Promise<AddressResult[]> }

/** Milliseconds and bytes; `waiting` and `every` are turns, one of which a second is what such services allow. */
export const usualLimits = {
  every: 1000,
  waiting: 8,
  patience: 5000,
  largest: 2 * 1024 * 1024,
  keptFor: 24 * 3_600_000,
  keptQueries: 1000,
}

type Kept = { places: Promise<AddressResult[]>; until: number }

/** An address service with Nominatim's interface; what was asked before is not asked again for a day. */
export function openGeocoder(
  { url }: GeocoderSettings,
  house: Pick<Config, 'publicUrl'>,
  log: Logger,
  limits = usualLimits,
): Geocoder {
  /** In the order in which they were last asked; those under way are among them. */
  const kept = new Map<string, Kept>()
  const turn = turns(limits)
  const headers = { 'user-agent': userAgentOf(house), accept: 'application/json', 'accept-language': 'de' }

  async function ask(query: string): Promise<AddressResult[]> {
    if (!(await turn.take())) refuse('geocoderBusy')
    try {
      const { patience, largest } = limits
      const { status, body } = await askOutside(addressFor(url, query), { headers, patience, largest })
      if (status !== 200) throw new OutsideFault(`status ${status}`)
      const places = placesIn(JSON.parse(body.toString('utf8')))
      if (!places) throw new OutsideFault('an answer that is not as agreed')
      return places
    } catch (error) {
      const isOurs = error instanceof OutsideFault || error instanceof SyntaxError
      if (!isOurs) throw error
      const problem = error instanceof SyntaxError ? 'an answer that is not as agreed' : error.message
      log.warn({ problem }, 'the address search could not be asked')
      return refuse('geocoderDown')
    }
  }

  function keep(key: string, entry: Kept): void {
    kept.delete(key)
    kept.set(key, entry)
    const [oldest] = kept.keys()
    if (kept.size > limits.keptQueries && oldest !== undefined) kept.delete(oldest)
  }

  return {
    search: (query) => {
      const key = query.replace(/\s+/g, ' ').toLowerCase()
      const known = kept.get(key)
      if (known && known.until > Date.now()) {
        keep(key, known)
        return known.places
      }
      const entry = { places: ask(query), until: Date.now() + limits.keptFor }
      keep(key, entry)
      entry.places.catch(() => {
        if (kept.get(key) === entry) kept.delete(key)
      })
      return entry.places
    },
  }
}

function addressFor(url: string, query: string): string {
  const address = new URL(url)
  const asked = {
    q: query,
    format: 'json',
    results: '10',
    limit: '10',
    addressdetails: '1',
    polygon_geojson: '1',
  }
  for (const [name, value] of Object.entries(asked)) address.searchParams.set(name, value)
  return address.href
}
