import { mayBeChanged } from '@allmende/domain/tenders/submissions/notice-submissions.rules.ts'
import type { TenderResult } from '@allmende/domain/tenders/results/tender-result.ts'
import type { Tender } from '@allmende/domain/tenders/tenders.contract.ts'
import { shownStage } from '@allmende/domain/tenders/tenders.views.ts'
import { among } from '../../database/among.ts'
import type { Db } from '../../database/schema.ts'
import { listSubmissions } from '../submissions/notice-submissions.queries.ts'
import { lockTender } from '../tenders.queries.ts'

/** The draft that a lot's result can still be added to, locked; null where all were sent, published or discarded. */
export async function lockOpenResult(db: Db, tenderId: number): Promise<Tender | null> {
  const newest = await db
    .selectFrom('tenders')
    .select('id')
    .where('resultOf', '=', tenderId)
    .where('stage', 'is', null)
    .where('archived', 'is', null)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  const draft = newest ? await lockTender(db, newest.id) : null
  // Whoever was waited for may have published it.
  return draft && mayBeChanged(draft).allowed ? draft : null
}

/** What tells how lots of a tender ended, the oldest first. */
export async function listResults(
  db: Db,
  { id, lots }: Pick<Tender, 'id' | 'lots'>,
  now: Date,
): Promise<TenderResult[]> {
  const rows = await db
    .selectFrom('tenders')
    .select(['id', 'stage', 'isMarked', 'publicFrom'])
    .where('resultOf', '=', id)
    .orderBy('id')
    .execute()
  if (rows.length === 0) return []
  const told = await db
    .selectFrom('tenderLots')
    .select(['tenderId', 'identifier'])
    .where(
      among(
        'tenderId',
        rows.map((row) => row.id),
      ),
    )
    .execute()
  const results: TenderResult[] = []
  for (const row of rows) {
    const names = new Set(told.filter(({ tenderId }) => tenderId === row.id).map((lot) => lot.identifier))
    results.push({
      id: row.id,
      stage: shownStage(row, now),
      publicFrom: row.publicFrom,
      lotIds: lots.filter(({ identifier }) => names.has(identifier)).map((lot) => lot.id),
      notices: await listSubmissions(db, row.id),
    })
  }
  return results
}
