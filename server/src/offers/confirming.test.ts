import { isGroupValue } from '@allmende/domain/notices/values/values.ts'
import type { TeamTender } from '@allmende/domain/tenders/tenders.contract.ts'
import { beforeEach, expect, test } from 'vitest'
import { announced, answered, because, saved } from '../tenders/changes/test-changes.ts'
import {
  after,
  begin,
  day,
  givenCourse,
  publishedTender,
  refused,
  twoLots,
} from '../tenders/course/test-course.ts'
import { dora, emil, fritz } from '../tenders/people/test-announced.ts'
import { anna, bernd } from '../tenders/test-tenders.ts'
import { applicant, openFiled, ownRoom, upload } from './test-story.ts'

const course = givenCourse()
const { call } = course
beforeEach(() => course.at(begin))

const title = (name: string) => (form: TeamTender) => ({
  panels: answered(form.panels, { 'BT-21-Procedure': name }),
})
const own = async (id: number, email = dora) => (await call(email, 'getOffersByProjectId', id))[0]
const asked = async (id: number, email = dora) =>
  (await own(id, email))?.lotOffers.map(({ changesToConfirm }) =>
    changesToConfirm.map(({ changes }) => changes[0]?.newValue),
  )
const filed = async (email: string, tender: TeamTender) => {
  const { offerId } = await applicant(course, email, tender, 'Antrag.pdf')
  await call(email, 'updateOfferStage', offerId, 1, null)
  return offerId
}

test('who has filed is asked to confirm what is announced since', async () => {
  const tender = await publishedTender(course, 3)
  const { id } = tender
  const offerId = await filed(dora, tender)
  await call(fritz, 'createOffer', { id })
  course.pass(1000)
  await announced(course, id, title('Neuer Titel'))
  const change = {
    changeId: course.now.getTime(),
    announced: course.now,
    ...because,
    changes: [{ label: expect.any(String), oldValue: 'Fähre', newValue: 'Neuer Titel', lotId: null }],
  }
  expect((await own(id))?.lotOffers).toMatchObject([{ stage: 1, changesToConfirm: [change] }])
  expect(await call(emil, 'getProject', id)).toMatchObject({
    lots: [{ lotOffer: { changesToConfirm: [change] } }],
  })
  // Who has not filed has nothing to confirm, and the team sees who has.
  expect(await asked(id, fritz)).toEqual([[]])
  const board = (await call(bernd, 'getProject', id)) as TeamTender
  expect(
    board.lots[0]?.offersByRound[0]?.offers.map(({ changesToConfirm }) => changesToConfirm.length).toSorted(),
  ).toEqual([0, 1])

  await course.everythingSaid()
  const { changeId } = change
  course.pass(1000)
  for (const email of [fritz, bernd])
    expect(await refused(call(email, 'confirmChange', offerId, changeId))).toMatch(/NotFound|AccessDenied/)
  expect(await refused(call(dora, 'confirmChange', offerId, changeId + 1))).toBe('StageException')
  expect((await call(emil, 'confirmChange', offerId, changeId)).lotOffers).toMatchObject([
    { changesToConfirm: [] },
  ])
  expect((await call(dora, 'confirmChange', offerId, changeId)).lotOffers).toMatchObject([
    { changesToConfirm: [] },
  ])
  expect([await course.logged(), await course.mailed()]).toEqual([['CHANGE_CONFIRMED emil'], []])
})

test('filing again confirms by itself, and what is withdrawn needs no confirmation', async () => {
  const tender = await publishedTender(course, 3)
  const [doras, fritzs] = [await filed(dora, tender), await filed(fritz, tender)]
  course.pass(1000)
  await announced(course, tender.id, title('Neuer Titel'))
  expect([await asked(tender.id), await asked(tender.id, fritz)]).toEqual([
    [['Neuer Titel']],
    [['Neuer Titel']],
  ])
  course.pass(1000)
  expect((await call(dora, 'updateOfferStage', doras, 1, null)).lotOffers).toMatchObject([
    { changesToConfirm: [] },
  ])
  await call(fritz, 'updateOfferStage', fritzs, 0, null)
  expect([await asked(tender.id), await asked(tender.id, fritz)]).toEqual([[[]], [[]]])
})

