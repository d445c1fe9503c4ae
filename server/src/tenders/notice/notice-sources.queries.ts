import type { ImportedNotice, ImportNote } from '@allmende/domain/tenders/notice/imported-notice.ts'
import type { JSONColumnType } from 'kysely'
import type { Db } from '../../database/schema.ts'

/** The file a tender was imported from, kept as it came. */
export type NoticeSourcesTable = {
  tenderId: number
  xml: string
  notes: JSONColumnType<ImportNote[]>
  imported: Date
  importedBy: string
}

export type NoticeSource = { tenderId: number; xml: string; notes: readonly ImportNote[]; importedBy: string }

export async function addNoticeSource(db: Db, source: NoticeSource, now: Date): Promise<void> {
  await db
    .insertInto('noticeSources')
    .values({ ...source, notes: JSON.stringify(source.notes), imported: now })
    .execute()
}

export async function findImported(db: Db, tenderId: number): Promise<ImportedNotice | null> {
  const row = await db
    .selectFrom('noticeSources')
    .select(['imported as at', 'importedBy as by', 'notes'])
    .where('tenderId', '=', tenderId)
    .executeTakeFirst()
  return row ?? null
}

export async function findNoticeSource(db: Db, tenderId: number): Promise<string | null> {
  const row = await db
    .selectFrom('noticeSources')
    .select('xml')
    .where('tenderId', '=', tenderId)
    .executeTakeFirst()
  return row?.xml ?? null
}
