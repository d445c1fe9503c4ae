import { type Selectable, sql } from 'kysely'
import { among } from '../../database/among.ts'
import type { Db } from '../../database/schema.ts'
import type { TakenFile, UploadsTable, UploadTargetRef, WholeFile } from '../files.tables.ts'
import type { Header } from '../sealing/envelope.ts'
import type { WrappedFiles } from '../sealing/rotation.ts'
import { nobodyWrites } from './writer-lease.queries.ts'

export type Upload = Omit<Selectable<UploadsTable>, 'writer' | 'heldUntil' | 'contested'>

export type NewUpload = {
  id: string
  target: UploadTargetRef
  holder: string
  userEmail: string
  name: string
  length: number
  fileKey: string
  header: Header
}

/** How long an upload waits for its next byte. */
export const uploadLifetime = 24 * 3_600_000

const expiryAt = (now: Date) => new Date(now.getTime() + uploadLifetime)

/** Says how long it waits for its first byte. */
export async function addUpload(db: Db, upload: NewUpload, now: Date): Promise<Date> {
  const { target, header, ...facts } = upload
  const values = { target: JSON.stringify(target), header: JSON.stringify(header), whole: null, result: null }
  await db
    .insertInto('uploads')
    .values({ ...facts, ...values, created: now, expires: expiryAt(now) })
    .execute()
  return expiryAt(now)
}

export async function findUpload(db: Db, id: string): Promise<Upload | null> {
  return (await db.selectFrom('uploads').selectAll().where('id', '=', id).executeTakeFirst()) ?? null
}

export async function lockUpload(db: Db, id: string): Promise<Upload | null> {
  const query = db.selectFrom('uploads').selectAll().where('id', '=', id).forUpdate()
  return (await query.executeTakeFirst()) ?? null
}

/** It begins again under another key: what was stored under the first is lost or torn. */
export async function restartUpload(db: Db, id: string, fileKey: string, header: Header): Promise<void> {
  await db
    .updateTable('uploads')
    .set({ fileKey, header: JSON.stringify(header), received: 0, tail: null, tailAt: null, whole: null })
    .where('id', '=', id)
    .execute()
}

/** What came last and fills no chunk; whoever sends on has more time again. */
export async function setTail(
  db: Db,
  id: string,
  received: number,
  tail: { sealed: Buffer; at: number } | null,
  now: Date,
): Promise<void> {
  await db
    .updateTable('uploads')
    .set({ received, tail: tail?.sealed ?? null, tailAt: tail?.at ?? null, expires: expiryAt(now) })
    .where('id', '=', id)
    .execute()
}

/** Whoever sends on has more time again. */
export async function renewUpload(db: Db, id: string, received: number, now: Date): Promise<void> {
  await db
    .updateTable('uploads')
    .set({ received, expires: expiryAt(now) })
    .where('id', '=', id)
    .execute()
}

/** While more of it comes. */
export async function setReceived(db: Db, id: string, received: number): Promise<void> {
  await db.updateTable('uploads').set({ received }).where('id', '=', id).execute()
}

export async function setWhole(db: Db, id: string, whole: WholeFile): Promise<void> {
  await db
    .updateTable('uploads')
    .set({ whole: JSON.stringify(whole), tail: null, tailAt: null })
    .where('id', '=', id)
    .execute()
}

export async function setResult(db: Db, id: string, result: TakenFile): Promise<void> {
  await db
    .updateTable('uploads')
    .set({ result: JSON.stringify(result) })
    .where('id', '=', id)
    .execute()
}

/** From here on it cannot become anything any more: whose bytes may go. Null where it already has. */
export async function giveUp(db: Db, id: string): Promise<string | null> {
  const given = await db
    .updateTable('uploads')
    .set({ tail: null, tailAt: null, whole: null })
    .where('id', '=', id)
    .where('result', 'is', null)
    .returning('fileKey')
    .executeTakeFirst()
  return given?.fileKey ?? null
}

export async function removeUpload(db: Db, id: string): Promise<void> {
  await db.deleteFrom('uploads').where('id', '=', id).execute()
}

/** Forgets uploads that nobody sends on, and says which bytes go with them; one that is being written waits. */
export async function removeExpiredUploads(db: Db, now: Date, limit: number): Promise<string[]> {
  const expired = db.selectFrom('uploads').select('id').where('expires', '<', now).where(nobodyWrites)
  const removed = await db
    .deleteFrom('uploads')
    .where('id', 'in', expired.orderBy('expires').limit(limit))
    .where(nobodyWrites)
    .returning(['fileKey', 'result'])
    .execute()
  return removed.filter(({ result }) => result === null).map(({ fileKey }) => fileKey)
}

const sumOfLengths = sql<string | null>`sum(length)`

/** How many bytes are still to come for one target, and how many files. */
export async function underWayTo(db: Db, holder: string): Promise<{ bytes: number; files: number }> {
  const { bytes, files } = await db
    .selectFrom('uploads')
    .select((eb) => [sumOfLengths.as('bytes'), eb.fn.countAll().as('files')])
    .where('holder', '=', holder)
    .where('result', 'is', null)
    .executeTakeFirstOrThrow()
  return { bytes: Number(bytes ?? 0), files: Number(files) }
}

/** How many bytes somebody has announced and not sent yet. */
export async function bytesToComeFrom(db: Db, userEmail: string, now: Date): Promise<number> {
  const { bytes } = await db
    .selectFrom('uploads')
    .select(sql<string | null>`sum(length - received)`.as('bytes'))
    .where('userEmail', '=', userEmail)
    .where('whole', 'is', null)
    .where('result', 'is', null)
    .where('expires', '>', now)
    .executeTakeFirstOrThrow()
  return Number(bytes ?? 0)
}

/** Which of these targets something is on its way to. */
export async function holdersUnderWay(db: Db, holders: readonly string[]): Promise<ReadonlySet<string>> {
  const rows = await db
    .selectFrom('uploads')
    .select('holder')
    .distinct()
    .where(among('holder', holders))
    .where('result', 'is', null)
    .where('expires', '>', sql<Date>`now()`)
    .execute()
  return new Set(rows.map(({ holder }) => holder))
}

export async function countUploadsOf(db: Db, userEmail: string): Promise<number> {
  const { files } = await db
    .selectFrom('uploads')
    .select((eb) => eb.fn.countAll().as('files'))
    .where('userEmail', '=', userEmail)
    .where('result', 'is', null)
    .executeTakeFirstOrThrow()
  return Number(files)
}

/** The headers of files on their way, to be put under another master key; what fills no chunk yet has to be sent again. */
export const wrappedUploads: WrappedFiles = {
  listWrappedWith: (db, keyIdNot, limit) =>
    db
      .selectFrom('uploads')
      .select(['fileKey as id', 'header'])
      .where(sql<boolean>`header #>> '{wraps,0,keyId}' is distinct from ${keyIdNot}`)
      .orderBy('fileKey')
      .limit(limit)
      .forUpdate()
      .execute(),
  setHeader: async (db, fileKey, header) => {
    await db
      .updateTable('uploads')
      .set({ header: JSON.stringify(header), tail: null, tailAt: null })
      .where('fileKey', '=', fileKey)
      .execute()
  },
}
