import { type Kysely, sql } from 'kysely'

/**
 * How much of an upload has come: what is still to come of somebody's is asked whenever she announces one. And what
 * lies in the rooms of one company, replaced documents too, whenever it sends a file.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table uploads add column received bigint not null default 0`.execute(db)
  await sql`create index documents_by_room on documents (room_id)`.execute(db)
}
