import { type Kysely, sql } from 'kysely'

/** The history also tells that an award was announced, and that it was withdrawn and why. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table course_steps
      add column event text check (event in ('AWARD_ANNOUNCED', 'AWARD_WITHDRAWN')),
      add column reason text`.execute(db)
}
