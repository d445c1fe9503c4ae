import { type Selectable, sql } from 'kysely'
import type { Db } from '../database/schema.ts'
import type { StoredFilesTable } from './files.tables.ts'
import type { Header } from './sealing/envelope.ts'
import { wrappingIdOf } from './sealing/header.ts'
import type { WrappedFiles } from './sealing/rotation.ts'

/** What is needed to read a file. */
export type SealedFile = { key: string; size: number; header: Header }

export type NewFile = SealedFile & {
  sha256: string
  type: string
  /** Whether the virus scanner looks at it first. */
  isChecked: boolean
}

export async function addFile(
  db: Db,
  { isChecked, ...file }: NewFile,
  createdBy: string,
  now: Date,
  discarded: Date | null = null,
): Promise<number> {
  const { id } = await db
    .insertInto('storedFiles')
    .values({
      ...file,
      sha256: Buffer.from(file.sha256, 'hex'),
      header: JSON.stringify(file.header),
      keyId: wrappingIdOf(file.header) ?? '',
      state: isChecked ? 'CHECKING' : 'READY',
      due: isChecked ? now : null,
      created: now,
      createdBy,
      discarded,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** What we have made ourselves for a while: its bytes are swept like those of what was deleted in this moment. */
export const addPassingFile = (db: Db, file: Omit<NewFile, 'isChecked'>, now: Date): Promise<number> =>
  addFile(db, { ...file, isChecked: false }, 'system', now, now)

/** Nothing names it any more; its bytes are swept later. */
export async function discardFile(db: Db, id: number, now: Date): Promise<void> {
  await db.updateTable('storedFiles').set({ discarded: now, due: null }).where('id', '=', id).execute()
}

export async function findFile(
  db: Db,
  id: number,
): Promise<(SealedFile & Pick<Selectable<StoredFilesTable>, 'id' | 'state'>) | null> {
  const row = await db
    .selectFrom('storedFiles')
    .select(['id', 'key', 'size', 'header', 'state'])
    .where('id', '=', id)
    .where('discarded', 'is', null)
    .executeTakeFirst()
  return row ?? null
}

/** The headers of whole files, to be put under another master key. */
export const wrappedFiles: WrappedFiles = {
  listWrappedWith: (db, keyIdNot, limit) =>
    db
      .selectFrom('storedFiles')
      .select(['key as id', 'header'])
      .where('keyId', '!=', keyIdNot)
      .orderBy('id')
      .limit(limit)
      .forUpdate()
      .execute(),
  setHeader: async (db, key, header) => {
    await db
      .updateTable('storedFiles')
      .set({ header: JSON.stringify(header), keyId: wrappingIdOf(header) ?? '' })
      .where('key', '=', key)
      .execute()
  },
}

/** The contents that may go: of files that nothing has named since then. */
export const listDiscarded = (db: Db, before: Date, limit: number): Promise<{ id: number; key: string }[]> =>
  db
    .selectFrom('storedFiles')
    .select(['id', 'key'])
    .where('discarded', '<', before)
    .orderBy('discarded')
    .limit(limit)
    .execute()

/** How many bytes somebody has sent that nothing names any more and that still take space. */
export async function discardedBytesOf(db: Db, createdBy: string): Promise<number> {
  const { bytes } = await db
    .selectFrom('storedFiles')
    .select((eb) => eb.fn.sum('size').as('bytes'))
    .where('createdBy', '=', createdBy)
    .where('discarded', 'is not', null)
    .executeTakeFirstOrThrow()
  return Number(bytes ?? 0)
}

export async function forgetFile(db: Db, id: number): Promise<void> {
  await db.deleteFrom('storedFiles').where('id', '=', id).execute()
}

const amongUuids = (column: string, keys: readonly string[]) =>
  sql<boolean>`${sql.ref(column)} = any(${keys}::uuid[])`

/** Which of these keys belong to a file, or to one on its way. */
export async function listKnownKeys(db: Db, keys: readonly string[]): Promise<ReadonlySet<string>> {
  const files = await db.selectFrom('storedFiles').select('key').where(amongUuids('key', keys)).execute()
  const uploads = await db
    .selectFrom('uploads')
    .select('fileKey as key')
    .where(amongUuids('file_key', keys))
    .execute()
  return new Set([...files, ...uploads].map(({ key }) => key))
}

export async function postponeCheck(db: Db, id: number, due: Date): Promise<void> {
  await db.updateTable('storedFiles').set({ due }).where('id', '=', id).execute()
}

/** One whose bytes do not stay is due until they are gone. */
export async function setChecked(
  db: Db,
  id: number,
  state: 'READY' | 'INFECTED',
  isKept: boolean,
): Promise<void> {
  const settled = isKept ? { state, due: null } : { state }
  await db.updateTable('storedFiles').set(settled).where('id', '=', id).execute()
}

export async function setBytesGone(db: Db, id: number): Promise<void> {
  await db.updateTable('storedFiles').set({ due: null }).where('id', '=', id).execute()
}
