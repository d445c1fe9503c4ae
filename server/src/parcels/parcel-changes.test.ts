import { afterAll, beforeAll, expect, test } from 'vitest'
import { listLogEntries } from '../audit/audit.queries.ts'
import { givenPlatform, logIn, openSocket, type TestSocket } from '../test-platform.ts'
import { changeParcel, type Made, makeLocation, makeParcel, square } from './test-parcel.ts'

const platform = givenPlatform()
let clerk: TestSocket
let visitor: TestSocket
let siel: number

beforeAll(async () => {
  const { url } = platform.current
  clerk = await openSocket(url, await logIn(url, 'clara.kaemmerei@allmende.example'))
  visitor = await openSocket(url)
  siel = await makeLocation(clerk, 'Am Großen Siel')
})
afterAll(() => [clerk, visitor].forEach((socket) => socket.close()))

const newest = async (count: number) =>
  (await listLogEntries(platform.current.database.db, { projectId: null, type: null }, { limit: count }))
    .toReversed()
    .map(({ type, data }) => [type, data])
type Counts = { byLocation: { location: { id: number } | null; count: number }[] }
const countAt = async (socket: TestSocket, id: number, filter = {}) =>
  ((await socket.call('countProperties', filter)) as Counts).byLocation.find(
    ({ location }) => location?.id === id,
  )?.count

test('the log tells every step of a parcel, shapes in words', async () => {
  const { id } = await makeParcel(clerk, 'Wiese', siel, { geoJson: square(8.93, 53.21), availability: true })
  const about = { parcel: 'Wiese', parcelId: id }
  expect(await newest(2)).toEqual([
    [
      'PROPERTY_CREATED',
      { ...about, changes: [{ label: 'Standort', oldValue: null, newValue: 'Am Großen Siel' }] },
    ],
    [
      'PROPERTY_MODIFIED',
      {
        ...about,
        changes: [
          { label: 'Verfügbar', oldValue: 'nein', newValue: 'ja' },
          { label: 'Form', oldValue: null, newValue: '7.435 qm, 4 Eckpunkte' },
        ],
      },
    ],
  ])
  await changeParcel(clerk, id, {
    isPublic: true,
    publicFields: ['size', 'plat', 'size'],
    hasBuilding: 'BEBAUT',
    size: 12_345.5,
  })
  expect(await newest(2)).toEqual([
    [
      'PROPERTY_MODIFIED',
      {
        ...about,
        changes: [
          { label: 'Größe', oldValue: null, newValue: '12.345,5 qm' },
          { label: 'Bebaut', oldValue: null, newValue: 'Bebaut' },
          { label: 'Öffentlich', oldValue: 'nein', newValue: 'ja' },
          { label: 'Öffentliche Angaben', oldValue: '', newValue: 'Flurkennzeichnung, Größe' },
        ],
      },
    ],
    ['PROPERTY_PUBLISHED', about],
  ])
  await changeParcel(clerk, id, { isArchived: true })
  expect(await newest(1)).toEqual([['PROPERTY_ARCHIVED', about]])
  await expect(changeParcel(clerk, id, { plat: 'x' })).rejects.toThrow('archiviert')
  await changeParcel(clerk, id, { isArchived: false })
  expect(await newest(1)).toEqual([['PROPERTY_UNARCHIVED', about]])
})

test('two people do not overwrite each other', async () => {
  const { id, version } = await makeParcel(clerk, 'Hecke', siel)
  await clerk.call('updateProperty', { id, version, plat: 'erste' })
  await expect(clerk.call('updateProperty', { id, version, plat: 'zweite' })).rejects.toThrow('inzwischen')
})

