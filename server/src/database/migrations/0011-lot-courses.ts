import { type Kysely, sql } from 'kysely'

/** What was announced of a lot stays where it is; how its procedure goes has rows of its own. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table lot_courses (
      lot_id            integer primary key references tender_lots on delete cascade,
      stage             integer check (stage between 2 and 7),
      outcome           text check (outcome in ('AWARDED', 'NO_AWARD', 'CANCELLED')),
      open_user         text,
      open_date         timestamptz,
      open_target       integer check (open_target in (4, 7)),
      open_round        integer,
      last_opened_round integer not null default 0
    )`.execute(db)
  await sql`insert into lot_courses (lot_id) select id from tender_lots`.execute(db)
}
