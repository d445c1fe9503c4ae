import { roundDeadline } from '@allmende/domain/procedure/rounds.ts'
import { sql } from 'kysely'
import { Migrator } from 'kysely/migration'
import { beforeAll, expect, test } from 'vitest'
import { migrate } from './database.ts'
import { migrations } from './migrations/migrations.ts'
import { givenDatabase } from './test-database.ts'

const database = givenDatabase()
const db = () => database.current.db

const first = '2026-09-01T10:00:00.000Z'
/** The second round ended with all of them; the end was put off after that. */
const ended = '2026-09-15T10:00:00.000Z'
const final = '2026-12-01T11:00:00.000Z'

beforeAll(async () => {
  await sql`drop schema public cascade`.execute(db())
  await sql`create schema public`.execute(db())
  const migrator = new Migrator({ db: db(), provider: { getMigrations: async () => migrations } })
  const { error } = await migrator.migrateTo('0038-notice-ids')
  if (error) throw error
  for (const id of [1, 2]) {
    await sql`
      insert into tenders (id, template_id, template_version, type, name, name_sort, description, stage, published,
        application_deadline, final_deadline, deadline_period_days, panels, created, updated)
      values (${id}, 'EU-19', 1, 5, '', '', '', 6, ${first}, ${first}, ${final}, 20, '[]', now(), now())`.execute(
      db(),
    )
    await sql`
      insert into tender_lots (id, tender_id, position, identifier, name, application_deadline)
      overriding system value values (${id}, ${id}, 1, 'LOT-0001', '', ${first})`.execute(db())
    await sql`insert into lot_courses (lot_id, stage, last_opened_round) values (${id}, 6, 2)`.execute(db())
  }
  const openings = [
    [1, 1, first],
    [1, 2, ended],
    [2, 1, first],
  ] as const
  for (const [index, [lotId, round, deadline]] of openings.entries())
    await sql`
      insert into openings (id, lot_id, target, round, first_user, first_at, second_user, at, protocol)
      values (${index + 1}, ${lotId}, 4, ${round}, 'anna', now(), 'bernd', now(), ${JSON.stringify({ deadline })}::jsonb)`.execute(
      db(),
    )
  await migrate(db())
}, 120_000)

const courseOf = async (lotId: number) => {
  const { resumedRounds, roundDays } = await db()
    .selectFrom('lotCourses')
    .select(['resumedRounds', 'roundDays'])
    .where('lotId', '=', lotId)
    .executeTakeFirstOrThrow()
  const moments = (resumedRounds as unknown as { ended: string; next: string }[]).map((one) => ({
    ended: new Date(one.ended),
    next: new Date(one.next),
  }))
  return { applicationDeadline: new Date(first), resumedRounds: moments, roundDays }
}
const tender = { type: 5, finalDeadline: new Date(final), deadlinePeriodDays: 20 } as const
const endsOf = async (lotId: number) => {
  const course = await courseOf(lotId)
  return [1, 2, 3, 4].map((round) => roundDeadline(tender, course, round).toISOString())
}

test('a round that ended before its time stays over, and the next ends as was promised', async () => {
  // The rule of then: each so many days after the first, at the same time of day; the clock goes back in October.
  expect(await endsOf(1)).toEqual([first, ended, '2026-10-11T10:00:00.000Z', '2026-10-31T11:00:00.000Z'])
})

test('where nothing was put off the rounds are what they were', async () => {
  expect(await endsOf(2)).toEqual([
    first,
    '2026-09-21T10:00:00.000Z',
    '2026-10-11T10:00:00.000Z',
    '2026-10-31T11:00:00.000Z',
  ])
})

test('outsiders read of no more than the competition, and the clock looks at both at once', async () => {
  const rows = await db()
    .selectFrom('tenders')
    .select(['outsideStage', 'outsideDeadline', 'due'])
    .orderBy('id')
    .execute()
  expect(rows).toEqual([1, 2].map(() => ({ outsideStage: 3, outsideDeadline: null, due: expect.any(Date) })))
})
