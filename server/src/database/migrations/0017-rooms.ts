import { type Kysely, sql } from 'kysely'

/** Rooms with ids of their own, documents in them, the files behind them and what is still on its way. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table rooms (
      id              bigint primary key,
      tender_id       integer references tenders on delete cascade,
      owner_email     text references users on delete cascade,
      type            text not null check (type in ('CLIENT', 'CONTRACTOR')),
      position        integer not null,
      name            text not null,
      description     text not null,
      stage           integer check (stage in (4, 5, 7)),
      organization_id integer references organizations,
      offer_id        bigint,
      lot_id          integer,
      created         timestamptz not null,
      version         integer not null default 1,
      constraint rooms_belong_somewhere check ((tender_id is null) = (owner_email is not null))
    )`.execute(db)
  await sql`create index rooms_by_tender on rooms (tender_id, position)`.execute(db)
  await sql`create index rooms_by_organization on rooms (organization_id) where organization_id is not null`.execute(
    db,
  )
  await sql`create index rooms_by_owner on rooms (owner_email, created) where owner_email is not null`.execute(
    db,
  )

  await sql`
    create table stored_files (
      id        bigint generated always as identity primary key,
      key       uuid not null unique,
      size      bigint not null check (size > 0),
      sha256    bytea not null,
      type      text not null,
      header    jsonb not null,
      key_id    text not null references master_keys,
      state     text not null check (state in ('CHECKING', 'READY', 'INFECTED')),
      due       timestamptz,
      created    timestamptz not null,
      created_by text not null,
      discarded  timestamptz
    )`.execute(db)
  await sql`create index stored_files_due on stored_files (due, id) where due is not null`.execute(db)
  await sql`create index stored_files_by_key on stored_files (key_id, id)`.execute(db)
  await sql`create index stored_files_discarded on stored_files (created_by, discarded) where discarded is not null`.execute(
    db,
  )

  // What took a document's place stands on the same line; its id is another, for a submission names exactly one file.
  await sql`
    create table documents (
      id         bigint primary key,
      line_id    bigint not null,
      room_id    bigint not null references rooms,
      file_id    bigint not null references stored_files,
      name       text not null,
      name_key   text not null,
      created    timestamptz not null,
      created_by text not null,
      removed    timestamptz
    )`.execute(db)
  await sql`create unique index documents_once on documents (room_id, name_key) where removed is null`.execute(
    db,
  )
  await sql`create index documents_by_line on documents (line_id, created)`.execute(db)
  await sql`create index documents_by_file on documents (file_id)`.execute(db)

  await sql`
    create table document_downloads (
      user_email text not null references users on delete cascade,
      line_id    bigint not null,
      sha256     bytea not null,
      at         timestamptz not null,
      primary key (user_email, line_id)
    )`.execute(db)

  await sql`
    create table uploads (
      id         uuid primary key,
      target     jsonb not null,
      holder     text not null,
      user_email text not null references users on delete cascade,
      name       text not null,
      length     bigint not null check (length > 0),
      file_key   uuid not null unique,
      header     jsonb not null,
      tail       bytea,
      tail_at    bigint,
      whole      jsonb,
      result     jsonb,
      created    timestamptz not null,
      expires    timestamptz not null,
      writer     uuid,
      held_until timestamptz,
      contested  boolean not null default false
    )`.execute(db)
  await sql`create index uploads_by_holder on uploads (holder)`.execute(db)
  await sql`create index uploads_by_user on uploads (user_email)`.execute(db)
  await sql`create index uploads_by_expiry on uploads (expires)`.execute(db)

  await sql`
    create table file_storage (
      id       integer primary key default 1 check (id = 1),
      identity text not null
    )`.execute(db)

  await giveRoomsTheirRows(db)
  await sql`alter table tenders drop column information_rooms`.execute(db)
}

/** Rooms were so far named by the tender alone; from here on each has an id that stays when it is renamed. */
async function giveRoomsTheirRows(db: Kysely<unknown>): Promise<void> {
  await sql`
    insert into rooms (id, tender_id, type, position, name, description, created)
    select
      4294967296 + floor(random() * 4503595332403199)::bigint,
      tenders.id, 'CLIENT', named.place - 1, named.room ->> 'name', named.room ->> 'description', tenders.created
    from tenders, jsonb_array_elements(information_rooms) with ordinality as named (room, place)`.execute(db)
}
