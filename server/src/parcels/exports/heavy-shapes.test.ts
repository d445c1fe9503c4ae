import { afterAll, beforeAll, expect, test } from 'vitest'
import { givenPlatform, logIn, openSocket, type TestSocket } from '../../test-platform.ts'
import { isSeen } from '../parcel-filter.ts'
import { listParcelRows } from '../parcel-rows.queries.ts'
import { makeLocation } from '../test-parcel.ts'
import { exportTurns } from './export-turns.ts'
import { listParcelsAfter } from './exported-parcels.queries.ts'

const platform = givenPlatform()
let clerk: TestSocket
let token: string
const db = () => platform.current.database.db
/** A shape of so many bytes. */
const heavy = (bytes: number) => `{"type":"Point","coordinates":[8.93,53.21]${' '.repeat(bytes)}}`
const mebi = 1024 * 1024

async function given(rows: { publicFields: ('geoJson' | 'location')[]; bytes: number }[]) {
  await db().deleteFrom('parcels').execute()
  for (const [at, { publicFields, bytes }] of rows.entries())
    await db()
      .insertInto('parcels')
      .values({
        name: `Schwer ${at}`,
        nameSort: `schwer ${at}`,
        isPublic: true,
        locationId: siel,
        publicFields,
        geoJson: heavy(bytes),
      })
      .execute()
}
let siel: number

beforeAll(async () => {
  const { url } = platform.current
  token = await logIn(url, 'clara.kaemmerei@allmende.example')
  clerk = await openSocket(url, token)
  siel = await makeLocation(clerk, 'Am Langen Siel')
})
afterAll(() => clerk.close())

const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(new URL(path, platform.current.url), { headers })

test('a shape that is not shown makes no page shorter', async () => {
  await given(Array.from({ length: 4 }, () => ({ publicFields: ['location'], bytes: 2 * mebi })))
  const box = { bbox: [8, 53, 9, 54] as [number, number, number, number] }
  const outside = await listParcelRows(db(), 'outside', box)
  expect(outside.map(({ geoJson }) => geoJson)).toEqual([null, null, null, null])
  expect((await listParcelRows(db(), 'inside', box)).length).toBeLessThan(4)
  const { features, links } = (await (await get('/ogc/collections/parcels/items')).json()) as Items
  expect([features.length, links.some(({ rel }) => rel === 'next')]).toEqual([4, false])
})

type Items = { features: { id: number }[]; numberMatched?: number; links: { rel: string; href: string }[] }

test('a statement brings few heavy shapes, and none where none is written', async () => {
  await given(Array.from({ length: 4 }, () => ({ publicFields: ['geoJson'], bytes: 200 * 1024 })))
  const wanted = { viewing: 'outside', condition: isSeen('outside') } as const
  const { parcels, last, isMore } = await listParcelsAfter(db(), wanted, 0)
  expect([parcels.length, isMore, last]).toEqual([2, true, parcels[1]?.id])
  const light = await listParcelsAfter(db(), { ...wanted, withoutShapes: true }, 0)
  expect(light.parcels.map(({ geoJson }) => geoJson)).toEqual([null, null, null, null])
  expect(light.isMore).toBe(false)
})

test('an answer for a GIS ends where it is long enough; its link leads to the rest', async () => {
  await given(Array.from({ length: 7 }, () => ({ publicFields: ['geoJson'], bytes: mebi })))
  const seen: number[] = []
  const pages: number[] = []
  let path: string | undefined = '/ogc/collections/parcels/items?limit=1000'
  while (path) {
    const { features, links } = (await (await get(path)).json()) as Items
    seen.push(...features.map(({ id }) => id))
    pages.push(features.length)
    path = links.find(({ rel }) => rel === 'next')?.href
  }
  expect([pages, new Set(seen).size]).toEqual([[4, 3], 7])
  const file = (await (await get('/api/v1/properties.geojson')).json()) as Items
  expect(file.features.map(({ id }) => id)).toEqual(seen)
})

test('where too many wait, a visitor is asked to come again, and staff get theirs', async () => {
  let open = () => {}
  const opened = new Promise<void>((resolve) => (open = resolve))
  const waiting = Array.from({ length: 202 }, () => exportTurns.outside.goOn(() => opened))
  for (const path of ['/api/v1/properties.csv', '/ogc/collections/parcels/items']) {
    const answer = await get(path)
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '5'])
    await answer.text()
  }
  expect((await get('/api/v1/properties.csv', { 'x-auth-token': token })).status).toBe(200)
  open()
  await Promise.all(waiting)
  expect((await get('/api/v1/properties.csv')).status).toBe(200)
})
