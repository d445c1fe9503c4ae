import { startOfDay } from '@allmende/domain/times.ts'
import { describe, expect, test } from 'vitest'
import { demoPassword } from '../../../demo/people.ts'
import { actingAsSystem } from '../rpc/system.ts'
import { awardLettersJob } from '../tenders/course/award-letters.ts'
import { after, begin, day, givenCourse, publishedTender, second } from '../tenders/course/test-course.ts'
import { dora, emil, fritz } from '../tenders/people/test-announced.ts'
import { anna, bernd } from '../tenders/test-tenders.ts'
import { lotSeen, type Opened, openedOffers } from './test-awards.ts'
import { lotOf, ownRoom, upload } from './test-story.ts'

const course = givenCourse()
const { call } = course
const reasonsIn = (...ids: number[]) => Object.fromEntries(ids.map((id) => [id, 'Teurer']))
const announce = ({ lotId, deich, geest, hafen }: Opened, email = bernd) =>
  call(email, 'announceAward', lotId, deich, reasonsIn(geest, hafen))

/** Of two at once one comes first, and the other is refused by a rule. */
async function onlyOne(...calls: Promise<unknown>[]): Promise<number> {
  const settled = await Promise.allSettled(calls)
  const refusals = settled.flatMap((one) => (one.status === 'rejected' ? [one.reason.data] : []))
  expect(refusals).toMatchObject([{ exceptionTypeName: 'StageException' }])
  return settled.findIndex(({ status }) => status === 'fulfilled')
}
/** Everybody who filed was told at most one thing that stands. */
async function answersOf({ lotId }: Opened): Promise<string[]> {
  const rows = await course
    .db()
    .selectFrom('answers')
    .select(['kind', 'offerId'])
    .where('lotId', '=', lotId)
    .where('takenBack', 'is', null)
    .execute()
  expect(new Set(rows.map(({ offerId }) => offerId)).size).toBe(rows.length)
  return rows.map(({ kind }) => kind).toSorted()
}

describe('an award that is announced while', () => {
  test('somebody else announces it to another', async () => {
    const opened = await openedOffers(course)
    const { lotId, deich, geest, hafen } = opened
    const first = await onlyOne(
      announce(opened),
      call(anna, 'announceAward', lotId, geest, reasonsIn(deich, hafen)),
    )
    expect((await lotSeen(course, opened)).award?.offerId).toBe([deich, geest][first])
    expect(await answersOf(opened)).toEqual(['offerDenied', 'offerDenied'])
    const mails = [['offerDenied fritz'], ['offerDenied dora', 'offerDenied emil']][first] ?? []
    expect(await course.mailed()).toEqual([...mails, 'offerDenied gesa'].toSorted())
  })

  test('the lot is ended', async () => {
    const opened = await openedOffers(course)
    const first = await onlyOne(announce(opened), call(anna, 'endLot', opened.lotId, 'Kein Bedarf'))
    expect(await lotSeen(course, opened)).toMatchObject(
      first === 0
        ? { outcome: null, award: { offerId: opened.deich } }
        : { outcome: 'NO_AWARD', award: null },
    )
    expect(await answersOf(opened)).toHaveLength(first === 0 ? 2 : 3)
  })

  test('the tender is cancelled', async () => {
    const opened = await openedOffers(course)
    const cancel = call(anna, 'updateProjectStage', { id: opened.tender.id, stage: 8 }, null, null, [], {
      reason: 'Kein Geld',
    })
    const first = await onlyOne(announce(opened), cancel)
    expect((await lotSeen(course, opened)).outcome).toBe(first === 0 ? null : 'CANCELLED')
    expect(await answersOf(opened)).toHaveLength(first === 0 ? 2 : 0)
  })

  test('it is given without waiting', async () => {
    const opened = await openedOffers(course)
    const { lotId, geest, deich, hafen } = opened
    const waived = { reasons: reasonsIn(deich, hafen), withoutWaiting: 'Dringlich' }
    const first = await onlyOne(announce(opened), call(anna, 'awardLot', lotId, geest, waived))
    expect((await lotSeen(course, opened)).outcome).toBe(first === 0 ? null : 'AWARDED')
    expect(await answersOf(opened)).toHaveLength(first === 0 ? 2 : 3)
  })
})

