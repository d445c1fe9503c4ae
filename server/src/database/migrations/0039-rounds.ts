import { type Kysely, sql } from 'kysely'

/** Rounds of continuous procedures end when they did, and who is outside them does not see how far they have come. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await fixedRounds(db)
  await seenFromOutside(db)
}

/**
 * Until now a round that was opened, and whose end was put off after it had passed, was followed by one that ended
 * when its number said. What was promised so stays: the opening's protocol says when the round before it had ended.
 */
async function fixedRounds(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table lot_courses
      add column resumed_rounds jsonb not null default '[]',
      add column round_days integer check (round_days >= 1)`.execute(db)
  const endOf = (round: string) =>
    sql.raw(`(
      (lots.application_deadline at time zone 'Europe/Berlin')
      + make_interval(days => (${round} - 1) * tenders.deadline_period_days)
    ) at time zone 'Europe/Berlin'`)
  await sql`
    update lot_courses set resumed_rounds = put_off.rounds
    from (
      select lot_id, jsonb_agg(jsonb_build_object('ended', ended, 'next', next) order by round) as rounds
      from (
        select distinct on (openings.lot_id, openings.round)
          openings.lot_id, openings.round, (openings.protocol ->> 'deadline')::timestamptz as ended,
          ${endOf('openings.round')} as planned, ${endOf('openings.round + 1')} as next, tenders.final_deadline
        from openings
        join tender_lots lots on lots.id = openings.lot_id
        join tenders on tenders.id = lots.tender_id
        where tenders.type = 5 and openings.target = 4 and openings.round is not null
          and lots.application_deadline is not null and tenders.deadline_period_days is not null
        order by openings.lot_id, openings.round, openings.at
      ) as opened
      where ended < planned and ended < final_deadline
      group by lot_id
    ) as put_off
    where lot_courses.lot_id = put_off.lot_id`.execute(db)
}

async function seenFromOutside(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table tenders add column outside_stage integer, add column outside_deadline timestamptz`.execute(db)
  await sql`alter table offers add column tender_stage integer`.execute(db)
  await sql`update tenders set outside_stage = stage, outside_deadline = deadline`.execute(db)
  // The clock, which looks at them at once, names the deadlines.
  await sql`
    update tenders set
      outside_deadline = null,
      outside_stage = case when stage = 8 then 8 else coalesce((
        select max(least(courses.stage, 3)) from tender_lots lots
        join lot_courses courses on courses.lot_id = lots.id
        where lots.tender_id = tenders.id and courses.outcome is null), 7) end,
      due = now()
    where type = 5 and published is not null`.execute(db)
  const indexes = {
    by_outside_stage: 'coalesce(outside_stage, 0), id',
    by_outside_deadline: 'outside_deadline, id',
    by_outside_deadline_down: 'outside_deadline desc nulls last, id desc',
  }
  for (const [name, columns] of Object.entries(indexes))
    await sql`
      create index ${sql.ref(`tenders_${name}`)} on tenders (is_archived, ${sql.raw(columns)})`.execute(db)
}
