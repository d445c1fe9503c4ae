import { type Kysely, sql } from 'kysely'

/** When a mailbox was sent a confirmation, whatever has become of the registration since. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table confirmation_mails (
      id    uuid primary key,
      email text not null,
      at    timestamptz not null
    )`.execute(db)
  await sql`create index confirmation_mails_by_email on confirmation_mails (email, at)`.execute(db)
}
