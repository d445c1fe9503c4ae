import { type Kysely, sql } from 'kysely'

/**
 * A tender has several notices: the one that announces it, and those that change it or take it back. Each holds its
 * values as they are sent; rows from before say what their tender says.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table notice_submissions
      add column kind     text not null default 'FIRST'
        constraint notice_submissions_kind check (kind in ('FIRST', 'CHANGE', 'CANCELLATION', 'RESULT')),
      add column panels   jsonb,
      add column reason   text not null default '',
      add column mendings integer not null default 0`.execute(db)
  await sql`alter table notice_submissions alter column kind drop default`.execute(db)
  await sql`drop index notice_submissions_one_underway`.execute(db)
  // Whoever asks for it at the same moment: one announcement of a tender is on its way, and one version of a notice.
  await sql`
    create unique index notice_submissions_one_first on notice_submissions (tender_id)
    where kind in ('FIRST', 'RESULT') and state not in ('STOPPED', 'VALIDATION_FAILED', 'NOT_PUBLISHED')`.execute(
    db,
  )
  await sql`
    create unique index notice_submissions_one_version on notice_submissions (notice_id)
    where state not in ('STOPPED', 'VALIDATION_FAILED', 'NOT_PUBLISHED')`.execute(db)
  await sql`drop index notice_submissions_of_tender`.execute(db)
  await sql`create index notice_submissions_of_tender on notice_submissions (tender_id, id)`.execute(db)
}
