import { sql } from 'kysely'
import type { Db } from './schema.ts'

/** Until the transaction ends, whoever says the same words waits: for counting before something is added. */
export async function oneAtATime(db: Db, words: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${words}, 0))`.execute(db)
}
