import { awardableFromAfter } from '@allmende/domain/procedure/waiting-period.ts'
import { sql } from 'kysely'
import { Migrator } from 'kysely/migration'
import { beforeAll, expect, test } from 'vitest'
import { findLetter, listAnswersTo } from '../procedure/answers.queries.ts'
import { findChangeHead, findVersion } from '../tenders/changes/changes.queries.ts'
import { listVersions } from '../tenders/changes/listed-versions.ts'
import { listResults } from '../tenders/results/results.queries.ts'
import { addSubmission, listSubmissions } from '../tenders/submissions/notice-submissions.queries.ts'
import { findFrozenOf } from '../tenders/submissions/notices.queries.ts'
import { existingTender } from '../tenders/tenders.queries.ts'
import { migrate } from './database.ts'
import { migrations } from './migrations/migrations.ts'
import type { Db } from './schema.ts'
import { givenDatabase } from './test-database.ts'

const database = givenDatabase()
const db = () => database.current.db

const panels = [{ contentId: 'GR-Procedure', ordinal: 1, children: [] }]
const [published, announced, before] = [
  '2026-09-01T08:00:00Z',
  '2026-10-20T08:00:00Z',
  '2026-10-10T08:00:00Z',
]
const deadline = '2026-10-01T10:00:00Z'
const notice = '0b1f7f2e-6a52-4a0e-9d38-0f5d9a9f4c11'

/** A house as it was before awards, changes and further notices: one tender being awarded, one draft, one just told. */
async function fillOlderHouse(older: Db): Promise<void> {
  await sql`
    insert into organizations (id, name, name_sort, name_key, type, contact, created, updated)
    overriding system value values
      (1, 'Gemeinde Au', 'au', 'au', 'CLIENT', '{}', now(), now()),
      (2, 'Bau Nord', 'nord', 'nord', 'CONTRACTOR', '{}', now(), now()),
      (3, 'Bau Süd', 'sud', 'sud', 'CONTRACTOR', '{}', now(), now()),
      (4, 'Bau West', 'west', 'west', 'CONTRACTOR', '{}', now(), now())`.execute(older)
  await sql`
    insert into tenders
      (id, template_id, template_version, type, name, name_sort, description, organization_id, stage, published,
        public_from, is_marked, offer_deadline, panels, created, updated)
    values
      (1, 'EU-19', 1, 0, 'Fähre', 'fahre', 'Über die Au', 1, 7, ${published}, ${published}, true, ${deadline},
        ${JSON.stringify(panels)}::jsonb, now(), now()),
      (2, 'EU-19', 1, 0, 'Damm', 'damm', '', 1, null, null, null, false, null, '[]', now(), now()),
      (3, 'EU-19', 1, 3, 'Steg', 'steg', '', null, 2, ${published}, ${published}, false, null, '[]', now(), now())`.execute(
    older,
  )
  await sql`
    insert into tender_lots (id, tender_id, position, identifier, name, offer_deadline)
    overriding system value values
      (12, 1, 2, 'LOT-0002', '', null), (11, 1, 1, 'LOT-0001', 'Rumpf', ${deadline})`.execute(older)
  await sql`
    insert into lot_courses (lot_id, stage, outcome, award_offer_id, award_announced) values
      (11, 7, null, 21, ${announced}), (12, 7, 'AWARDED', 21, null)`.execute(older)
  await sql`
    insert into course_steps (tender_id, lot_id, stage, at, by) values
      (1, null, 2, ${published}, 'anna@au.example'), (1, 11, 7, ${deadline}, 'bernd@au.example')`.execute(
    older,
  )
  await sql`
    insert into offers (id, tender_id, organization_id, created, created_by, updated, stage_updated)
    select id, 1, organization_id, now(), 'x', now(), now()
    from (values (21, 2), (22, 3), (23, 4)) given (id, organization_id)`.execute(older)
  await sql`
    insert into lot_offers (offer_id, lot_id, attempt, stage)
    select offer_id, lot_id, 1, 7 from (values (21), (22), (23)) o (offer_id), (values (11), (12)) l (lot_id)`.execute(
    older,
  )
  await sql`
    insert into answers (id, offer_id, lot_id, attempt, kind, is_final, at, by, reason, winner, taken_back) values
      (31, 22, 11, 1, 'offerDenied', true, ${announced}, 'x', 'Zu teuer', 'Bau Nord', null),
      (32, 22, 12, 1, 'offerDenied', true, ${announced}, 'x', 'Zu teuer', 'Bau Nord', null),
      (33, 23, 11, 1, 'offerDenied', true, ${before}, 'x', 'Zu spät', 'Bau Nord', ${deadline}),
      (34, 23, 12, 1, 'offerDenied', true, ${announced}, 'x', 'Unvollständig', null, null)`.execute(older)
  await sql`
    insert into notice_submissions
      (tender_id, tender_version, notice_id, version, state, since, created, created_by, steps, xml)
    values
      (1, 1, ${notice}, 1, 'VALIDATION_FAILED', now(), now(), 'anna', '[]', '<a/>'),
      (1, 1, ${notice}, 2, 'PUBLISHED', now(), now(), 'anna', '[]', '<b/>'),
      (2, 1, gen_random_uuid(), 1, 'STOPPED', now(), now(), 'anna', '[]', null)`.execute(older)
}

