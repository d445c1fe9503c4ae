import type { Db } from '../database/schema.ts'
import { listStandingFilings, receiptLots } from '../procedure/receipts.queries.ts'
import { among } from '../database/among.ts'

const withFile = (db: Db) =>
  db
    .selectFrom('documents')
    .innerJoin('storedFiles', 'storedFiles.id', 'documents.fileId')
    .select(['documents.id', 'documents.roomId', 'documents.fileId', 'documents.name'])
    .select(['documents.created', 'documents.createdBy', 'documents.removed'])
    .select(['storedFiles.state', 'storedFiles.key', 'storedFiles.keyId', 'storedFiles.header'])
    .where('storedFiles.discarded', 'is', null)

export type ArchivedDocument = Awaited<ReturnType<ReturnType<typeof withFile>['executeTakeFirstOrThrow']>>

/** All that ever lay in these rooms and is kept. */
export const listKeptIn = (db: Db, roomIds: readonly number[]): Promise<ArchivedDocument[]> =>
  withFile(db)
    .where(among('documents.roomId', roomIds))
    .orderBy('documents.nameKey')
    .orderBy('documents.created')
    .orderBy('documents.id')
    .execute()

export const listKept = (db: Db, ids: readonly number[]): Promise<ArchivedDocument[]> =>
  withFile(db)
    .where(among('documents.id', ids))
    .orderBy('documents.nameKey')
    .orderBy('documents.id')
    .execute()

/** What two people have opened, each list as it was submitted. */
export const listOpenedFilings = (db: Db, offerIds: readonly number[]) =>
  receiptLots(db)
    .where(among('receiptLots.offerId', offerIds))
    .where('receiptLots.openedAt', 'is not', null)
    .orderBy('receipts.position')
    .orderBy('receiptLots.lotId')
    .execute()

/**
 * The documents of each filing that stands and was never opened; nothing else of a bidder's is the authority's. What was
 * opened with another list is there in the clear.
 */
export async function listSealedFilings(db: Db, offerIds: readonly number[]): Promise<number[][]> {
  const standing = await listStandingFilings(db, offerIds)
  const filings = standing
    .filter(({ openedAt }) => openedAt === null)
    .map(({ files }) => files.map(({ documentId }) => documentId))
  const opened = await db
    .selectFrom('openedDocuments')
    .select('documentId')
    .where(among('documentId', filings.flat()))
    .execute()
  const isOpened = new Set(opened.map(({ documentId }) => documentId))
  return filings.map((ids) => [...new Set(ids)].filter((id) => !isOpened.has(id)))
}

export const listMessageRooms = (db: Db, tenderId: number): Promise<{ id: number; messageId: number }[]> =>
  db
    .selectFrom('rooms')
    .innerJoin('messages', 'messages.id', 'rooms.messageId')
    .select(['rooms.id', 'messages.id as messageId'])
    .where('messages.tenderId', '=', tenderId)
    .orderBy('messages.created')
    .orderBy('messages.id')
    .execute()
