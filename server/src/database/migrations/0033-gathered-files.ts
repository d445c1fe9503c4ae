import { type Kysely, sql } from 'kysely'

/** What somebody puts into a room within ten minutes is told of in one mail; and mails somebody waits for leave first. */
export async function up(db: Kysely<unknown>): Promise<void> {
  // Which files it is about is asked when it is due: those that are still there.
  await sql`
    create table gathered_files (
      id      bigint generated always as identity primary key,
      room_id bigint not null references rooms on delete cascade,
      sender  text not null,
      since   timestamptz not null,
      due     timestamptz,
      unique (room_id, sender)
    )`.execute(db)
  await sql`create index gathered_files_due on gathered_files (due, id) where due is not null`.execute(db)

  await sql`alter table outbox add column is_urgent boolean not null default false`.execute(db)
  await sql`create index outbox_urgent on outbox (due, id) where due is not null and is_urgent`.execute(db)
}
