import { type Kysely, sql } from 'kysely'

/** What the team itself writes in the record of a tender. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table record_remarks (
      tender_id integer primary key references tenders on delete cascade,
      version   integer not null,
      text      text not null,
      changed   timestamptz not null,
      by        text not null
    )`.execute(db)
}
