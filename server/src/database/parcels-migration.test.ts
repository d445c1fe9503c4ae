import { sql } from 'kysely'
import { Migrator } from 'kysely/migration'
import { beforeAll, expect, test } from 'vitest'
import { countParcels } from '../parcels/parcel-counts.queries.ts'
import { listParcelRows } from '../parcels/parcel-rows.queries.ts'
import { findParcel, setParcel } from '../parcels/parcels.queries.ts'
import { findParcelTemplates } from '../settings/settings.queries.ts'
import { migrate } from './database.ts'
import { migrations } from './migrations/migrations.ts'
import { givenDatabase } from './test-database.ts'

const database = givenDatabase()
const db = () => database.current.db

/** A house from when a parcel was but a name. */
beforeAll(async () => {
  await sql`drop schema public cascade`.execute(db())
  await sql`create schema public`.execute(db())
  const migrator = new Migrator({ db: db(), provider: { getMigrations: async () => migrations } })
  const names = Object.keys(migrations).toSorted()
  const { error } = await migrator.migrateTo(names[names.indexOf('0029-parcels') - 1] ?? '')
  if (error) throw error
  await sql`
    insert into parcels (id, name, name_sort, is_public, is_archived) overriding system value values
      (1, 'ÜBERM DEICH', 'uberm deich', true, false),
      (2, 'Altes Watt', 'altes watt', true, true),
      (3, 'Intern', 'intern', false, false)`.execute(db())
  await migrate(db())
}, 120_000)

test('parcels from before have nothing but their name, and nothing else of them is public', async () => {
  expect(await findParcel(db(), 1)).toEqual({
    id: 1,
    name: 'ÜBERM DEICH',
    locationId: null,
    location: null,
    latitude: null,
    longitude: null,
    addressDisplayName: null,
    addressOsmType: null,
    addressOsmId: null,
    plat: null,
    size: null,
    hasBuilding: null,
    regulatedInDevelopmentPlan: null,
    buildingPlanIsInPreparation: null,
    availability: false,
    availabilityNotes: null,
    siteDevelopment: null,
    allowedUsageTypes: null,
    description: '',
    internalNotes: '',
    geoJson: null,
    isPublic: true,
    isArchived: false,
    publicFields: [],
    additionalFields: [],
    files: [],
    images: [],
    panoramas: [],
    version: expect.any(Number),
  })
})

test('they are found by their names, umlauts in capitals too, and can be changed', async () => {
  expect(await listParcelRows(db(), 'outside', { filter: { search: 'überm' } })).toMatchObject([{ id: 1 }])
  expect(await countParcels(db(), 'inside')).toEqual({
    count: 2,
    maxSize: null,
    byLocation: [{ location: null, count: 2 }],
  })
  const changed = await setParcel(db(), { id: 3, version: 1, plat: 'Flur 1' }, new Date())
  expect(changed).toMatchObject({ plat: 'Flur 1', name: 'Intern' })
  expect(await findParcelTemplates(db())).toEqual({
    additionalFieldsTemplateList: [],
    propertyFolderTemplateList: [],
  })
})
