import type { RecordRemarks } from '@allmende/domain/record/record.contract.ts'
import type { Db } from '../database/schema.ts'

const columns = ['version', 'text', 'changed', 'by'] as const

/** As they are before anybody has written something. */
const unwritten: RecordRemarks = { version: 0, text: '', changed: null, by: null }

export async function findRecordRemarks(db: Db, tenderId: number): Promise<RecordRemarks> {
  const kept = await db
    .selectFrom('recordRemarks')
    .select(columns)
    .where('tenderId', '=', tenderId)
    .executeTakeFirst()
  return kept ?? unwritten
}

type Written = { tenderId: number; version: number; text: string; by: string }

/** Null where somebody else has written meanwhile: of two at once one finds what the other has left. */
export async function setRecordRemarks(
  db: Db,
  { tenderId, version, text, by }: Written,
  now: Date,
): Promise<RecordRemarks | null> {
  const values = { version: version + 1, text, by, changed: now }
  const written =
    version === 0
      ? await db
          .insertInto('recordRemarks')
          .values({ tenderId, ...values })
          .onConflict((conflict) => conflict.doNothing())
          .returning(columns)
          .executeTakeFirst()
      : await db
          .updateTable('recordRemarks')
          .set(values)
          .where('tenderId', '=', tenderId)
          .where('version', '=', version)
          .returning(columns)
          .executeTakeFirst()
  return written ?? null
}
