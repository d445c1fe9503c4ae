import { type Kysely, sql } from 'kysely'

/**
 * What people get to know things by whose own numbers count what they may not know: how much happens elsewhere, how
 * many others a mail went to. Of an entry of the log it is no part of what is hashed; entries that are there get theirs
 * while the table is written anew, as none may be updated.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  // 51 random bits of a UUID: with 2^32 added, an integer from 2^32 to 2^52.
  await sql`
    alter table audit_entries add column public_id bigint not null default 4294967296 + (
      ('x' || overlay(left(replace(gen_random_uuid()::text, '-', ''), 14) placing '' from 13 for 1))::bit(52)::bigint >> 1)`.execute(
    db,
  )
  await sql`alter table audit_entries alter column public_id drop default`.execute(db)
  await sql`create unique index audit_entries_by_public_id on audit_entries (public_id)`.execute(db)

  await sql`alter table outbox add column message_id uuid not null default gen_random_uuid()`.execute(db)
  // They told how many sealed files there are and how large; who wants one has it made anew.
  await sql`delete from archives where has_sealed`.execute(db)
  await sql`alter table archives add column key uuid not null default gen_random_uuid()`.execute(db)
  await sql`create unique index archives_by_key on archives (key)`.execute(db)
}
