import { type Kysely, sql } from 'kysely'

/** How lots of a tender ended is told by a notice of its own, made from the tender. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table tenders add column result_of integer references tenders (id)`.execute(db)
  await sql`create index tenders_result_of on tenders (result_of) where result_of is not null`.execute(db)
}
