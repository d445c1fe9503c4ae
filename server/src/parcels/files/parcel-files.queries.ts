import type { Folder } from '@allmende/domain/parcels/folder.ts'
import { among } from '../../database/among.ts'
import type { Db } from '../../database/schema.ts'
import { discardFile } from '../../files/stored-files.queries.ts'

export type NewParcelFile = {
  serverId: string
  parcelId: number
  fileId: number
  kind: 'document' | 'media'
  name: string
  createdBy: string
  isPlaced: boolean
}

/** False where something is known by its id, or once was. */
export async function addParcelFile(db: Db, file: NewParcelFile, now: Date): Promise<boolean> {
  const { serverId } = file
  const claimed = await db
    .insertInto('usedServerIds')
    .values({ serverId })
    .onConflict((conflict) => conflict.doNothing())
    .returning('serverId')
    .executeTakeFirst()
  if (!claimed) return false
  await db
    .insertInto('parcelFiles')
    .values({ ...file, created: now })
    .execute()
  return true
}

export async function isUsed(db: Db, serverId: string): Promise<boolean> {
  const used = await db
    .selectFrom('usedServerIds')
    .select('serverId')
    .where('serverId', '=', serverId)
    .executeTakeFirst()
  return used !== undefined
}

const knownFiles = (db: Db) =>
  db
    .selectFrom('parcelFiles')
    .innerJoin('storedFiles', 'storedFiles.id', 'parcelFiles.fileId')
    .select([
      'serverId',
      'parcelId',
      'fileId',
      'kind',
      'name',
      'parcelFiles.created',
      'parcelFiles.createdBy',
      'isPlaced',
      'storedFiles.key',
      'storedFiles.size',
      'storedFiles.header',
      'storedFiles.sha256',
      'storedFiles.type',
      'storedFiles.state',
    ])

/** A file of a parcel with where its bytes are; `name` is what whoever sent it called it. */
export type KnownFile = Awaited<ReturnType<ReturnType<typeof knownFiles>['executeTakeFirstOrThrow']>>

export async function findParcelFile(db: Db, serverId: string): Promise<KnownFile | null> {
  return (await knownFiles(db).where('serverId', '=', serverId).executeTakeFirst()) ?? null
}

export async function findParcelFileOf(db: Db, fileId: number): Promise<KnownFile | null> {
  return (await knownFiles(db).where('fileId', '=', fileId).executeTakeFirst()) ?? null
}

/** The documents of a parcel by what they are known by. */
export async function listDocuments(db: Db, parcelId: number): Promise<ReadonlyMap<string, KnownFile>> {
  const rows = await knownFiles(db).where('parcelId', '=', parcelId).where('kind', '=', 'document').execute()
  return new Map(rows.map((row) => [row.serverId, row]))
}

export type WaitingFile = Pick<KnownFile, 'serverId' | 'size' | 'created'>

/** What was sent to a parcel and lies in no folder yet, held until the end so that nobody sweeps it meanwhile. */
export async function holdWaiting(db: Db, parcelId: number): Promise<readonly WaitingFile[]> {
  return db
    .selectFrom('parcelFiles')
    .innerJoin('storedFiles', 'storedFiles.id', 'parcelFiles.fileId')
    .select(['serverId', 'size', 'parcelFiles.created'])
    .where('parcelId', '=', parcelId)
    .where('kind', '=', 'document')
    .where('isPlaced', '=', false)
    .forUpdate('parcelFiles')
    .execute()
}

export async function setPlaced(db: Db, serverIds: readonly string[]): Promise<void> {
  if (serverIds.length === 0) return
  await db.updateTable('parcelFiles').set({ isPlaced: true }).where(among('serverId', serverIds)).execute()
}

export async function countDocuments(db: Db, parcelId: number): Promise<number> {
  const { count } = await db
    .selectFrom('parcelFiles')
    .select((eb) => eb.fn.countAll().as('count'))
    .where('parcelId', '=', parcelId)
    .where('kind', '=', 'document')
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** Nothing knows it any more; its bytes are swept like those of everything deleted. */
export async function removeParcelFile(
  db: Db,
  { serverId, fileId }: Pick<KnownFile, 'serverId' | 'fileId'>,
  now: Date,
): Promise<void> {
  await db.deleteFrom('parcelFiles').where('serverId', '=', serverId).execute()
  await discardFile(db, fileId, now)
}

/** What decides whether anybody may look into its folders. */
export const findFilesHead = (db: Db, parcelId: number) =>
  db
    .selectFrom('parcels')
    .select(['isPublic', 'isArchived', 'publicFields'])
    .where('id', '=', parcelId)
    .executeTakeFirst()

/** What decides who gets a file of a parcel, without all that is heavy of it. */
export const findFolders = (db: Db, parcelId: number) =>
  db
    .selectFrom('parcels')
    .select(['id', 'name', 'isPublic', 'isArchived', 'publicFields', 'files'])
    .where('id', '=', parcelId)
    .executeTakeFirst()

export type ParcelFolders = NonNullable<Awaited<ReturnType<typeof findFolders>>> & { files: Folder[] }
