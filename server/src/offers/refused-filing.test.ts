import type { PanelValues } from '@allmende/domain/notices/values/values.ts'
import { sayExactDeadline } from '@allmende/domain/times.ts'
import { beforeEach, expect, test } from 'vitest'
import {
  after,
  begin,
  day,
  deadlines,
  givenCourse,
  publishedTender,
  refusal,
  refused,
  twoLots,
} from '../tenders/course/test-course.ts'
import { dora } from '../tenders/people/test-announced.ts'
import { bernd } from '../tenders/test-tenders.ts'
import { applicant, openFiled } from './test-story.ts'

const course = givenCourse()
const { call } = course
beforeEach(() => course.at(begin))

const early = after(35 * day)

/** The second lot is to be applied for earlier than the first. */
function uneven(): PanelValues {
  let lots = 0
  return twoLots().map((panel) =>
    panel.contentId === 'GR-Lot' && ++lots === 2
      ? { ...panel, applicationDeadline: early.toISOString() }
      : panel,
  )
}

const keptOf = async (offerId: number) => (await call(bernd, 'getSubmissions', offerId)).refused
const reasonsOf = async (tenderId: number) => {
  const [entry] = await call(bernd, 'getLogEntries', tenderId, 'SUBMISSION_REFUSED')
  return (entry?.data.changes ?? []).flatMap(({ label, newValue }) => (label === 'Grund' ? [newValue] : []))
}

test('each lot is kept with its own deadline and its own sentence', async () => {
  const tender = await publishedTender(course, 3, { panels: uneven() })
  const [north = 0, south = 0] = tender.lots.map(({ id }) => id)
  const { id } = await call(dora, 'createOffer', { id: tender.id })
  course.at(after(1, early))
  expect(await refused(call(dora, 'updateOfferStage', id, 1, [north, south]))).toBe('StageException')
  const late = expect.stringContaining(sayExactDeadline(early).slice(-9))
  expect(await keptOf(id)).toMatchObject([
    {
      lotId: north,
      deadline: deadlines.applicationDeadline,
      cause: expect.stringContaining('mehreren Losen'),
    },
    { lotId: south, deadline: early, cause: late },
  ])
  course.at(after(1, deadlines.applicationDeadline))
  expect(await refused(call(dora, 'updateOfferStage', id, 1, null))).toBe('StageException')
  const [one, other] = (await keptOf(id)).slice(2)
  expect([one, other]).toMatchObject([
    { lotId: north, deadline: deadlines.applicationDeadline },
    { lotId: south, deadline: early },
  ])
  expect(one?.cause).not.toBe(other?.cause)
  expect(await reasonsOf(tender.id)).toEqual([
    expect.stringMatching(/Nordufer: .+/),
    expect.stringMatching(/Südufer: .+/),
  ])
})

test('of all lots those count in which she takes part', async () => {
  const tender = await publishedTender(course, 2, { panels: twoLots() })
  const [north = 0] = tender.lots.map(({ id }) => id)
  await call(bernd, 'updateProjectStage', { id: tender.id, stage: 3 }, [north], null)
  const { id } = await call(dora, 'createOffer', { id: tender.id })
  for (const stage of [1, 0, 6] as const) await refused(call(dora, 'updateOfferStage', id, stage, null))
  const { applicationDeadline, offerDeadline } = deadlines
  expect(await keptOf(id)).toMatchObject([
    { lotId: north, deadline: applicationDeadline, cause: 'Es fehlen Unterlagen.' },
    { lotId: north, deadline: applicationDeadline },
    // By what was attempted, not by how far the lot is.
    { lotId: north, deadline: offerDeadline },
  ])
})

test('what lacks is named for every lot', async () => {
  const tender = await publishedTender(course, 3, { panels: twoLots() })
  const { id } = await call(dora, 'createOffer', { id: tender.id })
  const { message } = await refusal(call(dora, 'updateOfferStage', id, 1, null))
  expect(message).toMatch(/Teilnahmeantrag \([^)]*Nordufer\), Teilnahmeantrag \([^)]*Südufer\)/)
})

test('of a continuous procedure it is the deadline of the round', async () => {
  const rounds = { type: 5 as const, deadlinePeriodDays: 10, finalDeadline: after(80 * day) }
  const tender = await publishedTender(course, 3, rounds)
  const { offerId } = await applicant(course, dora, tender, 'Antrag.txt')
  course.at(after(1, deadlines.applicationDeadline))
  await call(dora, 'updateOfferStage', offerId, 1, null)
  const second = after(10 * day, deadlines.applicationDeadline)
  course.at(after(1, second))
  expect(await refused(call(dora, 'updateOfferStage', offerId, 1, null))).toBe('StageException')
  expect(await keptOf(offerId)).toMatchObject([{ deadline: second }])
  course.at(after(10 * day, second))
  await openFiled(course, tender, 4)
  expect(await refused(call(dora, 'updateOfferStage', offerId, 0, null))).toBe('StageException')
  expect((await keptOf(offerId)).at(-1)).toMatchObject({ deadline: second })
})
