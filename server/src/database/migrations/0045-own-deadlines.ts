import { type QueryExecutorProvider, sql } from 'kysely'

/**
 * Who is admitted in a round reads her own deadline in lists. What was stored before names none until her tender moves:
 * the clock, which looks at these at once, stores it anew.
 */
export async function up(db: QueryExecutorProvider): Promise<void> {
  await sql`update tenders set due = now() where type = 5 and published is not null and archived is null`.execute(
    db,
  )
}
