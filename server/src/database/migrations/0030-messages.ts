import { type Kysely, sql } from 'kysely'

/** What is unread is derived from what was read: there are no counters that could go wrong. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table messages (
      id                     bigint primary key,
      tender_id              integer not null references tenders on delete cascade,
      created                timestamptz not null,
      user_email             text not null,
      sender_name            text not null,
      sender_organization_id integer references organizations,
      is_to_all              boolean not null,
      offer_id               bigint references offers on delete set null,
      reply_to_id            bigint references messages on delete set null,
      subject                text not null,
      text                   text not null,
      question               text,
      folded                 text not null,
      sender_sort            text not null,
      recipients_sort        text not null,
      subject_sort           text not null,
      constraint messages_to_all check (not is_to_all or sender_organization_id is null),
      constraint messages_question check (question is null or is_to_all)
    )`.execute(db)
  await sql`create index messages_by_tender on messages (tender_id, created desc, id desc)`.execute(db)
  await sql`
    create index messages_by_sender on messages (sender_organization_id, tender_id)
    where sender_organization_id is not null`.execute(db)
  await sql`create index messages_to_all_by_tender on messages (tender_id, id, created) where is_to_all`.execute(
    db,
  )
  await sql`
    create index messages_of_companies on messages (tender_id, id, created)
    where sender_organization_id is not null`.execute(db)

  await sql`
    create index messages_by_answered on messages (reply_to_id, created desc)
    where reply_to_id is not null`.execute(db)

  await sql`
    create table message_recipients (
      message_id      bigint not null references messages on delete cascade,
      organization_id integer not null references organizations,
      tender_id       integer not null references tenders on delete cascade,
      name            text not null,
      folded          text not null,
      primary key (message_id, organization_id)
    )`.execute(db)
  await sql`
    create index message_recipients_by_organization
    on message_recipients (organization_id, tender_id, message_id)`.execute(db)

  await sql`
    create table message_reads (
      message_id      bigint not null references messages on delete cascade,
      user_email      text not null,
      organization_id integer,
      at              timestamptz not null,
      primary key (user_email, message_id)
    )`.execute(db)
  await sql`create index message_reads_by_message on message_reads (message_id, organization_id)`.execute(db)

  // What was attached lies in a room that the message has taken over from its sender.
  await sql`
    alter table rooms
      add message_id bigint references messages on delete cascade,
      drop constraint rooms_belong_somewhere`.execute(db)
  await sql`
    alter table rooms add constraint rooms_belong_somewhere
      check (num_nonnulls(tender_id, owner_email, message_id) = 1)`.execute(db)
  await sql`create unique index rooms_by_message on rooms (message_id) where message_id is not null`.execute(
    db,
  )
}
