import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table kept_answers (
      user_email  text not null,
      call_id     uuid not null,
      method      text not null,
      params_hash bytea not null,
      answer      text,
      created     timestamptz not null,
      primary key (user_email, call_id)
    )`.execute(db)
  await sql`create index kept_answers_by_age on kept_answers (created)`.execute(db)

  await sql`
    create table outbox (
      id        bigint generated always as identity primary key,
      key       text not null,
      recipient text not null,
      values    jsonb not null,
      subject   text,
      text      text,
      created   timestamptz not null,
      attempts  integer not null default 0,
      due       timestamptz not null,
      sent      timestamptz,
      error     text,
      given_up  timestamptz
    )`.execute(db)
  await sql`create index outbox_waiting on outbox (due, id) where sent is null and given_up is null`.execute(
    db,
  )
}