test('prescribed facts stay prescribed, whoever edits them', async () => {
  const { id } = await makeParcel(clerk, 'Graben', siel)
  const fact = { name: 'Wert', value: '1', isShared: false, preventDeletion: true }
  const facts = (parcel: Made) => parcel['additionalFields']
  // Nobody but the settings prescribes.
  expect(facts(await changeParcel(clerk, id, { additionalFields: [fact] }))).toEqual([
    { ...fact, preventDeletion: false },
  ])
  const { db } = platform.current.database
  await db
    .updateTable('parcels')
    .set({ additionalFields: JSON.stringify([fact]) })
    .where('id', '=', id)
    .execute()
  expect(
    facts(await changeParcel(clerk, id, { additionalFields: [{ ...fact, preventDeletion: false }] })),
  ).toEqual([fact])
  await expect(changeParcel(clerk, id, { additionalFields: [] })).rejects.toThrow('Wert')
  await expect(changeParcel(clerk, id, { additionalFields: [fact, fact] })).rejects.toThrow('gibt es schon')
})

test('an archived location takes no parcel, and keeps those it has', async () => {
  const hafen = await makeLocation(clerk, 'Alter Hafen')
  const { id } = await makeParcel(clerk, 'Kaje', hafen)
  const location = (await clerk.call('getLocationById', hafen)) as object
  await clerk.call('updateLocation', { ...location, isArchived: true })
  await expect(makeParcel(clerk, 'Speicher', hafen)).rejects.toThrow('archiviert')
  expect(await changeParcel(clerk, id, { plat: 'Flur 1', locationId: hafen })).toMatchObject({
    plat: 'Flur 1',
  })
  const other = await makeParcel(clerk, 'Mole', siel)
  await expect(changeParcel(clerk, other.id, { locationId: hafen })).rejects.toThrow('archiviert')
  await expect(changeParcel(clerk, other.id, { locationId: 4711 })).rejects.toThrow('gibt es nicht')
})

test('staff see locations that hold nothing yet, where nothing is asked for; others never', async () => {
  const leer = await makeLocation(clerk, 'Leere Heide')
  expect(await countAt(clerk, leer)).toBe(0)
  expect(await countAt(clerk, leer, { archived: false, name: '', additional: [] })).toBe(0)
  expect(await countAt(clerk, leer, { name: 'Wiese' })).toBeUndefined()
  expect(await countAt(visitor, leer)).toBeUndefined()
})

test('umlauts are found in every text, whatever the database thinks of them', async () => {
  const { id } = await makeParcel(clerk, 'ÄHRE', siel, {
    additionalFields: [{ name: 'Boden', value: 'SEHR ÜPPIG', isShared: true, preventDeletion: false }],
  })
  for (const filter of [
    { name: 'ähre' },
    { search: 'ähre' },
    { additional: [{ name: 'Boden', value: 'üppig' }] },
  ])
    expect(await clerk.call('getProperties', { filter })).toMatchObject([{ id }])
})

test('a box that ends west of where it begins goes round the world; one upside down is none', async () => {
  const { id } = await makeParcel(clerk, 'Ferne', siel, { geoJson: square(15, 50) })
  const idsIn = async (bbox: number[]) =>
    ((await clerk.call('getProperties', { bbox, filter: { name: 'Ferne' } })) as Made[]).map((row) => row.id)
  expect(await idsIn([14, 40, -170, 60])).toEqual([id])
  expect(await idsIn([16, 40, 14, 60])).toEqual([])
  await expect(idsIn([14, 60, 16, 40])).rejects.toThrow()
})

test('a visitor is told of a location that a parcel makes known, and of nothing that is hidden from her', async () => {
  const { id } = await makeParcel(clerk, 'Kunde', siel, { isPublic: true, publicFields: [] })
  expect(await visitor.call('getLocations')).not.toContainEqual(expect.objectContaining({ id: siel }))
  await visitor.call('getPropertyById', id)
  const heard = visitor.heard('storeChanged')
  await changeParcel(clerk, id, { plat: 'geheim', internalNotes: 'auch' })
  await changeParcel(clerk, id, { publicFields: ['location'] })
  await heard
  await expect
    .poll(() => visitor.notifications.map(({ params }) => JSON.stringify(params)))
    .toEqual(expect.arrayContaining([JSON.stringify(['location', null]), JSON.stringify(['property', id])]))
  expect(
    visitor.notifications.filter(({ params }) => params[0] === 'property' && params[1] === id),
  ).toHaveLength(1)
})
