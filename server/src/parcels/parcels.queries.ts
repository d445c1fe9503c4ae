import type { Folder } from '@allmende/domain/parcels/folder.ts'
import type { AdditionalFact, ChangedProperty, Parcel } from '@allmende/domain/parcels/parcels.contract.ts'
import type { WholeParcel } from '@allmende/domain/parcels/parcels.views.ts'
import { among } from '../database/among.ts'
import type { Db } from '../database/schema.ts'
import { findMedia, listedImages, listedPanoramas } from './media/listed-media.queries.ts'
import { factColumns, nameColumns, parcelColumns } from './parcel-columns.ts'

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

/** What goes out of a parcel and its location, which is joined as `locations`, wherever it goes; its shape is heavy. */
export const sharedFields = [
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
  'isPublic',
  'parcels.isArchived',
  'publicFields',
  'additionalFields',
  'parcels.version',
  'locations.name as locationName',
  'locations.latitude',
  'locations.longitude',
  'locations.addressDisplayName',
  'locations.addressOsmType',
  'locations.addressOsmId',
] as const

const parcelWithLocation = (db: Db, id: number) =>
  db
    .selectFrom('parcels')
    .leftJoin('locations', 'locations.id', 'parcels.locationId')
    .select(sharedFields)
    .select(['parcels.geoJson', 'internalNotes', 'files', 'images', 'panoramas'])
    .where('parcels.id', '=', id)

type Row = Awaited<ReturnType<ReturnType<typeof parcelWithLocation>['executeTakeFirstOrThrow']>>

/** For where pictures are not asked for. */
export const withoutMedia = ({ locationName, ...row }: Omit<Row, 'images' | 'panoramas'>): WholeParcel => ({
  ...row,
  location: row.locationId === null ? null : { id: row.locationId, name: locationName ?? '' },
  images: [],
  panoramas: [],
})

async function parcelOf(db: Db, { images, panoramas, ...row }: Row): Promise<WholeParcel> {
  if (images.length + panoramas.length === 0) return withoutMedia(row)
  const media = await findMedia(db, row.id)
  return {
    ...withoutMedia(row),
    images: listedImages(row.id, images, media),
    panoramas: listedPanoramas(row.id, panoramas, media),
  }
}

export async function findParcel(db: Db, id: number): Promise<WholeParcel | null> {
  const row = await parcelWithLocation(db, id).executeTakeFirst()
  return row ? parcelOf(db, row) : null
}

export async function lockParcel(db: Db, id: number): Promise<WholeParcel | null> {
  const row = await parcelWithLocation(db, id).forUpdate('parcels').executeTakeFirst()
  return row ? parcelOf(db, row) : null
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
      ...nameColumns(parcel.name),
      locationId: parcel.locationId,
      ...factColumns(parcel.additionalFields),
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
  return parcelOf(db, await parcelWithLocation(db, changed.id).executeTakeFirstOrThrow())
}
