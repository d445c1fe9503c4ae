import type { Db } from '../database/schema.ts'
import { underWayTo } from '../files/uploads/uploads.queries.ts'
import { roomHolder } from './room-holder.ts'
import { lockRoom } from './rooms.queries.ts'

/** What somebody has uploaded to be sent along: how much there is of it, and how much is still to come. */
export type Attachments = {
  roomId: number
  documents: number
  underWay: number
  infected: string | null
}

/** As the log and an archive of it call such a room. */
const nameOfAttachments = 'Anhänge'

/**
 * A temporary room of this very person, locked: nothing comes into it any more before the transaction ends, and of two
 * messages with it one is too late. Null for whatever else it is.
 */
export async function lockAttachments(db: Db, roomId: number, email: string): Promise<Attachments | null> {
  const room = await lockRoom(db, roomId)
  if (room === null || room.ownerEmail !== email) return null
  const documents = await db
    .selectFrom('documents')
    .innerJoin('storedFiles', 'storedFiles.id', 'documents.fileId')
    .select(['documents.name', 'storedFiles.state'])
    .where('documents.roomId', '=', roomId)
    .where('documents.removed', 'is', null)
    .orderBy('documents.nameKey')
    .execute()
  const { files } = await underWayTo(db, roomHolder(roomId))
  return {
    roomId,
    documents: documents.length,
    underWay: files,
    infected: documents.find(({ state }) => state === 'INFECTED')?.name ?? null,
  }
}

/**
 * From here on it is the message's: its maker changes nothing in it, and nobody sweeps it. What a company has sent
 * counts among what it keeps here.
 */
export async function handOver(
  db: Db,
  roomId: number,
  { messageId, organizationId }: { messageId: number; organizationId: number | null },
): Promise<void> {
  await db
    .updateTable('rooms')
    .set({ messageId, organizationId, ownerEmail: null, name: nameOfAttachments })
    .where('id', '=', roomId)
    .execute()
}
