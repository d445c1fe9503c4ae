import { among } from '../../database/among.ts'
import type { Db } from '../../database/schema.ts'
import { discardFile } from '../../files/stored-files.queries.ts'

/** Files and pictures go for good, with all that was made of them; their bytes are swept like those of everything deleted. */
export async function discardParcelFiles(db: Db, serverIds: readonly string[], now: Date): Promise<void> {
  if (serverIds.length === 0) return
  const made = await db
    .deleteFrom('parcelMedia')
    .where(among('serverId', serverIds))
    .returning(['thumbnailFileId', 'previewFileId', 'webFileId', 'tilesFileId'])
    .execute()
  const sent = await db
    .deleteFrom('parcelFiles')
    .where(among('serverId', serverIds))
    .returning('fileId')
    .execute()
  const files = [...made.flatMap((row) => Object.values(row)), ...sent.map(({ fileId }) => fileId)]
  for (const id of files) if (id !== null) await discardFile(db, id, now)
}

/** The same with whatever was sent to these parcels and waits for its place. */
export async function discardFilesOf(db: Db, parcelIds: readonly number[], now: Date): Promise<void> {
  const rows = await db
    .selectFrom('parcelFiles')
    .select('serverId')
    .where(among('parcelId', parcelIds))
    .execute()
  await discardParcelFiles(
    db,
    rows.map(({ serverId }) => serverId),
    now,
  )
}
