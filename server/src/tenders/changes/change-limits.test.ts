import type { TeamTender } from '@allmende/domain/tenders/tenders.contract.ts'
import { withFacts } from '@allmende/domain/notices/values/editing.ts'
import { beforeEach, describe, expect, test } from 'vitest'
import { applicant, askForOffers, lotOf, openFiled } from '../../offers/test-story.ts'
import { after, begin, day, givenCourse, publishedTender, refusal, twoLots } from '../course/test-course.ts'
import { dora } from '../people/test-announced.ts'
import { anna, bernd, concession } from '../test-tenders.ts'
import { announced, answered, because, saved, secondLot } from './test-changes.ts'

const course = givenCourse()
const { call } = course
beforeEach(() => course.at(begin))

const answers =
  (given: Record<string, string>, lot = 1) =>
  (form: TeamTender) => ({
    panels: answered(form.panels, given, lot),
  })
const fieldsOf = async (saving: Promise<unknown>) => Object.keys((await refusal(saving)).fields ?? {})

/** A tender in its offer phase, after somebody was chosen in a competition. */
async function afterCompetition(): Promise<TeamTender> {
  const tender = await publishedTender(course, 3)
  const { offerId } = await applicant(course, dora, tender, 'Antrag.txt')
  await call(dora, 'updateOfferStage', offerId, 1, null)
  await openFiled(course, tender, 4)
  await askForOffers(course, tender, [offerId], after(90 * day))
  return tender
}

describe('in the offer phase', () => {
  test('texts, documents and deadlines may change, and nothing else', async () => {
    const { id } = await afterCompetition()
    expect(await fieldsOf(saved(course, id, answers({ 'BT-23-Lot': 'works' })))).toEqual([
      expect.stringMatching(/^0\.panels\.GR-Lot\[1\]\/.*BT-23-Lot$/),
    ])
    const tender = await announced(course, id, (form) => ({
      ...answers({ 'BT-24-Lot': 'Ausführlicher', 'BT-14-Lot': 'restricted-document' })(form),
      offerDeadline: after(100 * day),
    }))
    expect(tender).toMatchObject({ announcedVersion: 2, lots: [{ offerDeadline: after(100 * day) }] })
    course.at(after(101 * day))
    expect(await fieldsOf(saved(course, id, answers({ 'BT-24-Lot': 'Zu spät' })))).toEqual([
      expect.stringContaining('BT-24-Lot'),
    ])
  })

  test('without a competition before it the whole panel may change until its deadline', async () => {
    const { id } = await publishedTender(course, 6, { offerDeadline: after(50 * day) })
    const works = answers({ 'BT-23-Lot': 'works' })
    expect(await announced(course, id, works)).toMatchObject({ announcedVersion: 2 })
    course.at(after(51 * day))
    const services = answers({ 'BT-23-Lot': 'services' })
    expect(await fieldsOf(saved(course, id, services))).toEqual([expect.stringContaining('BT-23-Lot')])
  })

  test('one lot decides for itself, and a deadline of its own is told at its field', async () => {
    const { id, lots } = await publishedTender(course, 3, { panels: twoLots() }, null)
    await call(anna, 'endLot', lots[1]?.id ?? 0, 'Kein Bedarf')
    expect(await fieldsOf(saved(course, id, answers({ 'BT-21-Lot': 'Anders' }, 2)))).toEqual([
      expect.stringContaining('GR-Lot[2]'),
    ])
    const own = { applicationDeadline: after(-day).toISOString() }
    const withOwn = ({ panels }: TeamTender) => ({
      panels: withFacts(concession, panels, 'GR-Lot[1]', own),
    })
    expect(await fieldsOf(saved(course, id, withOwn))).toEqual(['0.panels.GR-Lot[1]/applicationDeadline'])
    // What is over keeps its deadline, whatever the tender's becomes.
    const { lots: moved } = await announced(course, id, { applicationDeadline: after(45 * day) })
    expect(moved).toMatchObject([
      { applicationDeadline: after(45 * day) },
      { applicationDeadline: after(40 * day) },
    ])
    const [, version] = await call(bernd, 'getProjectVersions', id)
    expect(version?.changes).toMatchObject([{ lotId: lots[0]?.id }])
    expect(await saved(course, id, {})).toMatchObject({ hasChanges: false })
  })
})

