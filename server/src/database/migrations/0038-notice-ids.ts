import { type Kysely, sql } from 'kysely'

/**
 * What a notice on its way is known by: its number told every team how many notices others have sent. The order in
 * which they were made is kept beside, and archives that are being made find theirs again.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table notice_submissions alter column id drop identity, alter column id type bigint`.execute(
    db,
  )
  await sql`alter table notice_submissions add column position bigint`.execute(db)
  // 51 random bits of a UUID: with 2^32 added, an integer from 2^32 to 2^52.
  await sql`
    update notice_submissions set position = id, id = 4294967296 + (
      ('x' || overlay(left(replace(gen_random_uuid()::text, '-', ''), 14) placing '' from 13 for 1))::bit(52)::bigint >> 1)`.execute(
    db,
  )
  await sql`
    update archive_parts set recipe = jsonb_set(recipe, '{id}', to_jsonb(notices.id))
    from notice_submissions notices
    where recipe ->> 'make' = 'notice' and (recipe ->> 'id')::bigint = notices.position`.execute(db)
  await sql`
    alter table notice_submissions
      alter column position set not null, alter column position add generated always as identity`.execute(db)
  await sql`
    select setval(
      pg_get_serial_sequence('notice_submissions', 'position'),
      (select coalesce(max(position), 0) + 1 from notice_submissions), false)`.execute(db)
  await sql`drop index notice_submissions_of_tender`.execute(db)
  await sql`create index notice_submissions_of_tender on notice_submissions (tender_id, position)`.execute(db)
}
