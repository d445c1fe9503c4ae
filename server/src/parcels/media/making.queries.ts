import type { MediaState } from '@allmende/domain/parcels/parcel-media.ts'
import { type Selectable, sql } from 'kysely'
import type { Db } from '../../database/schema.ts'
import { inTransaction } from '../../database/transaction.ts'
import type { SealedFile } from '../../files/stored-files.queries.ts'
import type { ParcelMediaTable, TileLevel } from '../parcels.tables.ts'

/** One whose smaller sizes are to be made. */
export type ToMake = Pick<
  Selectable<ParcelMediaTable>,
  'serverId' | 'width' | 'height' | 'webFileId' | 'tries'
> & {
  original: SealedFile
  /** It stands among the pictures, not among the panoramas. */
  isImage: boolean
}

/** Takes the one that is due longest for this process alone; whoever dies over it leaves it to others then. */
export function takeToMake(db: Db, now: Date, until: Date): Promise<ToMake[]> {
  return inTransaction(db, async (tx) => {
    const row = await tx
      .selectFrom('parcelMedia')
      .innerJoin('parcelFiles', 'parcelFiles.serverId', 'parcelMedia.serverId')
      .innerJoin('storedFiles', 'storedFiles.id', 'parcelFiles.fileId')
      .select(['parcelMedia.serverId', 'width', 'height', 'webFileId', 'tries', 'parcelId'])
      .select(['storedFiles.key', 'storedFiles.size', 'storedFiles.header'])
      .where('parcelMedia.due', '<=', now)
      // Nothing opens it before the virus scanner has seen it.
      .where('storedFiles.state', '=', 'READY')
      .where('storedFiles.discarded', 'is', null)
      .orderBy('parcelMedia.due')
      .limit(1)
      .forUpdate('parcelMedia')
      .skipLocked()
      .executeTakeFirst()
    if (!row) return []
    const { key, size, header, parcelId, ...media } = row
    // Counted before it is tried, so that one over which the server dies is not tried for ever.
    const tries = media.tries + 1
    await tx
      .updateTable('parcelMedia')
      .set({ due: until, tries })
      .where('serverId', '=', media.serverId)
      .execute()
    const { images } = await tx
      .selectFrom('parcels')
      .select('images')
      .where('id', '=', parcelId)
      .executeTakeFirstOrThrow()
    const isImage = images.some(({ id }) => id === media.serverId)
    return [{ ...media, tries, original: { key, size, header }, isImage }]
  })
}

/** The parcel and what is known of one of its pictures, for this transaction alone. */
export const lockMade = (db: Db, serverId: string) =>
  db
    .selectFrom('parcelMedia')
    .innerJoin('parcelFiles', 'parcelFiles.serverId', 'parcelMedia.serverId')
    .select(['parcelMedia.serverId', 'parcelFiles.parcelId', 'state', 'webFileId', 'tilesFileId'])
    .where('parcelMedia.serverId', '=', serverId)
    .forUpdate('parcelMedia')
    .executeTakeFirst()

export type MadeFiles = { thumbnailFileId: number; previewFileId: number; webFileId: number }

/** From here on it is shown; where it is due pieces of it are still to come. */
export async function setSizes(db: Db, serverId: string, files: MadeFiles, isOver: boolean): Promise<void> {
  await db
    .updateTable('parcelMedia')
    .set({ ...files, state: 'READY', ...(isOver && { due: null }) })
    .where('serverId', '=', serverId)
    .execute()
}

export async function setTiles(
  db: Db,
  serverId: string,
  tilesFileId: number,
  tiles: readonly TileLevel[],
): Promise<void> {
  await db
    .updateTable('parcelMedia')
    .set({ tilesFileId, tiles: JSON.stringify(tiles), due: null })
    .where('serverId', '=', serverId)
    .execute()
}

/** It is not tried again; what is there of it is shown. */
export async function setFailed(db: Db, serverId: string): Promise<void> {
  await db
    .updateTable('parcelMedia')
    .set({ due: null, state: sql<MediaState>`case when web_file_id is null then 'FAILED' else 'READY' end` })
    .where('serverId', '=', serverId)
    .execute()
}

export async function postponeMaking(db: Db, serverId: string, due: Date): Promise<void> {
  await db.updateTable('parcelMedia').set({ due }).where('serverId', '=', serverId).execute()
}