beforeAll(async () => {
  await sql`drop schema public cascade`.execute(db())
  await sql`create schema public`.execute(db())
  const migrator = new Migrator({ db: db(), provider: { getMigrations: async () => migrations } })
  const { error } = await migrator.migrateTo('0023-chain-head')
  if (error) throw error
  await fillOlderHouse(db())
  await migrate(db())
}, 120_000)

test('letters from before say what things were called, and from when on a contract was possible', async () => {
  expect(await findLetter(db(), 31)).toMatchObject({
    reason: 'Zu teuer',
    earliest: awardableFromAfter(new Date(announced)),
    names: { tender: 'Fähre', authority: 'Gemeinde Au', organization: 'Bau Süd', lot: 'LOT-0001 Rumpf' },
    takenBackReason: null,
  })
  expect(await findLetter(db(), 32)).toMatchObject({ earliest: null, names: { lot: 'LOT-0002' } })
  expect(await findLetter(db(), 33)).toMatchObject({ earliest: awardableFromAfter(new Date(before)) })
  expect(await findLetter(db(), 34)).toMatchObject({ earliest: null, winner: null })
  const { ever, standing, letters } = await listAnswersTo(db(), [21, 22, 23])
  expect(ever.map(({ letterId }) => letterId)).toEqual([33, 31, 32, 34])
  expect(standing.map(({ letterId }) => letterId)).toEqual([31, 32, 34])
  expect(letters).toHaveLength(4)
})

test('what was published has its first version, a draft has none', async () => {
  const first = { version: 1, announced: new Date(published), by: 'anna@au.example', reason: '', text: '' }
  expect(await listVersions(db(), 1)).toEqual([{ ...first, changeCount: 0, changes: [] }])
  expect(await findVersion(db(), 1, 1)).toMatchObject({
    name: 'Fähre',
    description: 'Über die Au',
    organizationId: 1,
    panels,
    offerDeadline: new Date(deadline),
    applicationDeadline: null,
    lots: [
      { id: 11, identifier: 'LOT-0001', name: 'Rumpf', offerDeadline: new Date(deadline), propertyIds: [] },
      { id: 12, identifier: 'LOT-0002', offerDeadline: null },
    ],
  })
  expect(await listVersions(db(), 2)).toEqual([])
  expect(await listVersions(db(), 3)).toMatchObject([{ version: 1, by: 'system' }])
  expect(await findVersion(db(), 3, 1)).toMatchObject({ lots: [], organizationId: null })
  expect(await findChangeHead(db(), 1)).toEqual({
    hasChanges: false,
    pendingChange: null,
    announcedVersion: 1,
  })
})

test('notices from before announce their tenders and say what those say', async () => {
  const notices = await listSubmissions(db(), 1)
  const untouched = { kind: 'FIRST', reason: '', mendings: 0 }
  expect(notices).toMatchObject([
    { ...untouched, version: 1, state: 'VALIDATION_FAILED' },
    { ...untouched, version: 2, state: 'PUBLISHED' },
  ])
  expect(await findFrozenOf(db(), notices[1]?.id ?? 0)).toEqual(panels)
  const next = { tenderId: 1, tenderVersion: 1, version: 1, reason: '', createdBy: 'anna', panels: [] }
  const noticeId = crypto.randomUUID()
  await expect(addSubmission(db(), { ...next, kind: 'FIRST', noticeId }, new Date())).rejects.toThrow(
    'notice_submissions_one_first',
  )
  await addSubmission(db(), { ...next, kind: 'CHANGE', noticeId }, new Date())
  expect(await listSubmissions(db(), 1)).toMatchObject([untouched, untouched, { kind: 'CHANGE' }])
})

test('tenders from before are read as ever, and none is the result of another', async () => {
  const tender = await existingTender(db(), 1)
  expect(tender).toMatchObject({ name: 'Fähre', stage: 7, resultOf: null, panels })
  expect(tender.lots).toMatchObject([
    { id: 11, stage: 7, outcome: null },
    { id: 12, stage: 7, outcome: 'AWARDED' },
  ])
  expect(await listResults(db(), tender, new Date())).toEqual([])
  expect(await existingTender(db(), 2)).toMatchObject({ stage: null, resultOf: null })
})
