import { foldedName, uniqueName } from '@allmende/domain/files/file-names.ts'
import type { Document } from '@allmende/domain/rooms/rooms.contract.ts'
import { among } from '../database/among.ts'
import { randomId } from '../database/random-id.ts'
import type { Db } from '../database/schema.ts'
import { discardFile, type SealedFile } from '../files/stored-files.queries.ts'

/** A document with the file behind it. */
export type StoredDocument = Pick<Document, 'id' | 'roomId' | 'name' | 'date' | 'size' | 'type' | 'state'> & {
  lineId: number
  fileId: number
  sha256: Buffer
} & Pick<SealedFile, 'key' | 'header'>

const storedDocuments = (db: Db) =>
  db
    .selectFrom('documents')
    .innerJoin('storedFiles', 'storedFiles.id', 'documents.fileId')
    .select([
      'documents.id',
      'documents.lineId',
      'documents.roomId',
      'documents.fileId',
      'documents.name',
      'documents.created as date',
      'storedFiles.size',
      'storedFiles.sha256',
      'storedFiles.type',
      'storedFiles.state',
      'storedFiles.key',
      'storedFiles.header',
    ])

const inRooms = (db: Db) => storedDocuments(db).where('documents.removed', 'is', null)

export const listDocumentsIn = (db: Db, roomId: number): Promise<StoredDocument[]> =>
  inRooms(db).where('documents.roomId', '=', roomId).orderBy('documents.nameKey').execute()

/** Also those that are kept although they are out of their room. */
export const listDocumentsEver = (db: Db, ids: readonly number[]): Promise<StoredDocument[]> =>
  storedDocuments(db).where(among('documents.id', ids)).orderBy('documents.nameKey').execute()

export async function findDocument(db: Db, id: number): Promise<StoredDocument | null> {
  return (await inRooms(db).where('documents.id', '=', id).executeTakeFirst()) ?? null
}

export async function findDocumentByName(
  db: Db,
  roomId: number,
  name: string,
): Promise<StoredDocument | null> {
  const query = inRooms(db).where('documents.roomId', '=', roomId)
  return (await query.where('documents.nameKey', '=', foldedName(name)).executeTakeFirst()) ?? null
}

/** What stands in the place of a document today: itself, or what replaced it. */
export async function findSuccessor(db: Db, id: number): Promise<StoredDocument | null> {
  const line = db.selectFrom('documents').select('lineId').where('id', '=', id)
  return (await inRooms(db).where('documents.lineId', '=', line).executeTakeFirst()) ?? null
}

export async function listNameKeys(db: Db, roomId: number): Promise<ReadonlySet<string>> {
  const rows = await db
    .selectFrom('documents')
    .select('nameKey')
    .where('roomId', '=', roomId)
    .where('removed', 'is', null)
    .execute()
  return new Set(rows.map(({ nameKey }) => nameKey))
}

/** The name itself, or with a number behind it where the room has it already. */
export async function freeName(db: Db, roomId: number, name: string): Promise<string> {
  const isTaken = (await findDocumentByName(db, roomId, name)) !== null
  return isTaken ? uniqueName(await listNameKeys(db, roomId), name) : name
}

export type NewDocument = { roomId: number; fileId: number; name: string; createdBy: string; created: Date }

/** `lineId` where it takes the place of another. */
export async function addDocument(db: Db, document: NewDocument, lineId?: number): Promise<number> {
  const id = randomId()
  const nameKey = foldedName(document.name)
  await db
    .insertInto('documents')
    .values({ ...document, id, lineId: lineId ?? id, nameKey, removed: null })
    .execute()
  return id
}

export async function setDocumentName(db: Db, id: number, name: string): Promise<void> {
  await db
    .updateTable('documents')
    .set({ name, nameKey: foldedName(name) })
    .where('id', '=', id)
    .execute()
}

/** Takes it out of its room; `isKept` keeps it for whoever asks in three years. */
export async function removeDocument(
  db: Db,
  { id, fileId }: Pick<StoredDocument, 'id' | 'fileId'>,
  isKept: boolean,
  now: Date,
): Promise<void> {
  if (isKept) {
    await db.updateTable('documents').set({ removed: now }).where('id', '=', id).execute()
    return
  }
  await db.deleteFrom('documents').where('id', '=', id).execute()
  await discardFile(db, fileId, now)
}

/** What somebody downloaded last of each line. */
export async function listDownloaded(
  db: Db,
  userEmail: string,
  roomId: number,
): Promise<ReadonlyMap<number, string>> {
  const rows = await db
    .selectFrom('documentDownloads')
    .innerJoin('documents', 'documents.lineId', 'documentDownloads.lineId')
    .select(['documentDownloads.lineId', 'documentDownloads.sha256'])
    .distinct()
    .where('documentDownloads.userEmail', '=', userEmail)
    // Also of what is out of its room: what was opened with a submission is still given.
    .where('documents.roomId', '=', roomId)
    .execute()
  return new Map(rows.map(({ lineId, sha256 }) => [lineId, sha256.toString('hex')]))
}

/** A statement takes 65,535 values and no more. */
const atOnce = 10_000

export async function setDownloaded(
  db: Db,
  userEmail: string,
  had: readonly Pick<StoredDocument, 'lineId' | 'sha256'>[],
  now: Date,
): Promise<void> {
  for (let from = 0; from < had.length; from += atOnce)
    await db
      .insertInto('documentDownloads')
      .values(
        had.slice(from, from + atOnce).map(({ lineId, sha256 }) => ({ userEmail, lineId, sha256, at: now })),
      )
      .onConflict((conflict) =>
        conflict.columns(['userEmail', 'lineId']).doUpdateSet((eb) => ({
          sha256: eb.ref('excluded.sha256'),
          at: eb.ref('excluded.at'),
        })),
      )
      .execute()
}

/** Also of one that is kept although it is out of its room. */
export async function findDocumentOfFile(db: Db, fileId: number): Promise<StoredDocument | null> {
  return (await storedDocuments(db).where('documents.fileId', '=', fileId).executeTakeFirst()) ?? null
}

/** Which of these hold malware. */
export async function listInfected(db: Db, ids: readonly number[]): Promise<number[]> {
  const rows = await storedDocuments(db)
    .where(among('documents.id', ids))
    .where('storedFiles.state', '=', 'INFECTED')
    .execute()
  return rows.map(({ id }) => id)
}
