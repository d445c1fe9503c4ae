import { boundsOf } from '@allmende/domain/geometry/shape.ts'
import { innerPointOf } from '@allmende/domain/geometry/inner-point.ts'
import { readShape, shapeText } from '@allmende/domain/geometry/read-shape.ts'
import { folded } from '@allmende/domain/parcels/folded.ts'
import type { Folder } from '@allmende/domain/parcels/folder.ts'
import type { AdditionalFact, ChangedProperty, Parcel } from '@allmende/domain/parcels/parcels.contract.ts'
import type { WholeParcel } from '@allmende/domain/parcels/parcels.views.ts'
import { sortKey } from '@allmende/domain/sort-key.ts'
import { sql } from 'kysely'
import { among } from '../database/among.ts'
import type { Db } from '../database/schema.ts'

/** Which of these are public and not archived. */
export async function findPublicParcelIds(db: Db, ids: readonly number[]): Promise<Set<number>> {
  if (ids.length === 0) return new Set()
  const rows = await db
    .selectFrom('parcels')
    .select('id')
    .where('isPublic', '=', true)
    .where('isArchived', '=', false)
    .where(among('id', ids))
    .execute()
  return new Set(rows.map(({ id }) => id))
}

/** What these are called, in the order of their numbers. */
export async function listParcelNames(db: Db, ids: readonly number[]): Promise<Parcel[]> {
  if (ids.length === 0) return []
  return db.selectFrom('parcels').select(['id', 'name']).where(among('id', ids)).orderBy('id').execute()
}

const parcelWithLocation = (db: Db, id: number) =>
  db
    .selectFrom('parcels')
    .leftJoin('locations', 'locations.id', 'parcels.locationId')
    .select([
      'parcels.id',
      'parcels.name',
      'parcels.locationId',
      'plat',
      'size',
      'hasBuilding',
      'regulatedInDevelopmentPlan',
      'buildingPlanIsInPreparation',
      'availability',
      'availabilityNotes',
      'siteDevelopment',
      'allowedUsageTypes',
      'description',
      'internalNotes',
      'isPublic',
      'parcels.isArchived',
      'publicFields',
      'additionalFields',
      'files',
      'parcels.geoJson',
      'parcels.version',
      'locations.name as locationName',
      'locations.latitude',
      'locations.longitude',
      'locations.addressDisplayName',
      'locations.addressOsmType',
      'locations.addressOsmId',
    ])
    .where('parcels.id', '=', id)

type Row = Awaited<ReturnType<ReturnType<typeof parcelWithLocation>['executeTakeFirstOrThrow']>>

const parcelOf = ({ locationName, ...row }: Row): WholeParcel => ({
  ...row,
  location: row.locationId === null ? null : { id: row.locationId, name: locationName ?? '' },
  images: [],
  panoramas: [],
})

export async function findParcel(db: Db, id: number): Promise<WholeParcel | null> {
  const row = await parcelWithLocation(db, id).executeTakeFirst()
  return row ? parcelOf(row) : null
}

export async function lockParcel(db: Db, id: number): Promise<WholeParcel | null> {
  const row = await parcelWithLocation(db, id).forUpdate('parcels').executeTakeFirst()
  return row ? parcelOf(row) : null
}

export type NewParcel = {
  name: string
  locationId: number | null
  additionalFields: readonly AdditionalFact[]
  files: readonly Folder[]
}

export async function addParcel(db: Db, parcel: NewParcel, now: Date): Promise<number> {
  const { id } = await db
    .insertInto('parcels')
    .values({
      ...named(parcel.name),
      locationId: parcel.locationId,
      additionalFields: JSON.stringify(parcel.additionalFields),
      files: JSON.stringify(parcel.files),
      created: now,
      updated: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** What is left out stays. */
export async function setParcel(db: Db, changed: ChangedProperty, now: Date): Promise<WholeParcel> {
  await db
    .updateTable('parcels')
    .set({ ...parcelColumns(changed), updated: now })
    .set((eb) => ({ version: eb('version', '+', 1) }))
    .where('id', '=', changed.id)
    .execute()
  return parcelOf(await parcelWithLocation(db, changed.id).executeTakeFirstOrThrow())
}

/** Facts of a parcel as columns, with those that are found out from them. */
export function parcelColumns({ id: _id, version: _version, ...given }: Partial<ChangedProperty>) {
  const { name, plat, allowedUsageTypes, geoJson, additionalFields, ...facts } = given
  const orNull = (text: string | null) => (text ? folded(text) : null)
  return {
    ...Object.fromEntries(Object.entries(facts).filter(([, value]) => value !== undefined)),
    ...(name !== undefined && named(name)),
    ...(plat !== undefined && { plat: plat || null, platFolded: orNull(plat) }),
    ...(allowedUsageTypes !== undefined && {
      allowedUsageTypes: allowedUsageTypes || null,
      allowedUsageTypesFolded: orNull(allowedUsageTypes),
    }),
    ...(additionalFields !== undefined && { additionalFields: JSON.stringify(additionalFields) }),
    ...(geoJson !== undefined && shapeColumns(geoJson)),
  }
}

const named = (name: string) => ({ name, nameSort: sortKey(name), nameFolded: folded(name) })

function shapeColumns(geoJson: string | null) {
  const { shape } = geoJson === null ? {} : readShape(geoJson)
  if (!shape) return { geoJson: null, extent: null, shapeLongitude: null, shapeLatitude: null }
  const [west, south, east, north] = boundsOf(shape)
  const [shapeLongitude, shapeLatitude] = innerPointOf(shape)
  return {
    geoJson: shapeText(shape),
    extent: sql<string>`box(point(${west}::float8, ${south}::float8), point(${east}::float8, ${north}::float8))`,
    shapeLongitude,
    shapeLatitude,
  }
}
