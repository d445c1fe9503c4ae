import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** How the next questions end; `tell` answers them. */
export type Telling =
  | 'tell'
  | 'fail'
  | 'busy'
  | 'redirect'
  | 'garble'
  | 'page'
  | 'giant'
  | 'hang'
  | 'breakOff'

/** An address service that keeps to Nominatim's search: 400 for a parameter that it does not know or that is wrong. */
export type GeocoderPeer = {
  /** As `GEOCODER_URL` wants it. */
  url: string
  asked: { query: string; at: number; headers: IncomingHttpHeaders }[]
  /** What the next questions meet; after that they are answered. */
  telling: (...next: Telling[]) => void
  /** What is found from now on, whatever is searched for. */
  finding: (entries: readonly unknown[]) => void
  close: () => Promise<void>
}

/** As Nominatim writes a place; its numbers are texts. */
export const moorhausen = {
  place_id: 1,
  licence: 'Data © OpenStreetMap contributors, ODbL 1.0. http://osm.org/copyright',
  osm_type: 'way',
  osm_id: 4711,
  lat: '53.2101',
  lon: '8.9302',
  class: 'building',
  type: 'yes',
  display_name: '1, Deichstraße, Moorhausen, Landkreis Osterholz, Niedersachsen, 28865, Deutschland',
  address: {
    house_number: '1',
    road: 'Deichstraße',
    village: 'Moorhausen',
    county: 'Landkreis Osterholz',
    state: 'Niedersachsen',
    postcode: '28865',
    country: 'Deutschland',
    country_code: 'de',
  },
  boundingbox: ['53.2100', '53.2102', '8.9300', '8.9304'],
  geojson: {
    type: 'Polygon',
    coordinates: [
      [
        [8.93, 53.21],
        [8.9304, 53.21],
        [8.9304, 53.2102],
        [8.93, 53.2102],
        [8.93, 53.21],
      ],
    ],
  },
}

const rules: Record<string, RegExp> = {
  q: /\S/,
  format: /^json(v2)?$/,
  // Nominatim leaves it alone; older services count by it.
  results: /^\d+$/,
  limit: /^([1-9]|[1-3]\d|40)$/,
  addressdetails: /^[01]$/,
  polygon_geojson: /^[01]$/,
}

export async function startGeocoderPeer(): Promise<GeocoderPeer> {
  const asked: GeocoderPeer['asked'] = []
  let next: Telling[] = []
  let entries: readonly unknown[] = [moorhausen]

  const server = createServer(({ url = '', headers, method }, response) => {
    const { pathname, searchParams } = new URL(url, 'http://peer')
    asked.push({ query: searchParams.get('q') ?? '', at: performance.now(), headers })
    if (pathname !== '/search') return send(response, 404)
    const isWrong = [...searchParams].some(([name, value]) => !rules[name]?.test(value))
    if (method !== 'GET' || isWrong || !searchParams.has('q') || !headers['user-agent'])
      return send(response, 400, '{"error":{"code":400,"message":"Parameter wrong"}}')
    const how = next.shift() ?? 'tell'
    if (how !== 'tell') return misbehave(response, how)
    const isDetailed = searchParams.get('addressdetails') === '1'
    const hasOutlines = searchParams.get('polygon_geojson') === '1'
    const found = entries.slice(0, Number(searchParams.get('limit') ?? 10))
    send(response, 200, JSON.stringify(isDetailed && hasOutlines ? found : []))
  })

  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/search`,
    asked,
    telling: (...coming) => {
      next = coming
    },
    finding: (found) => {
      entries = found
    },
    close: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

function misbehave(response: ServerResponse, how: Exclude<Telling, 'tell'>): void {
  if (how === 'fail') return send(response, 500)
  if (how === 'busy') return send(response, 429)
  if (how === 'redirect') return void response.writeHead(302, { location: '/search?q=x' }).end()
  if (how === 'garble') return send(response, 200, '[{"lat":')
  if (how === 'page') return send(response, 200, '{"html":"<p>"}')
  if (how === 'giant') return send(response, 200, `[${' '.repeat(3_000_000)}]`)
  if (how === 'breakOff') response.socket?.destroy()
}

function send(response: ServerResponse, status: number, body = ''): void {
  response.writeHead(status, { 'content-type': 'application/json; charset=utf-8' }).end(body)
}
