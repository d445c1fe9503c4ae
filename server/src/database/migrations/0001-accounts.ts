import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table organizations (
      id        integer generated always as identity primary key,
      name      text not null,
      name_sort text not null,
      type      text not null check (type in ('CLIENT', 'CONTRACTOR')),
      created   timestamptz not null,
      updated   timestamptz not null,
      version   integer not null default 1
    )`.execute(db)
  await sql`create index organizations_by_name on organizations (type, name_sort, id)`.execute(db)

  await sql`
    create table users (
      email                  text primary key check (email = lower(email)),
      given_name             text not null,
      sur_name               text not null,
      organization_id        integer references organizations,
      roles                  text[] not null check (cardinality(roles) > 0),
      password_hash          text,
      two_factor_enabled     boolean,
      state                  text check (state in ('ACTIVE', 'DISABLED')),
      authentication_backend text,
      created                timestamptz not null,
      updated                timestamptz not null,
      version                integer not null default 1
    )`.execute(db)
  await sql`create index users_by_organization on users (organization_id)`.execute(db)

  await sql`
    create table sessions (
      token_hash           bytea primary key,
      user_email           text not null references users on delete cascade,
      two_factor_confirmed boolean not null,
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
      expires    timestamptz
    )`.execute(db)
}