test('a withdrawal and the award at the end of the wait: one of them holds', async () => {
  const opened = await openedOffers(course)
  await announce(opened)
  const departures = { areSent: false, list: async () => [] }
  const act = actingAsSystem(course.house)
  await awardLettersJob({ db: course.db(), act, departures, now: () => course.now }).work()
  course.at(startOfDay(course.now, 11))
  const first = await onlyOne(
    call(anna, 'withdrawAward', opened.lotId, 'Irrtum'),
    call(bernd, 'awardLot', opened.lotId, opened.deich),
  )
  expect(await lotSeen(course, opened)).toMatchObject(
    first === 0 ? { outcome: null, award: null } : { outcome: 'AWARDED' },
  )
})

test('the wait over the change of the clock ends at midnight in Germany', async () => {
  const opened = await openedOffers(course)
  // The night before summer time begins lies within.
  course.at(new Date('2030-03-25T22:59:59Z'))
  await announce(opened)
  const departures = { areSent: false, list: async () => [] }
  const act = actingAsSystem(course.house)
  await awardLettersJob({ db: course.db(), act, departures, now: () => course.now }).work()
  const end = new Date('2030-04-04T22:00:00Z')
  expect((await lotSeen(course, opened)).award?.awardableFrom).toEqual(end)
  course.at(after(-1, end))
  await expect(call(bernd, 'awardLot', opened.lotId, opened.deich)).rejects.toThrow(/05\.04\.2030/)
  course.at(end)
  await call(bernd, 'awardLot', opened.lotId, opened.deich)
  expect((await lotSeen(course, opened)).outcome).toBe('AWARDED')
})

test('an announcement against the opening of the waiting room: one of them holds', async () => {
  course.at(begin)
  const deadline = after(40 * day)
  const tender = await publishedTender(course, 3, {
    type: 5,
    applicationDeadline: deadline,
    offerDeadline: null,
    finalDeadline: after(400 * day),
    deadlinePeriodDays: 30,
  })
  const { id } = tender
  const lotId = lotOf(tender)
  const files = async (email: string, stage: 1 | 6) => {
    const offer = await call(email, 'createOffer', { id })
    const room = await ownRoom(course, email, id, { stage: stage === 1 ? 4 : 7, lotId })
    await upload(course, email, room, `${stage}.txt`)
    await call(email, 'updateOfferStage', offer.id, stage, null)
    return offer.id
  }
  const confirm = (email: string, stage: 4 | 7) =>
    call(email, 'updateProjectStage', { id, stage }, null, demoPassword)
  const deich = await files(dora, 1)
  course.at(after(10 * second, deadline))
  for (const email of [bernd, anna]) await confirm(email, 4)
  await call(bernd, 'updateProjectStage', { id, stage: 5 }, null, null, [deich])
  const geest = await files(fritz, 1)
  const offerDeadline = after(100 * day)
  await call(bernd, 'updateProjectStage', { id, stage: 6, offerDeadline }, null, null, [deich])
  await files(emil, 6)
  course.at(after(10 * second, offerDeadline))
  for (const email of [bernd, anna]) await confirm(email, 7)
  await confirm(bernd, 4)

  const reasons = { [geest]: 'Vergeben' }
  const first = await onlyOne(call(bernd, 'announceAward', lotId, deich, reasons), confirm(anna, 4))
  const lot = await lotSeen(course, { tender })
  if (first === 0) expect(lot).toMatchObject({ stage: 7, award: { offerId: deich } })
  else expect(lot).toMatchObject({ stage: 4, award: null, lastOpenedRound: 2 })
})
