import { type Kysely, sql } from 'kysely'

/** The version of the notice standard that new tenders take; null leaves it to the platform. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table settings add column sdk_version text`.execute(db)
}
