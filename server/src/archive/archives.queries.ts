import type { LibraryProblem, ArchiveProblem } from '@allmende/domain/archive/archive.texts.ts'
import { type Selectable, sql, type Updateable } from 'kysely'
import type { Db } from '../database/schema.ts'
import { inTransaction } from '../database/transaction.ts'
import { backupGrace } from '../files/sweeping.ts'
import type { ArchivePartsTable, ArchivesTable } from './archive.tables.ts'
import type { DocumentFacts, PlannedPart } from './parts.ts'

export type Archive = Selectable<ArchivesTable>
export type Part = Selectable<ArchivePartsTable>

/** So long it can be fetched: bytes of what is deleted meanwhile stay as long. */
export const archiveLifetime = backupGrace

/** Counted from when its parts were listed: from then on something of it can be deleted. */
export const expiryOf = ({ planned, asked }: Pick<Archive, 'planned' | 'asked'>): Date =>
  new Date((planned ?? asked).getTime() + archiveLifetime)

/** The archive of a tender; one that has had its time is none. */
export async function findArchive(db: Db, tenderId: number, now: Date): Promise<Archive | null> {
  const found = await db
    .selectFrom('archives')
    .selectAll()
    .where('tenderId', '=', tenderId)
    .executeTakeFirst()
  return found && expiryOf(found) > now ? found : null
}

export const findArchiveById = async (db: Db, id: number): Promise<Archive | null> =>
  (await db.selectFrom('archives').selectAll().where('id', '=', id).executeTakeFirst()) ?? null

export const findArchiveByKey = async (db: Db, key: string): Promise<Archive | null> =>
  (await db.selectFrom('archives').selectAll().where('key', '=', key).executeTakeFirst()) ?? null

type NewArchive = Pick<Archive, 'tenderId' | 'hasSealed' | 'askedBy' | 'libraryState'>

/** Takes the place of the one before it. */
export async function beginArchive(db: Db, archive: NewArchive, now: Date): Promise<Archive> {
  await db.deleteFrom('archives').where('tenderId', '=', archive.tenderId).execute()
  return db
    .insertInto('archives')
    .values({ ...archive, asked: now, state: 'MAKING', due: now })
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** False where it is gone, because another one has taken its place. */
export async function setArchive(db: Db, id: number, facts: Updateable<ArchivesTable>): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('archives')
    .set(facts)
    .where('id', '=', id)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

export const setArchiveFailed = (
  db: Db,
  { id, attempts }: Pick<Archive, 'id' | 'attempts'>,
  problem: ArchiveProblem,
  due: Date | null,
): Promise<boolean> =>
  setArchive(db, id, { state: due ? 'MAKING' : 'FAILED', problem, due, attempts: attempts + 1 })

export const setLibraryFailed = (
  db: Db,
  { id, libraryAttempts }: Pick<Archive, 'id' | 'libraryAttempts'>,
  libraryProblem: LibraryProblem,
  due: Date,
): Promise<boolean> =>
  setArchive(db, id, {
    libraryState: 'FAILED',
    libraryProblem,
    libraryAttempts: libraryAttempts + 1,
    due,
  })

/** A statement takes 65,535 values and no more. */
const atOnce = 2000

/** Lists its parts, once; whoever comes second finds the list of the first. */
export const planArchive = (
  db: Db,
  id: number,
  parts: readonly PlannedPart[],
  { planned, logEnd }: { planned: Date; logEnd: number },
): Promise<void> =>
  inTransaction(db, async (tx) => {
    const { numUpdatedRows } = await tx
      .updateTable('archives')
      .set({ planned, logEnd })
      .where('id', '=', id)
      .where('planned', 'is', null)
      .executeTakeFirst()
    if (numUpdatedRows === 0n) return
    const rows = parts.map(({ recipe, facts, ...part }, position) => ({
      ...part,
      archiveId: id,
      position,
      recipe: JSON.stringify(recipe),
      facts: JSON.stringify(facts),
      size: null,
      sha256: null,
    }))
    for (let from = 0; from < rows.length; from += atOnce)
      await tx
        .insertInto('archiveParts')
        .values(rows.slice(from, from + atOnce))
        .execute()
  })

export const listParts = (db: Db, archiveId: number): Promise<Part[]> =>
  db.selectFrom('archiveParts').selectAll().where('archiveId', '=', archiveId).orderBy('position').execute()

/** The next that is not done; null once all are. */
export const findNextPart = async (db: Db, archiveId: number): Promise<Part | null> =>
  (await db
    .selectFrom('archiveParts')
    .selectAll()
    .where('archiveId', '=', archiveId)
    .where('crc32', 'is', null)
    .where('kind', '!=', 'LEFT_OUT')
    .orderBy('position')
    .limit(1)
    .executeTakeFirst()) ?? null

type DonePart = {
  size: number
  sha256: Buffer
  crc32: number
  fileId: number | null
  facts?: DocumentFacts
}

/** False where somebody else has done it, or it is gone. */
export async function setPartDone(
  db: Db,
  { archiveId, position }: Pick<Part, 'archiveId' | 'position'>,
  { facts, ...done }: DonePart,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('archiveParts')
    .set({ ...done, ...(facts && { facts: JSON.stringify(facts) }) })
    .where('archiveId', '=', archiveId)
    .where('position', '=', position)
    .where('crc32', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

export async function leaveOut(
  db: Db,
  part: Pick<Part, 'archiveId' | 'position' | 'facts'>,
  leftOut: DocumentFacts['leftOut'],
): Promise<void> {
  await db
    .updateTable('archiveParts')
    .set({ kind: 'LEFT_OUT', facts: JSON.stringify({ ...part.facts, leftOut }) })
    .where('archiveId', '=', part.archiveId)
    .where('position', '=', part.position)
    .execute()
}

export async function countParts(
  db: Db,
  archiveId: number,
): Promise<{ done: number; total: number; doing: string | null }> {
  const { rows } = await sql<{ done: number; total: number; doing: string | null }>`
    select count(crc32)::int as done, count(*)::int as total,
      (array_agg(path order by position) filter (where crc32 is null))[1] as doing
    from archive_parts where archive_id = ${archiveId} and kind <> 'LEFT_OUT'`.execute(db)
  return rows[0] ?? { done: 0, total: 0, doing: null }
}

/** Archives that have had their time; the bytes of what was made for them are swept by themselves. */
export async function forgetOldArchives(db: Db, now: Date): Promise<void> {
  const before = new Date(now.getTime() - archiveLifetime)
  await db
    .deleteFrom('archives')
    .where(({ fn }) => fn.coalesce('planned', 'asked'), '<=', before)
    .execute()
}
