import { afterAll, beforeAll, expect, test } from 'vitest'
import { givenPlatform, logIn, openSocket, type TestSocket } from '../../test-platform.ts'
import { type Made, makeLocation, makeParcel, square } from '../test-parcel.ts'

const platform = givenPlatform()
let clerk: TestSocket
const made: Made[] = []

beforeAll(async () => {
  const { url, database } = platform.current
  await database.db.deleteFrom('parcels').execute()
  clerk = await openSocket(url, await logIn(url, 'clara.kaemmerei@allmende.example'))
  const siel = await makeLocation(clerk, 'Am Neuen Siel')
  for (let at = 0; at < 7; at++)
    made.push(
      await makeParcel(clerk, `Fläche ${at}`, siel, {
        plat: `Flur ${at}`,
        size: 100 * at,
        availability: at % 2 === 0,
        geoJson: square(8.9 + at / 100, 53.2),
        isPublic: at !== 6,
        publicFields: at < 4 ? ['plat', 'geoJson', 'location', 'availability'] : ['size'],
      }),
    )
})
afterAll(() => clerk.close())

const ask = (path: string, headers: Record<string, string> = {}) =>
  fetch(`${platform.current.url}/ogc${path}`, { headers })
/** Addresses are whole ones. */
const pathOf = (href: string): string => {
  expect(href.startsWith(`${platform.current.url}/ogc`)).toBe(true)
  return href.slice(`${platform.current.url}/ogc`.length)
}
type Item = { id: number; geometry: object | null; properties: Record<string, unknown> }
type Items = {
  features: Item[]
  numberMatched?: number
  numberReturned: number
  links: { rel: string; href: string; type: string }[]
}
const items = async (query = ''): Promise<Items> =>
  (await (await ask(`/collections/parcels/items${query}`)).json()) as Items
const found = async (query: string) =>
  (await items(query)).features.map(({ id }) => made.findIndex((parcel) => parcel.id === id))
const linkIn = ({ links }: Pick<Items, 'links'>, rel: string) => links.find((link) => link.rel === rel)?.href

test('from the landing page every page is found by its link, by whole addresses', async () => {
  const seen = new Set<string>()
  const visit = async (path: string): Promise<void> => {
    if (seen.has(path)) return
    seen.add(path)
    const answer = await ask(path)
    expect([path, answer.status]).toEqual([path, 200])
    const links = JSON.stringify(await answer.json()).matchAll(/"href":"(.*?)","type":"(.*?)"/g)
    for (const [, href = '', type] of links) {
      const next = pathOf(href)
      expect(
        (await ask(next)).headers.get('content-type')?.replace('; charset=utf-8', '').replaceAll(/[" ]/g, ''),
      ).toBe(type)
      await visit(next)
    }
  }
  await visit('')
  expect([...seen].toSorted()).toEqual([
    '',
    '/api',
    '/collections',
    '/collections/parcels',
    '/collections/parcels/items',
    '/conformance',
  ])
})

test('a page of another house and a browser may read it, with no session of theirs', async () => {
  const answer = await ask('/collections/parcels/items', {
    origin: 'https://gis.example',
    accept: 'text/html',
    'x-auth-token': await logIn(platform.current.url, 'clara.kaemmerei@allmende.example'),
  })
  expect(answer.status).toBe(200)
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    'access-control-allow-origin': '*',
    'cross-origin-resource-policy': 'cross-origin',
    'content-type': 'application/geo+json',
    'content-crs': '<http://www.opengis.net/def/crs/OGC/1.3/CRS84>',
  })
  expect(((await answer.json()) as Items).features).toHaveLength(6)
  const other = await fetch(`${platform.current.url}/api/v1/properties.geojson`, {
    headers: { origin: 'https://gis.example' },
  })
  expect([other.status, other.headers.get('access-control-allow-origin')]).toEqual([403, null])
})

test('a feature has what is public of its parcel, and nothing else', async () => {
  const { features } = await items()
  expect(features[0]).toEqual({
    type: 'Feature',
    id: made[0]?.id,
    geometry: JSON.parse(square(8.9, 53.2)),
    properties: {
      name: 'Fläche 0',
      plat: 'Flur 0',
      availability: true,
      location: 'Am Neuen Siel',
      locationId: expect.any(Number),
      latitude: 53.21,
      longitude: 8.93,
      addressDisplayName: null,
      addressOsmType: null,
      addressOsmId: null,
    },
  })
  expect(features[5]).toMatchObject({ geometry: null, properties: { name: 'Fläche 5', size: 500 } })
  expect(Object.keys(features[5]?.properties ?? {})).toEqual(['name', 'size'])
  const one = await ask(`/collections/parcels/items/${made[0]?.id}`)
  expect(await one.json()).toMatchObject({ ...features[0], links: [{ rel: 'self' }, { rel: 'collection' }] })
  expect((await ask(`/collections/parcels/items/${made[6]?.id}`)).status).toBe(404)
})

