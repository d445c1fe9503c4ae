import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table notice_sources (
      tender_id   integer primary key references tenders on delete cascade,
      xml         text not null,
      notes       jsonb not null default '[]',
      imported    timestamptz not null,
      imported_by text not null
    )`.execute(db)
}