test('a change of one lot concerns nobody who filed for another', async () => {
  const tender = await publishedTender(course, 3, { panels: twoLots() })
  const [north, south] = tender.lots.map((lot) => lot.id)
  const { id: offerId } = await call(dora, 'createOffer', { id: tender.id })
  for (const lotId of [north, south])
    await upload(
      course,
      dora,
      await ownRoom(course, dora, tender.id, { stage: 4, lotId: lotId ?? 0 }),
      'A.pdf',
    )
  await call(dora, 'updateOfferStage', offerId, 1, null)
  course.pass(1000)
  await announced(course, tender.id, (form) => ({
    panels: answered(form.panels, { 'BT-21-Lot': 'Südufer, neu' }, 2),
  }))
  expect(await asked(tender.id)).toEqual([[], ['Südufer, neu']])
  expect((await own(tender.id))?.lotOffers[1]?.changesToConfirm[0]?.changes).toMatchObject([{ lotId: south }])
})

test('an unconfirmed submission is opened, and the protocol says so', async () => {
  const tender = await publishedTender(course, 3)
  const doras = await filed(dora, tender)
  await filed(fritz, tender)
  course.pass(1000)
  await announced(course, tender.id, title('Neuer Titel'))
  await call(dora, 'confirmChange', doras, course.now.getTime())
  await openFiled(course, tender, 4)
  const { protocol } = await course
    .db()
    .selectFrom('openings')
    .select('protocol')
    .where('lotId', '=', tender.lots[0]?.id ?? 0)
    .executeTakeFirstOrThrow()
  expect(protocol.filings.map(({ organization, unconfirmed }) => [organization, unconfirmed])).toEqual(
    expect.arrayContaining([
      [expect.stringContaining('Deich'), []],
      [expect.stringContaining('Geest'), [{ version: 2, announced: expect.any(String) }]],
    ]),
  )
  expect(await asked(tender.id, fritz)).toEqual([[]])
})

test('of a filing and a change at once each order is consistent', async () => {
  for (const first of ['filing', 'change'] as const) {
    const tender = await publishedTender(course, 3)
    const { offerId } = await applicant(course, dora, tender, 'Antrag.pdf')
    await saved(course, tender.id, title('Neuer Titel'))
    course.pass(1000)
    const calls = [
      () => call(dora, 'updateOfferStage', offerId, 1, null),
      () => call(anna, 'announceChange', tender.id, because),
    ]
    await Promise.all((first === 'filing' ? calls : calls.toReversed()).map((one) => one()))
    const [part] = (await own(tender.id))?.lotOffers ?? []
    const [, version] = await call(anna, 'getProjectVersions', tender.id)
    const isBefore = (part?.applicationSent ?? after(0)) <= (version?.announced ?? after(0))
    expect(part?.changesToConfirm.length).toBe(isBefore ? 1 : 0)
    // Stamped later, but done before: who filed cannot have known.
    course.pass(day)
  }
})

test('what bidders are told of a change has no numbers of ours, and an end', async () => {
  const tender = await publishedTender(course, 3)
  const { id } = tender
  await filed(dora, tender)
  course.pass(1000)
  const linked = (panels: TeamTender['panels']) =>
    panels.map((panel) =>
      panel.contentId === 'GR-Organisations-Section'
        ? {
            ...panel,
            children: panel.children.map((party) =>
              isGroupValue(party) && party.organizationId !== undefined
                ? { ...party, organizationId: 2 }
                : party,
            ),
          }
        : panel,
    )
  const long = { reason: 'r'.repeat(9_000), text: 't'.repeat(9_000) }
  await announced(
    course,
    id,
    (form) => ({ panels: linked(answered(form.panels, { 'BT-21-Procedure': 'Mit neuem Partner' })) }),
    long,
  )
  const withTitle = (n: number) => title(`Neuer Titel ${n} ${'x'.repeat(300)}`)
  for (let n = 0; n < 20; n++) await announced(course, id, withTitle(n), long)
  const answer = JSON.stringify(await call(dora, 'getOffersByProjectId', id))
  expect(answer).not.toMatch(/Nr\. \d/)
  expect(answer.length).toBeLessThan(300 * 1024)
  const told = (await own(id))?.lotOffers[0]?.changesToConfirm ?? []
  expect(told.at(-1)).toMatchObject({ ...long, changes: [{ lotId: null }] })
  expect(told[0]).toMatchObject({ reason: '', changes: [] })
})
