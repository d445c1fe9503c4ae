import { type Kysely, sql } from 'kysely'

/** Files and pictures of parcels: what each is known by, and what was made of pictures. */
export async function up(db: Kysely<unknown>): Promise<void> {
  // What something was once known by stays its own when it is gone: no old link leads to anything else.
  await sql`create table used_server_ids (server_id uuid primary key)`.execute(db)

  // The folders and lists of the parcel say where a file stands; here is whose it is and where its bytes are.
  await sql`
    create table parcel_files (
      server_id  uuid primary key references used_server_ids,
      parcel_id  integer not null references parcels on delete cascade,
      file_id    bigint not null unique references stored_files,
      kind       text not null check (kind in ('document', 'media')),
      name       text not null,
      created    timestamptz not null,
      created_by text not null,
      is_placed  boolean not null
    )`.execute(db)
  await sql`create index parcel_files_of_parcel on parcel_files (parcel_id)`.execute(db)
  await sql`create index parcel_files_waiting on parcel_files (created) where not is_placed`.execute(db)

  await sql`
    create table parcel_media (
      server_id         uuid primary key references parcel_files on delete cascade,
      state             text not null check (state in ('MAKING', 'READY', 'FAILED')),
      width             integer,
      height            integer,
      thumbnail_file_id bigint references stored_files,
      preview_file_id   bigint references stored_files,
      web_file_id       bigint references stored_files,
      tiles_file_id     bigint references stored_files,
      -- Of each level how wide it is, and where in the file of all pieces each of its own begins.
      tiles             jsonb,
      due               timestamptz,
      tries             integer not null default 0
    )`.execute(db)
  await sql`create index parcel_media_due on parcel_media (due) where due is not null`.execute(db)

  await sql`alter table parcels add column images jsonb not null default '[]'`.execute(db)
  await sql`alter table parcels add column panoramas jsonb not null default '[]'`.execute(db)
}
