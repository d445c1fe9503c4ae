import { type Kysely, sql } from 'kysely'

/** The keys that what is sealed hangs on, by name, and room for secrets under them; the next start moves those that are plain. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table master_keys (
      id          text primary key,
      check_value bytea not null,
      added       timestamptz not null
    )`.execute(db)
  await sql`alter table users add column two_factor_sealed bytea`.execute(db)
  await sql`alter table settings add column signing_key_sealed bytea`.execute(db)
  await sql`alter table settings alter column signing_key drop not null`.execute(db)
}
