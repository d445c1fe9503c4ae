import { type Kysely, sql } from 'kysely'

/**
 * Who took the moment of a filing: unknown of those from before. And the processes that serve this database, with how
 * far each of them has decided what came to it.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table receipts add column stamped_by text check (stamped_by in ('SERVER', 'PROXY'))`.execute(
    db,
  )
  await sql`alter table refused_filings add column stamped_by text check (stamped_by in ('SERVER', 'PROXY'))`.execute(
    db,
  )
  await sql`
    create table server_processes (
      id uuid primary key,
      settles_within integer not null,
      decided_until timestamptz not null,
      seen timestamptz not null
    )`.execute(db)
}
