import { among } from '../../database/among.ts'
import type { Db } from '../../database/schema.ts'
import { inTransaction } from '../../database/transaction.ts'
import { discardFile } from '../../files/stored-files.queries.ts'

/** For so long what was sent to a parcel waits to be put somewhere. */
const lifetime = 24 * 3_600_000
const atOnce = 200

/** Forgets documents and pictures that nobody put anywhere, with all that was made of them. */
export async function forgetWaitingFiles(db: Db, now: Date): Promise<void> {
  await inTransaction(db, async (transaction) => {
    const waiting = await transaction
      .selectFrom('parcelFiles')
      .leftJoin('parcelMedia', 'parcelMedia.serverId', 'parcelFiles.serverId')
      .select(['parcelFiles.serverId', 'fileId'])
      .select(['thumbnailFileId', 'previewFileId', 'webFileId', 'tilesFileId'])
      .where('isPlaced', '=', false)
      .where('created', '<', new Date(now.getTime() - lifetime))
      .orderBy('created')
      .limit(atOnce)
      // One that is being put somewhere in this moment stays.
      .forUpdate('parcelFiles')
      .skipLocked()
      .execute()
    if (waiting.length === 0) return
    const ids = waiting.map(({ serverId }) => serverId)
    await transaction.deleteFrom('parcelFiles').where(among('serverId', ids)).execute()
    for (const { serverId: _serverId, ...files } of waiting)
      for (const fileId of Object.values(files))
        if (fileId !== null) await discardFile(transaction, fileId, now)
  })
}
