import { among } from '../../database/among.ts'
import type { Db } from '../../database/schema.ts'
import type { SealedFile } from '../../files/stored-files.queries.ts'

/** The size for screens of these pictures of a parcel, by their numbers. */
export async function findScreenSizes(
  db: Db,
  parcelId: number,
  ids: readonly string[],
): Promise<ReadonlyMap<string, SealedFile>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .selectFrom('parcelMedia')
    .innerJoin('parcelFiles', 'parcelFiles.serverId', 'parcelMedia.serverId')
    .innerJoin('storedFiles as originals', 'originals.id', 'parcelFiles.fileId')
    .innerJoin('storedFiles', 'storedFiles.id', 'parcelMedia.webFileId')
    .select(['parcelMedia.serverId', 'storedFiles.key', 'storedFiles.size', 'storedFiles.header'])
    .where('parcelFiles.parcelId', '=', parcelId)
    .where(among('parcelMedia.serverId', ids))
    // What was made of something that hides malware is shown to nobody.
    .where('originals.state', '!=', 'INFECTED')
    .where('storedFiles.state', '=', 'READY')
    .where('storedFiles.discarded', 'is', null)
    .execute()
  return new Map(rows.map(({ serverId, ...file }) => [serverId, file]))
}
