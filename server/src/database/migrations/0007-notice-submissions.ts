import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table notice_submissions (
      id                 integer generated always as identity primary key,
      tender_id          integer not null references tenders,
      tender_version     integer not null,
      notice_id          uuid not null,
      version            integer not null check (version between 1 and 99),
      state              text not null,
      since              timestamptz not null,
      created            timestamptz not null,
      created_by         text not null,
      steps              jsonb not null,
      due                timestamptz,
      attempts           integer not null default 0,
      sent               timestamptz,
      asked              timestamptz,
      answered           timestamptz,
      missed_since       timestamptz,
      problem            text,
      xml                text,
      failures           jsonb not null default '[]',
      publication_number text,
      publication_date   text,
      constraint notice_submissions_once unique (notice_id, version)
    )`.execute(db)
  await sql`create index notice_submissions_due on notice_submissions (due) where due is not null`.execute(db)
  // Of a tender only one notice is on its way, whoever asks for it at the same moment.
  await sql`
    create unique index notice_submissions_one_underway on notice_submissions (tender_id)
    where state not in ('STOPPED', 'VALIDATION_FAILED', 'NOT_PUBLISHED')`.execute(db)
  await sql`create index notice_submissions_of_tender on notice_submissions (tender_id, version)`.execute(db)
}
