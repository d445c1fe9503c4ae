import { type Kysely, sql } from 'kysely'

/** How tenders go their way: when they are public, what is due, who takes part, what was filed, opened and decided. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await courses(db)
  await participation(db)
  await filings(db)
  await people(db)
  await sql`alter table outbox add column about text`.execute(db)
  await sql`create index outbox_by_subject on outbox (about) where about is not null`.execute(db)
}

async function courses(db: Kysely<unknown>): Promise<void> {
  // Nothing was published before this: what is stored are drafts.
  await sql`
    alter table tenders
      add column skipped_phases integer[] not null default '{}',
      add column is_marked boolean not null default false,
      add column heard_at timestamptz,
      add column public_from timestamptz,
      add column deadline timestamptz,
      add column due timestamptz,
      add column clocked_until timestamptz`.execute(db)
  await sql`create index tenders_due on tenders (due, id) where due is not null`.execute(db)

  await sql`
    alter table lot_courses
      add column award_offer_id bigint,
      add column award_announced timestamptz,
      add column awardable_from timestamptz`.execute(db)

  await sql`
    create table course_steps (
      id        bigint generated always as identity primary key,
      tender_id integer not null references tenders on delete cascade,
      lot_id    integer references tender_lots,
      stage     integer,
      outcome   text check (outcome in ('AWARDED', 'NO_AWARD', 'CANCELLED')),
      at        timestamptz not null,
      by        text not null
    )`.execute(db)
  await sql`create index course_steps_by_tender on course_steps (tender_id, id)`.execute(db)
}

async function participation(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table offers (
      id              bigint primary key,
      tender_id       integer not null references tenders,
      organization_id integer not null constraint offers_organization references organizations,
      created         timestamptz not null,
      created_by      text not null,
      updated         timestamptz not null,
      stage_updated   timestamptz not null,
      deadline        timestamptz,
      constraint offers_once unique (tender_id, organization_id)
    )`.execute(db)
  await sql`create index offers_by_organization on offers (organization_id, tender_id)`.execute(db)

  await sql`
    create table lot_offers (
      offer_id              bigint not null references offers,
      lot_id                integer not null references tender_lots,
      attempt               integer not null check (attempt >= 1),
      round                 integer,
      stage                 integer not null check (stage between 0 and 7),
      denied_at             timestamptz,
      reason                text,
      application_sent      timestamptz,
      offer_sent            timestamptz,
      application_opened_at timestamptz,
      offer_opened_at       timestamptz,
      primary key (offer_id, lot_id, attempt),
      constraint lot_offers_denied check (denied_at is null or stage = 2)
    )`.execute(db)
  await sql`create index lot_offers_by_lot on lot_offers (lot_id, round)`.execute(db)
  await sql`create unique index lot_offers_once on lot_offers (offer_id, lot_id, round) where round is not null`.execute(
    db,
  )

  // What a bidder was told stays, also where it was taken back.
  await sql`
    create table answers (
      id             bigint primary key,
      offer_id       bigint not null,
      lot_id         integer not null,
      attempt        integer not null,
      kind           text not null,
      is_final       boolean not null,
      at             timestamptz not null,
      by             text not null,
      reason         text,
      winner         text,
      taken_back     timestamptz,
      foreign key (offer_id, lot_id, attempt) references lot_offers
    )`.execute(db)
  await sql`create index answers_by_lot on answers (lot_id, offer_id, attempt)`.execute(db)
  await sql`create unique index answers_final on answers (offer_id, lot_id, attempt) where is_final and taken_back is null`.execute(
    db,
  )

  // A room belongs to one attempt: what somebody was denied for is no part of what she files next.
  await sql`
    alter table rooms
      add column attempt integer,
      add column is_from_template boolean not null default false`.execute(db)
  await sql`create index rooms_by_offer on rooms (offer_id) where offer_id is not null`.execute(db)
}

async function filings(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table receipts (
      id          bigint primary key,
      offer_id    bigint not null references offers,
      kind        text not null check (kind in ('APPLICATION', 'OFFER', 'WITHDRAWAL')),
      received_at timestamptz not null,
      by          text not null
    )`.execute(db)
  await sql`create index receipts_by_offer on receipts (offer_id, received_at)`.execute(db)

  await sql`
    create table receipt_lots (
      receipt_id   bigint not null references receipts,
      offer_id     bigint not null,
      lot_id       integer not null,
      attempt      integer not null,
      round        integer,
      deadline     timestamptz,
      files        jsonb not null,
      withdrawn_at timestamptz,
      opened_at    timestamptz,
      primary key (receipt_id, lot_id),
      foreign key (offer_id, lot_id, attempt) references lot_offers
    )`.execute(db)
  await sql`create index receipt_lots_by_lot_offer on receipt_lots (offer_id, lot_id, attempt)`.execute(db)

  await sql`
    create table refused_filings (
      id       bigint generated always as identity primary key,
      offer_id bigint not null references offers,
      lot_id   integer not null references tender_lots,
      at       timestamptz not null,
      by       text not null,
      cause    text not null,
      deadline timestamptz
    )`.execute(db)
  await sql`create index refused_filings_by_offer on refused_filings (offer_id, id)`.execute(db)

  await sql`
    create table openings (
      id          bigint primary key,
      lot_id      integer not null references tender_lots,
      target      integer not null check (target in (4, 7)),
      round       integer,
      first_user  text not null,
      first_at    timestamptz not null,
      second_user text not null,
      at          timestamptz not null,
      protocol    jsonb not null,
      constraint openings_by_two check (first_user <> second_user)
    )`.execute(db)
  await sql`create index openings_by_lot on openings (lot_id, at)`.execute(db)
}

async function people(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table tender_tags (
      tender_id  integer not null references tenders on delete cascade,
      user_email text not null references users on delete cascade,
      tag        text not null check (tag in ('merkliste')),
      since      timestamptz not null,
      primary key (user_email, tag, tender_id)
    )`.execute(db)
  await sql`create index tender_tags_by_tender on tender_tags (tender_id)`.execute(db)

  await sql`
    create table invitations (
      id                bigint primary key,
      tender_id         integer not null references tenders on delete cascade,
      email             text not null,
      organization_name text not null,
      token_hash        bytea not null unique,
      organization_id   integer references organizations,
      sent              timestamptz not null,
      sent_by           text not null,
      joined            timestamptz,
      revoked           timestamptz
    )`.execute(db)
  await sql`create unique index invitations_once on invitations (tender_id, email) where revoked is null`.execute(
    db,
  )
  await sql`create index invitations_by_email on invitations (email, tender_id)`.execute(db)
  await sql`create index invitations_by_organization on invitations (organization_id, tender_id) where organization_id is not null`.execute(
    db,
  )
}