test('the rounds of a continuous procedure may only go on for longer', async () => {
  const rounds = { type: 5, finalDeadline: after(200 * day), deadlinePeriodDays: 20 } as const
  const { id } = await publishedTender(course, 3, rounds)
  expect(await fieldsOf(saved(course, id, { finalDeadline: after(199 * day) }))).toEqual(['0.finalDeadline'])
  expect(
    await announced(course, id, { finalDeadline: after(210 * day), deadlinePeriodDays: 25 }),
  ).toMatchObject({
    finalDeadline: after(210 * day),
    deadlinePeriodDays: 25,
  })
  course.at(after(41 * day))
  const frozen = { applicationDeadline: after(60 * day), deadlinePeriodDays: 30 }
  expect((await fieldsOf(saved(course, id, frozen))).toSorted()).toEqual([
    '0.applicationDeadline',
    '0.deadlinePeriodDays',
  ])
  expect(await announced(course, id, answers({ 'BT-24-Lot': 'Neu' }))).toMatchObject({ announcedVersion: 3 })
})

test('a notice without a procedure may be changed while it is there', async () => {
  const { id } = await publishedTender(course, 2, { type: 3 })
  const title = answers({ 'BT-21-Procedure': 'Neuer Titel' })
  expect(await announced(course, id, title)).toMatchObject({ name: 'Neuer Titel', announcedVersion: 2 })
})

describe('against something else at the same time', () => {
  const renamed = answers({ 'BT-21-Procedure': 'Neuer Titel' })
  const announce = (id: number) => () => call(anna, 'announceChange', id, because)
  /** Both at once, in one order and the other: each is done or refused as a whole. */
  async function race(other: (tender: TeamTender) => Promise<unknown>) {
    const states: unknown[] = []
    for (const isFirst of [true, false]) {
      course.at(begin)
      const tender = await publishedTender(course, 3)
      await saved(course, tender.id, renamed)
      const both = [announce(tender.id), () => other(tender)]
      await Promise.allSettled((isFirst ? both : both.toReversed()).map((one) => one()))
      const found = (await call(bernd, 'getProject', tender.id)) as TeamTender
      states.push([found.name === 'Neuer Titel', found.announcedVersion])
    }
    return states
  }

  test.each([
    [
      'cancelling',
      (t: TeamTender) =>
        call(anna, 'updateProjectStage', { id: t.id, stage: 8 }, null, null, null, { reason: 'Kein Bedarf' }),
    ],
    ['ending the lot', (t: TeamTender) => call(anna, 'endLot', lotOf(t), 'Kein Bedarf')],
    ['joining', (t: TeamTender) => call(dora, 'createOffer', { id: t.id })],
  ])('%s', async (_what, other) => {
    for (const state of await race(other))
      expect([
        [true, 2],
        [false, 1],
      ]).toContainEqual(state)
  })

  test('the opening of what is past refuses it', async () => {
    const tender = await publishedTender(course, 3)
    await saved(course, tender.id, { applicationDeadline: after(70 * day) })
    await openFiled(course, tender, 4)
    expect(await fieldsOf(call(anna, 'announceChange', tender.id, because))).toEqual([
      '0.applicationDeadline',
    ])
    expect(await call(bernd, 'getProject', tender.id)).toMatchObject({
      hasChanges: true,
      announcedVersion: 1,
    })
  })
})

test('a deadline below the legal minimum is explained in the log, of a lot that is new as well', async () => {
  const { id } = await publishedTender(course, 3)
  const before = (await call(anna, 'getLogEntries', id, null)).length
  const soon = { applicationDeadline: after(2 * day).toISOString() }
  await announced(course, id, () => ({
    panels: withFacts(concession, secondLot(), 'GR-Lot[2]', soon),
  }))
  const entries = (await call(anna, 'getLogEntries', id, null)).slice(0, -before)
  const explained = entries
    .flatMap(({ data }) => data.changes ?? [])
    .filter(({ label }) => label.includes('§ 27'))
  expect(explained).toMatchObject([{ newValue: because.reason }])
})
