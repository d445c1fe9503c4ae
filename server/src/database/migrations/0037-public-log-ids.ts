import { type Kysely, sql } from 'kysely'

/**
 * What people get to know an entry of the log by: its number in the chain would count what happens elsewhere. It is no
 * part of what is hashed. Entries that are there get theirs while the table is written anew, as none may be updated;
 * the first 52 bits of a UUID that are random, less one, lie with the rest between 2^32 and 2^52.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table audit_entries add column public_id bigint not null
      default 4294967296 + (('x' || overlay(left(replace(gen_random_uuid()::text, '-', ''), 14) placing '' from 13 for 1))::bit(52)::bigint >> 1)`.execute(
    db,
  )
  await sql`alter table audit_entries alter column public_id drop default`.execute(db)
  await sql`create unique index audit_entries_by_public_id on audit_entries (public_id)`.execute(db)
}
