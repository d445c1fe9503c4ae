import { afterAll, beforeAll, expect, test } from 'vitest'
import type { ImportMapping } from '@allmende/domain/parcels/parcel-imports.contract.ts'
import { listLogEntries } from '../audit/audit.queries.ts'
import { givenPlatform, logIn, openSocket, type TestSocket } from '../test-platform.ts'

const platform = givenPlatform()
const db = () => platform.current.database.db
let clerk: TestSocket
let mapping: ImportMapping

beforeAll(async () => {
  const { url } = platform.current
  clerk = await openSocket(url, await logIn(url, 'clara.kaemmerei@allmende.example'))
  const location = { name: 'Am Alten Siel', latitude: 53.21, longitude: 8.93 }
  const id = (await clerk.call('createLocation', location)) as number
  mapping = {
    fields: [
      { property: 'name', target: 'name' },
      { property: 'kennz', target: 'plat' },
    ],
    additional: [{ property: 'wert', name: 'Bodenrichtwert' }],
    location: { id },
    doubles: 'skip',
    faulty: 'refuse',
    isPublic: false,
    publicFields: ['location'],
  }
})
afterAll(() => clerk.close())

const feature = (at: number, properties: object = {}) => {
  const [west, south] = [8.9 + (at % 50) * 0.001, 53.2 + Math.floor(at / 50) * 0.001]
  const ring = [
    [west, south],
    [west + 0.0008, south],
    [west + 0.0008, south + 0.0008],
    [west, south],
  ]
  return {
    type: 'Feature',
    properties: { name: `Feld ${at}`, kennz: `Flur ${at}`, wert: 12, ...properties },
    geometry: { type: 'Polygon', coordinates: [ring] },
  }
}
const collection = (features: unknown[]) => JSON.stringify({ type: 'FeatureCollection', features })
const many = (count: number, from = 0) => Array.from({ length: count }, (_, at) => feature(from + at))

type Done = { importId: string; created: { id: number; name: string }[] }
const imports = (features: unknown[], changes: Partial<ImportMapping> = {}) =>
  clerk.call('importProperties', collection(features), { ...mapping, ...changes }) as Promise<Done>
const count = async () => ((await clerk.call('countProperties')) as { count: number }).count
const undone = (importId: string) => clerk.call('undoImport', importId)

test('a file becomes parcels in one step, which is undone in one', async () => {
  const text = collection([...many(3), feature(1)])
  expect(await clerk.call('previewImport', text, mapping)).toMatchObject({
    created: 3,
    skipped: 1,
    rows: [{ state: 'new' }, { state: 'new' }, { state: 'new' }, { state: 'double', doubleOf: 'Feld 1' }],
  })
  expect(await count()).toBe(0)
  const { importId, created } = await imports([...many(3), feature(1)])
  expect(created.map(({ name }) => name)).toEqual(['Feld 0', 'Feld 1', 'Feld 2'])
  expect(await clerk.call('getPropertyById', created[1]?.id)).toMatchObject({
    plat: 'Flur 1',
    isPublic: false,
    additionalFields: [{ name: 'Bodenrichtwert', value: '12', isShared: false }],
    version: 1,
  })
  const log = await listLogEntries(db(), { projectId: null, type: 'PROPERTY_CREATED' }, {})
  expect(log.map(({ data }) => data.parcelId)).toEqual(created.map(({ id }) => id).toReversed())
  await expect(imports(many(3))).rejects.toThrow()
  await undone(importId)
  expect(await count()).toBe(0)
  await expect(undone(importId)).rejects.toThrow()
})

test('one faulty feature is in the way until it is to be left out', async () => {
  const features = [...many(2), feature(3, { name: 'x'.repeat(300) })]
  await expect(imports(features)).rejects.toMatchObject({ message: expect.stringContaining('3') })
  expect(await count()).toBe(0)
  const { importId, created } = await imports(features, { faulty: 'skip' })
  expect(created).toHaveLength(2)
  await undone(importId)
})

test('what was changed or linked meanwhile is not undone', async () => {
  const { importId, created } = await imports(many(2))
  const [first, second] = created
  await db()
    .updateTable('tenderLots')
    .set({ propertyIds: [second?.id ?? 0] })
    .where('id', '=', 1)
    .execute()
  await expect(undone(importId)).rejects.toMatchObject({ message: expect.stringContaining('Feld 1') })
  await db().updateTable('tenderLots').set({ propertyIds: [] }).where('id', '=', 1).execute()
  await clerk.call('updateProperty', { id: first?.id, version: 1, size: 12 })
  await expect(undone(importId)).rejects.toMatchObject({ message: expect.stringContaining('Feld 0') })
  expect(await count()).toBe(2)
})

test('more than one statement takes are one import all the same', async () => {
  const { importId, created } = await imports(many(600, 100))
  expect(created).toHaveLength(600)
  await undone(importId)
  expect(await count()).toBe(2)
}, 60_000)
