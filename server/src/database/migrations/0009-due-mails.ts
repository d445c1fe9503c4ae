import { type Kysely, sql } from 'kysely'

/** A mail that waits no longer has no time it is due: whatever waits is found by `due` alone. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table outbox alter column due drop not null`.execute(db)
  await sql`update outbox set due = null where sent is not null or given_up is not null`.execute(db)
  await sql`drop index outbox_waiting`.execute(db)
  await sql`create index outbox_due on outbox (due, id) where due is not null`.execute(db)
}
