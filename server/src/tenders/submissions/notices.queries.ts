import type { PanelValues } from '@allmende/domain/notices/values/values.ts'
import type { Db } from '../../database/schema.ts'

export async function findTenderOfSubmission(db: Db, id: number): Promise<number | null> {
  const row = await db
    .selectFrom('noticeSubmissions')
    .select('tenderId')
    .where('id', '=', id)
    .executeTakeFirst()
  return row?.tenderId ?? null
}

/** What each of these says; one from before that was kept says what its tender says. */
export async function findFrozen(db: Db, ids: readonly number[]): Promise<ReadonlyMap<number, PanelValues>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .selectFrom('noticeSubmissions')
    .innerJoin('tenders', 'tenders.id', 'noticeSubmissions.tenderId')
    .select(['noticeSubmissions.id', 'noticeSubmissions.panels as own', 'tenders.panels as tenders'])
    .where('noticeSubmissions.id', 'in', ids)
    .execute()
  return new Map(rows.map(({ id, own, tenders }) => [id, own ?? tenders]))
}

export async function findFrozenOf(db: Db, id: number): Promise<PanelValues> {
  return (await findFrozen(db, [id])).get(id) ?? []
}

export async function mendSubmission(
  db: Db,
  id: number,
  { panels, reason }: { panels: PanelValues; reason: string },
): Promise<void> {
  await db
    .updateTable('noticeSubmissions')
    .set({ panels: JSON.stringify(panels), reason })
    .set((eb) => ({ mendings: eb('mendings', '+', 1) }))
    .where('id', '=', id)
    .execute()
}

/** A draft is mended in its own form, and what was mended beside it does not count any more. */
export async function forgetMendings(db: Db, tenderId: number): Promise<void> {
  await db
    .updateTable('noticeSubmissions')
    .set({ mendings: 0 })
    .where('tenderId', '=', tenderId)
    .where('kind', 'in', ['FIRST', 'RESULT'])
    .execute()
}
