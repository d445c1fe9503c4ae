import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { up } from './migrations/0042-unused-deadlines.ts'
import { givenDatabase } from './test-database.ts'

const database = givenDatabase()
const db = () => database.current.db

const [published, applications, offers] = [
  '2026-09-01T08:00:00Z',
  '2026-10-01T10:00:00Z',
  '2026-11-01T10:00:00Z',
]
const panels = [
  { contentId: 'GR-Procedure', ordinal: 1, children: [] },
  {
    contentId: 'GR-Lot',
    ordinal: 1,
    applicationDeadline: applications,
    offerDeadline: offers,
    children: [],
  },
]

beforeAll(async () => {
  const kinds = [
    [1, 0, published, '{}'],
    [2, 0, published, '{3,4,5}'],
    [3, 3, null, '{}'],
    [4, 2, published, '{3,4}'],
  ] as const
  for (const [id, type, since, skipped] of kinds) {
    await sql`
      insert into tenders (id, template_id, template_version, type, name, name_sort, description, stage, published,
        skipped_phases, application_deadline, offer_deadline, panels, created, updated)
      values (${id}, 'EU-19', 1, ${type}, '', '', '', ${since === null ? null : 2}, ${since},
        ${skipped}::integer[], ${applications}, ${offers}, ${JSON.stringify(panels)}::jsonb, now(), now())`.execute(
      db(),
    )
    await sql`
      insert into tender_lots (id, tender_id, position, identifier, name, application_deadline, offer_deadline)
      overriding system value
      values (${id}, ${id}, 1, 'LOT-0001', '', ${applications}, ${offers})`.execute(db())
  }
  await up(db())
}, 120_000)

test.each([
  [1, 'that takes applications and offers', true, true],
  [2, 'that began with offers', false, true],
  [3, 'that nobody files for', false, false],
  [4, 'whose entry ends', true, true],
])('tender %i, %s', async (id, _what, hasApplications, hasOffers) => {
  const columns = ['applicationDeadline', 'offerDeadline'] as const
  const tender = await db()
    .selectFrom('tenders')
    .select([...columns, 'panels'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  const lot = await db()
    .selectFrom('tenderLots')
    .select(columns)
    .where('tenderId', '=', id)
    .executeTakeFirstOrThrow()
  const kept = (one: object) =>
    columns.map((name) => Object.entries(one).some(([key, value]) => key === name && value !== null))
  const panel = tender.panels.find(({ contentId }) => contentId === 'GR-Lot') ?? {}
  const expected = [hasApplications, hasOffers]
  expect([tender, lot, panel].map(kept)).toEqual([expected, expected, expected])
  expect(tender.panels.map(({ contentId }) => contentId)).toEqual(['GR-Procedure', 'GR-Lot'])
})
