import type { Db, Tx } from './schema.ts'

const attempts = 3
/** serialization_failure and deadlock_detected: PostgreSQL undid the whole transaction and invites another try. */
const worthRetrying = new Set(['40001', '40P01'])

/** One transaction; tried again where the database gave up on it only for another one's sake. */
export async function inTransaction<Result>(
  db: Db,
  work: (transaction: Tx) => Promise<Result>,
): Promise<Result> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await db.transaction().execute(work)
    } catch (error) {
      const code = (error as { code?: string }).code ?? ''
      if (attempt === attempts || !worthRetrying.has(code)) throw error
    }
  }
}
