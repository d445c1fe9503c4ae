import { type Kysely, sql } from 'kysely'

/** What a tender is exported as: a list of parts, each of which is made once; of a tender there is one at a time. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table archives (
      id               integer generated always as identity primary key,
      tender_id        integer not null unique references tenders on delete cascade,
      has_sealed       boolean not null,
      asked            timestamptz not null,
      asked_by         text not null,
      state            text not null check (state in ('MAKING', 'READY', 'FAILED')),
      due              timestamptz,
      planned          timestamptz,
      log_end          bigint,
      problem          text,
      attempts         integer not null default 0,
      made             timestamptz,
      manifest         bytea,
      size             bigint,
      library_state    text not null,
      library_problem  text,
      library_attempts integer not null default 0,
      library_tried    timestamptz
    )`.execute(db)
  await sql`create index archives_due on archives (due) where due is not null`.execute(db)
  await sql`
    create table archive_parts (
      archive_id integer not null references archives on delete cascade,
      position   integer not null,
      path       text not null,
      kind       text not null check (kind in ('DOCUMENT', 'SEALED', 'MADE', 'LEFT_OUT')),
      recipe     jsonb not null,
      facts      jsonb not null,
      date       timestamptz not null,
      file_id    integer references stored_files on delete set null,
      size       bigint,
      sha256     bytea,
      crc32      bigint,
      primary key (archive_id, position)
    )`.execute(db)
  // Files are forgotten one by one, and each asks who names it.
  await sql`create index archive_parts_by_file on archive_parts (file_id)`.execute(db)
}
