import { afterAll, beforeAll, expect, test } from 'vitest'
import { listLogEntries } from '../audit/audit.queries.ts'
import { makeParcel, square } from '../parcels/test-parcel.ts'
import { givenPlatform, logIn, openSocket, type TestSocket } from '../test-platform.ts'

const platform = givenPlatform()
let clerk: TestSocket

beforeAll(async () => {
  const { url } = platform.current
  clerk = await openSocket(url, await logIn(url, 'clara.kaemmerei@allmende.example'))
})
afterAll(() => clerk.close())

const place = (name: string) => ({ name, latitude: 53.21, longitude: 8.93 })
type Kept = { id: number; version: number; name: string; isArchived: boolean }
const kept = (id: number) => clerk.call('getLocationById', id) as Promise<Kept>
const newest = async (count: number) =>
  (await listLogEntries(platform.current.database.db, { projectId: null, type: null }, { limit: count }))
    .toReversed()
    .map(({ type, data }) => [type, data])

test('the log tells every step of a location', async () => {
  const id = (await clerk.call('createLocation', place('Am Watt'))) as number
  const about = { location: 'Am Watt', locationId: id }
  const begun = [
    { label: 'Breite', oldValue: null, newValue: '53.21' },
    { label: 'Länge', oldValue: null, newValue: '8.93' },
  ]
  expect(await newest(1)).toEqual([['LOCATION_CREATED', { ...about, changes: begun }]])
  const { version } = await kept(id)
  await clerk.call('updateLocation', {
    ...place('Am Watt'),
    id,
    version,
    latitude: 53.25,
    geoJson: square(8.93, 53.21),
    addressDisplayName: 'Deichstraße 1',
    isArchived: true,
  })
  expect(await newest(2)).toEqual([
    [
      'LOCATION_MODIFIED',
      {
        ...about,
        changes: [
          { label: 'Adresse', oldValue: null, newValue: 'Deichstraße 1' },
          { label: 'Breite', oldValue: '53.21', newValue: '53.25' },
          { label: 'Fläche', oldValue: null, newValue: '7.435 qm, 4 Eckpunkte' },
        ],
      },
    ],
    ['LOCATION_ARCHIVED', about],
  ])
  await expect(
    clerk.call('updateLocation', { ...place('Am Meer'), id, version: version + 1 }),
  ).rejects.toThrow('archiviert')
  await clerk.call('updateLocation', { ...(await kept(id)), isArchived: false })
  expect(await newest(1)).toEqual([['LOCATION_UNARCHIVED', about]])
  await clerk.call('deleteLocation', id)
  expect(await newest(1)).toEqual([
    [
      'LOCATION_MODIFIED',
      { ...about, changes: [{ label: 'Standort', oldValue: 'Am Watt', newValue: 'gelöscht' }] },
    ],
  ])
  await expect(kept(id)).rejects.toThrow('Nicht gefunden')
})

test('no two locations have the same name, whatever its letters', async () => {
  await clerk.call('createLocation', place('Überm Deich'))
  await expect(clerk.call('createLocation', place('  ÜBERM DEICH '))).rejects.toThrow(
    'Der Name ist bereits vergeben.',
  )
})

test('one with parcels stays, and two people do not overwrite each other', async () => {
  const id = (await clerk.call('createLocation', place('Marsch'))) as number
  const { version } = await kept(id)
  await makeParcel(clerk, 'Koppel', id)
  await expect(clerk.call('deleteLocation', id)).rejects.toThrow('Zu diesem Standort gehören Grundstücke.')
  await clerk.call('updateLocation', { ...place('Marschland'), id, version })
  await expect(clerk.call('updateLocation', { ...place('Geest'), id, version })).rejects.toThrow('inzwischen')
})

test.each([
  ['swapped', { latitude: 8.93, longitude: 53.21 }, 'vertauscht'],
  ['far away', { latitude: 10, longitude: 100 }, 'außerhalb Deutschlands'],
  [
    'with a shape that crosses itself',
    { geoJson: '{"type":"Polygon","coordinates":[[[8,53],[9,54],[9,53],[8,54],[8,53]]]}' },
    'kreuzen',
  ],
])('%s is refused', async (_about, wrong, said) => {
  const refused = clerk.call('createLocation', { ...place('Irgendwo'), ...wrong })
  await expect(refused.catch((error) => JSON.stringify(error))).resolves.toBeTypeOf('string')
  await expect(refused).rejects.toMatchObject({
    data: { exceptionTypeName: 'ValidationException', fields: expect.anything() },
  })
  const fields = await refused.catch((error) => JSON.stringify(error.data.fields))
  expect(fields).toContain(said)
})
