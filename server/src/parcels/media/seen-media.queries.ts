import type { SeenMedia } from '@allmende/domain/parcels/media.policy.ts'
import { type Selectable, sql } from 'kysely'
import type { Db } from '../../database/schema.ts'
import type { ServedFile } from '../../files/serving.ts'
import type { StoredFilesTable } from '../../files/files.tables.ts'
import type { ParcelMediaTable } from '../parcels.tables.ts'

export type FoundMedia = SeenMedia &
  Pick<
    Selectable<ParcelMediaTable>,
    'thumbnailFileId' | 'previewFileId' | 'webFileId' | 'tilesFileId' | 'tiles'
  > & { name: string; fileId: number; fileState: StoredFilesTable['state'] }

/** A picture of this parcel, and whatever decides who sees it. */
export async function findSeenMedia(db: Db, parcelId: number, serverId: string): Promise<FoundMedia | null> {
  const listed = (column: 'images' | 'panoramas') =>
    sql<boolean>`${sql.ref(`parcels.${column}`)} @> ${JSON.stringify([{ id: serverId }])}::jsonb`
  const row = await db
    .selectFrom('parcelFiles')
    .innerJoin('parcelMedia', 'parcelMedia.serverId', 'parcelFiles.serverId')
    .innerJoin('parcels', 'parcels.id', 'parcelFiles.parcelId')
    .innerJoin('storedFiles', 'storedFiles.id', 'parcelFiles.fileId')
    .select(['parcels.isPublic', 'parcels.isArchived', 'parcels.publicFields', 'parcelMedia.state'])
    .select(['thumbnailFileId', 'previewFileId', 'webFileId', 'tilesFileId', 'tiles'])
    .select(['parcelFiles.name', 'parcelFiles.fileId', 'storedFiles.state as fileState'])
    .select([listed('images').as('isImage'), listed('panoramas').as('isPanorama')])
    .where('parcelFiles.serverId', '=', serverId)
    .where('parcelFiles.parcelId', '=', parcelId)
    .executeTakeFirst()
  if (!row) return null
  const { isImage, isPanorama, ...media } = row
  const inside = isPanorama ? ('panorama' as const) : null
  return { ...media, listedAs: isImage ? 'image' : inside }
}

export const findServedFile = async (db: Db, id: number): Promise<Omit<ServedFile, 'name'> | null> =>
  (await db
    .selectFrom('storedFiles')
    .select(['key', 'size', 'header', 'type', 'sha256'])
    .where('id', '=', id)
    .where('discarded', 'is', null)
    .executeTakeFirst()) ?? null
