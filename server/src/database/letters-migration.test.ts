import { sql } from 'kysely'
import { Migrator } from 'kysely/migration'
import { beforeAll, expect, test } from 'vitest'
import { beginning, chainedHash } from '../audit/audit.queries.ts'
import { findCancelReason } from '../procedure/course-steps.queries.ts'
import { migrate } from './database.ts'
import { migrations } from './migrations/migrations.ts'
import { givenDatabase } from './test-database.ts'

const database = givenDatabase()
const db = () => database.current.db

const own = '<p>Leider nein.</p><p>Grund: <em>{{reason}}</em></p><p>{{link}}</p>'
const cancelled = { label: 'Aufgehoben', oldValue: null }

beforeAll(async () => {
  await sql`drop schema public cascade`.execute(db())
  await sql`create schema public`.execute(db())
  const migrator = new Migrator({ db: db(), provider: { getMigrations: async () => migrations } })
  const { error } = await migrator.migrateTo('0036-template-sdk-version')
  if (error) throw error
  const words = { enabled: true, subject: 'Ihr Antrag', text: own }
  await sql`update settings set mail_notifications = ${JSON.stringify({ applicationDenied: words })}::jsonb`.execute(
    db(),
  )
  await sql`
    insert into tenders
      (id, template_id, template_version, type, name, name_sort, description, stage, panels, created, updated)
    values
      (1, 'EU-19', 1, 0, 'Fähre', 'fahre', '', 8, '[]', now(), now()),
      (2, 'EU-19', 1, 0, 'Damm', 'damm', '', 8, '[]', now(), now())`.execute(db())
  await sql`
    insert into course_steps (tender_id, stage, at, by) values
      (1, 2, now(), 'x'), (1, 8, now(), 'x'), (2, 8, now(), 'x')`.execute(db())
  let hash: Buffer = beginning
  for (const [index, newValue] of ['Kein Bedarf', ''].entries()) {
    const content = JSON.stringify({ data: { changes: [{ ...cancelled, newValue }] } })
    const previousHash = hash
    hash = chainedHash(previousHash, content)
    await sql`
      insert into audit_entries (id, created, user_name, type, project_id, content, previous_hash, hash)
      values (${index + 1}, now(), 'anna', 'PROJECT_STAGE_CHANGED', ${index + 1},
        ${content}, ${previousHash}, ${hash})`.execute(db())
  }
  await migrate(db())
}, 120_000)

test('words of a house for a denied application also name winner and day of an award, once', async () => {
  const { mailNotifications } = await db()
    .selectFrom('settings')
    .select('mailNotifications')
    .executeTakeFirstOrThrow()
  expect(mailNotifications.applicationDenied).toEqual({
    enabled: true,
    subject: 'Ihr Antrag',
    text: '<p>Leider nein.</p><p>Grund: <em>{{reason}}</em></p><p>Ausgewähltes Unternehmen: {{winnerName}}<br>Vertragsschluss frühestens am: {{awardableFrom}}</p><p>{{link}}</p>',
  })
})

test('why a tender was cancelled is taken over from the log', async () => {
  expect(await findCancelReason(db(), 1)).toBe('Kein Bedarf')
  expect(await findCancelReason(db(), 2)).toBeNull()
  const steps = await db().selectFrom('courseSteps').select(['stage', 'reason']).orderBy('id').execute()
  expect(steps.filter(({ reason }) => reason !== null)).toEqual([{ stage: 8, reason: 'Kein Bedarf' }])
})
