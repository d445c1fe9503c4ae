import type { MediaKind, MediaState } from '@allmende/domain/parcels/parcel-media.ts'
import { sql } from 'kysely'
import { among } from '../../database/among.ts'
import type { Db } from '../../database/schema.ts'
import { addParcelFile } from '../files/parcel-files.queries.ts'
import type { ListedImage, ListedPanorama } from '../parcels.tables.ts'

/** What pictures are put into. */
export type MediaParcel = {
  id: number
  name: string
  isArchived: boolean
  images: ListedImage[]
  panoramas: ListedPanorama[]
}

const mediaParcel = (db: Db, id: number) =>
  db.selectFrom('parcels').select(['id', 'name', 'isArchived', 'images', 'panoramas']).where('id', '=', id)

export const findMediaParcel = async (db: Db, id: number): Promise<MediaParcel | null> =>
  (await mediaParcel(db, id).executeTakeFirst()) ?? null

export const lockMediaParcel = async (db: Db, id: number): Promise<MediaParcel | null> =>
  (await mediaParcel(db, id).forUpdate().executeTakeFirst()) ?? null

export type NewMedia = {
  serverId: string
  parcelId: number
  fileId: number
  name: string
  createdBy: string
  isPlaced: boolean
  width: number
  height: number
}

/** False where something is known by that number already, or once was. */
export async function addMedia(db: Db, { width, height, ...file }: NewMedia, now: Date): Promise<boolean> {
  if (!(await addParcelFile(db, { ...file, kind: 'media' }, now))) return false
  await db
    .insertInto('parcelMedia')
    .values({ serverId: file.serverId, state: 'MAKING', width, height, due: now })
    .execute()
  return true
}

/** Puts a picture at the end of a list. */
export async function appendMedia(db: Db, parcelId: number, serverId: string, as: MediaKind, now: Date) {
  const entry = as === 'image' ? { id: serverId, name: '' } : { id: serverId, name: '', markers: '[]' }
  const column = as === 'image' ? 'images' : 'panoramas'
  await db
    .updateTable('parcels')
    .set({ [column]: sql`${sql.ref(column)} || ${JSON.stringify([entry])}::jsonb`, updated: now })
    .set((eb) => ({ version: eb('version', '+', 1) }))
    .where('id', '=', parcelId)
    .execute()
}

/** The pictures of a parcel that can be put into a list. */
export type OwnMedia = {
  serverId: string
  name: string
  isPlaced: boolean
  state: MediaState
  width: number | null
  height: number | null
}

export const listOwnMedia = (db: Db, parcelId: number): Promise<OwnMedia[]> =>
  db
    .selectFrom('parcelFiles')
    .innerJoin('parcelMedia', 'parcelMedia.serverId', 'parcelFiles.serverId')
    .select(['parcelFiles.serverId', 'name', 'isPlaced', 'state', 'width', 'height'])
    .where('parcelId', '=', parcelId)
    .execute()

/** They wait no longer: a list names them. */
export async function placeMedia(db: Db, serverIds: readonly string[]): Promise<void> {
  if (serverIds.length === 0) return
  await db.updateTable('parcelFiles').set({ isPlaced: true }).where(among('serverId', serverIds)).execute()
}
