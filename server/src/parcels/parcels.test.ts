import { afterAll, beforeAll, expect, test } from 'vitest'
import { givenPlatform, logIn, openSocket, type TestSocket } from '../test-platform.ts'

const platform = givenPlatform()
let clerk: TestSocket
let visitor: TestSocket
let siel: number

beforeAll(async () => {
  const { url } = platform.current
  clerk = await openSocket(url, await logIn(url, 'clara.kaemmerei@allmende.example'))
  visitor = await openSocket(url)
  siel = (await clerk.call('createLocation', {
    name: 'Am Alten Siel',
    latitude: 53.21,
    longitude: 8.93,
  })) as number
})
afterAll(() => [clerk, visitor].forEach((socket) => socket.close()))

const square = (west: number, south: number, side = 0.001) =>
  JSON.stringify({
    type: 'Polygon',
    coordinates: [
      [
        [west, south],
        [west + side, south],
        [west + side, south + side],
        [west, south + side],
        [west, south],
      ],
    ],
  })

type Parcel = { id: number; version: number; name: string } & Record<string, unknown>

test('a parcel is made, described and published; outside is what is public of it', async () => {
  const id = (await clerk.call('createProperty', 'Weide am Siel', siel)) as number
  const parcel = (await clerk.call('getPropertyById', id)) as Parcel
  expect(parcel).toMatchObject({
    name: 'Weide am Siel',
    location: { id: siel, name: 'Am Alten Siel' },
    projects: [],
  })
  await expect(visitor.call('getPropertyById', id)).rejects.toThrow()

  await clerk.call('updateProperty', {
    id,
    version: parcel.version,
    plat: 'Flur 7, Flurstück 12/3',
    size: 8400,
    hasBuilding: 'UNBEBAUT',
    allowedUsageTypes: 'Grünland, Ökokonto',
    geoJson: square(8.93, 53.21),
    isPublic: true,
    publicFields: ['size', 'geoJson'],
  })
  const seen = (await visitor.call('getPropertyById', id)) as Parcel
  expect(Object.keys(seen).toSorted()).toEqual([
    'additionalFields',
    'geoJson',
    'id',
    'name',
    'projectId',
    'projects',
    'size',
  ])
  const found = async (socket: TestSocket, filter: object) =>
    ((await socket.call('getProperties', { filter })) as Parcel[]).map((row) => row.id)
  expect(await found(clerk, { allowedUsageTypes: 'ÖKO' })).toEqual([id])
  expect(await found(visitor, { allowedUsageTypes: 'ÖKO' })).toEqual([])
  expect(await found(visitor, { minSize: 8000 })).toEqual([id])
  expect(await found(visitor, { search: 'alten siel' })).toEqual([])
  expect(await found(clerk, { search: 'alten siel' })).toEqual([id])
  const inView = (bbox: number[]) => visitor.call('getProperties', { bbox }) as Promise<Parcel[]>
  expect((await inView([8.92, 53.2, 8.94, 53.22])).map((row) => row.geoJson)).toEqual([square(8.93, 53.21)])
  expect(await inView([9, 53.2, 9.1, 53.22])).toEqual([])
  expect(await visitor.call('countProperties')).toEqual({
    count: 1,
    maxSize: 8400,
    byLocation: [{ location: null, count: 1 }],
  })
  expect(await visitor.call('getLocations')).toEqual([])
})
