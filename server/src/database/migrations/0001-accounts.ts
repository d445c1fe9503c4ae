import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table organizations (
      id                    integer generated always as identity primary key,
      name                  text not null,
      name_sort             text not null,
      type                  text not null check (type in ('CLIENT', 'CONTRACTOR')),
      nuts_code             text,
      registration_number   text,
      registration_court    text,
      vat                   text,
      identification_number text,
      additional_information text,
      additional_fields     jsonb not null default '[]',
      contact               jsonb not null,
      vat_key               text,
      identification_key    text,
      name_key              text not null,
      created               timestamptz not null,
      updated               timestamptz not null,
      version               integer not null default 1,
      constraint organizations_same_vat unique (vat_key),
      constraint organizations_same_identification unique (identification_key),
      constraint organizations_same_name unique (name_key)
    )`.execute(db)
  await sql`create index organizations_by_name on organizations (type, name_sort collate "C", id)`.execute(db)

  await sql`
    create table users (
      email                  text primary key check (email = lower(email)),
      given_name             text not null,
      sur_name               text not null,
      organization_id        integer references organizations,
      roles                  text[] not null check (cardinality(roles) > 0),
      contact                jsonb not null default '{}',
      settings               jsonb not null default '{}',
      password_hash          text,
      two_factor_enabled     boolean,
      two_factor_secret      text,
      two_factor_last_step   bigint,
      state                  text check (state in ('ACTIVE', 'DISABLED')),
      authentication_backend text,
      last_login             timestamptz,
      created                timestamptz not null,
      updated                timestamptz not null,
      version                integer not null default 1
    )`.execute(db)
  await sql`create index users_by_email on users (email collate "C")`.execute(db)
  await sql`create index users_by_organization on users (organization_id, email collate "C")`.execute(db)

  await sql`
    create table sessions (
      token_hash           bytea primary key,
      user_email           text not null references users on delete cascade,
      two_factor_confirmed boolean not null,
      wrong_codes          integer not null default 0,
      set_up_step          bigint,
      created              timestamptz not null,
      last_seen            timestamptz not null,
      expires              timestamptz not null
    )`.execute(db)
  await sql`create index sessions_by_user on sessions (user_email)`.execute(db)
  await sql`create index sessions_by_expiry on sessions (expires)`.execute(db)

  await sql`
    create table login_attempts (
      id      uuid primary key,
      email   text not null,
      address text not null,
      at      timestamptz not null
    )`.execute(db)
  await sql`create index login_attempts_by_address on login_attempts (address, at)`.execute(db)
  await sql`create index login_attempts_by_time on login_attempts (at)`.execute(db)

  await sql`
    create table login_addresses (
      email      text not null,
      address    text not null,
      last_login timestamptz not null,
      primary key (email, address)
    )`.execute(db)

  await sql`
    create table one_time_tokens (
      token_hash bytea primary key,
      purpose    text not null,
      email      text,
      created    timestamptz not null,
      expires    timestamptz not null
    )`.execute(db)
  await sql`create index one_time_tokens_by_email on one_time_tokens (email, purpose)`.execute(db)
}