test.each([
  ['?bbox=8.895,53.1,8.915,53.3', [0, 1]],
  ['?bbox=8.895,53.1,-100,8.915,53.3,100', [0, 1]],
  ['?bbox=8.92,53.1,8.905,53.3', [0, 2, 3]],
  ['?bbox=-180,-90,180,90', [0, 1, 2, 3]],
  ['?bbox=-500,-90,500,90&bbox-crs=http://www.opengis.net/def/crs/OGC/1.3/CRS84', [0, 1, 2, 3]],
  ['?plat=Flur%202', [2]],
  ['?plat=flur%202', []],
  ['?plat=Flur%205', []],
  ['?size=500', [5]],
  ['?size=300', []],
  ['?availability=true', [0, 2]],
  ['?location=Am%20Neuen%20Siel', [0, 1, 2, 3]],
  ['?name=Fl%C3%A4che%206', []],
  ['?datetime=2026-01-01T00:00:00Z/..', [0, 1, 2, 3, 4, 5]],
  ['?limit=999999999999', [0, 1, 2, 3, 4, 5]],
  ['?limit=2&after=0', [0, 1]],
])('%s finds %j', async (query, expected) => {
  expect(await found(query)).toEqual(expected)
})

test.each([
  'colour=green',
  'internalNotes=x',
  'limit=0',
  'limit=-1',
  'limit=ten',
  'limit=1&limit=2',
  'bbox=1,2,3',
  'bbox=1,2,3,x',
  'bbox=9,54,10,53',
  'bbox=',
  'bbox-crs=http://www.opengis.net/def/crs/EPSG/0/25832',
  'datetime=yesterday',
  'datetime=2026-13-45',
  'availability=maybe',
  'size=large',
  'hasBuilding=HALB',
  'after=-1',
  'plat=%00',
  '__proto__=1',
])('%s is refused by its name', async (query) => {
  const answer = await ask(`/collections/parcels/items?${query}`, { 'accept-language': 'en' })
  expect([answer.status, answer.headers.get('access-control-allow-origin')]).toEqual([400, '*'])
  expect(await answer.json()).toEqual({
    code: 'InvalidParameterValue',
    description: `The parameter “${query.split('=')[0]}” is not known or its value cannot be read.`,
  })
})

test('pages follow each other by their links, which keep every parameter', async () => {
  const seen: number[] = []
  let path: string | undefined = '/collections/parcels/items?limit=2&bbox=-180%2C-90%2C180%2C90'
  for (let page = 0; path; page++) {
    const answer = (await (await ask(path)).json()) as Items
    expect(answer.numberMatched).toBe(page === 0 ? 4 : undefined)
    expect(answer.numberReturned).toBe(answer.features.length)
    seen.push(...answer.features.map(({ id }) => id))
    const next = linkIn(answer, 'next')
    if (next) expect(new URL(next).searchParams.get('bbox')).toBe('-180,-90,180,90')
    path = next && pathOf(next)
  }
  expect(seen).toEqual(made.slice(0, 4).map(({ id }) => id))
})

test('the description names every parameter and what can be asked for', async () => {
  const api = (await (await ask('/api')).json()) as {
    openapi: string
    paths: Record<string, { get: object }>
  }
  expect(api.openapi).toBe('3.0.3')
  const described = api.paths['/collections/parcels/items']?.get as
    | { parameters: { name: string }[] }
    | undefined
  for (const { name } of described?.parameters ?? []) {
    const value = {
      bbox: '1,2,3,4',
      limit: '1',
      after: '1',
      datetime: '2026-01-01',
      size: '1',
      hasBuilding: 'BEBAUT',
    }[name]
    const usual = name === 'bbox-crs' ? 'http://www.opengis.net/def/crs/OGC/1.3/CRS84' : 'true'
    expect([name, (await ask(`/collections/parcels/items?${name}=${value ?? usual}`)).status]).toEqual([
      name,
      200,
    ])
  }
})
