import { type Kysely, sql } from 'kysely'

/** Two submissions may arrive in the same millisecond; which of them took effect last says what is opened. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table receipts add column position bigint generated always as identity`.execute(db)
}
