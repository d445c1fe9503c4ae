import { type Kysely, sql } from 'kysely'

/** What was kept before is known by another hash, by which no repeat would be recognised; it was for a day only. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`delete from kept_answers`.execute(db)
}
