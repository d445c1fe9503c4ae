import type { TeamTender } from '@allmende/domain/tenders/tenders.contract.ts'
import { sayDay, startOfDay } from '@allmende/domain/times.ts'
import { beforeAll, expect, test } from 'vitest'
import { demoPassword } from '../../../demo/people.ts'
import { actingAsSystem } from '../rpc/system.ts'
import { awardLettersJob } from '../tenders/course/award-letters.ts'
import {
  after,
  begin,
  day,
  drafted,
  givenCourse,
  hour,
  refused,
  second,
  twoLots,
} from '../tenders/course/test-course.ts'
import { dora, fritz } from '../tenders/people/test-announced.ts'
import { anna, bernd } from '../tenders/test-tenders.ts'
import { offered } from './test-story.ts'

/** Two offers for one lot of two, until it is awarded; the second test goes on where the first has left it. */
const course = givenCourse()
const { call } = course
let tender: TeamTender
let [north, south] = [0, 0]
let [deich, geest] = [0, 0]
const lot = async () =>
  ((await call(bernd, 'getProject', tender.id)) as TeamTender).lots.find(({ id }) => id === north)
const said = async () => ({ log: await course.logged(), mails: await course.mailed() })
const open = (email: string) =>
  call(email, 'updateProjectStage', { id: tender.id, stage: 7 }, [north], demoPassword)

beforeAll(async () => {
  const deadline = after(40 * day)
  tender = await drafted(course, { panels: twoLots(), applicationDeadline: null, offerDeadline: deadline })
  ;[north, south] = tender.lots.map(({ id }) => id) as [number, number]
  await call(bernd, 'updateProjectStage', { id: tender.id, stage: 6, published: begin }, [north], null)
  await course.tick(tender.id)
  ;[deich, geest] = [await offered(course, dora, tender, north), await offered(course, fritz, tender, north)]
  course.at(after(10 * second, deadline))
})

test('an award is announced, waits for its letters and ten days, and can be withdrawn', async () => {
  const reasons = { [geest]: 'Teurer' }
  await open(bernd)
  expect(await refused(call(bernd, 'announceAward', north, deich, reasons))).toBe('StageException')
  await open(anna)
  expect(await lot()).toMatchObject({ stage: 7 })
  await course.everythingSaid()
  expect(await refused(call(bernd, 'awardLot', north, deich, { reasons }))).toBe('StageException')
  const waived = { reasons, withoutWaiting: 'Eile' }
  expect(await refused(call(bernd, 'awardLot', north, deich, waived))).toBe('AccessDeniedException')
  expect(await refused(call(bernd, 'announceAward', north, deich, {}))).toBe('ValidationException')

  await call(bernd, 'announceAward', north, deich, reasons)
  expect(await said()).toMatchObject({
    log: ['AWARD_ANNOUNCED bernd', 'OFFER_STAGE_CHANGED bernd'],
    mails: ['offerDenied fritz'],
  })
  const letter = await course
    .db()
    .selectFrom('outbox')
    .select(['values', 'about'])
    .where('key', '=', 'offerDenied')
    .executeTakeFirstOrThrow()
  expect(letter.values).toMatchObject({ winnerName: 'Deich & Erdbau GmbH', reason: 'Teurer' })
  expect(letter.values).toMatchObject({ awardableFrom: sayDay(startOfDay(course.now, 11)) })
  expect(await refused(call(anna, 'awardLot', north, deich))).toBe('StageException')
  expect(await refused(call(anna, 'endLot', north, 'Doch nicht'))).toBe('StageException')
  expect(await refused(call(bernd, 'withdrawAward', north, 'Irrtum'))).toBe('AccessDeniedException')

  await call(anna, 'withdrawAward', north, 'Irrtum')
  expect(await said()).toMatchObject({
    log: ['AWARD_WITHDRAWN anna', 'OFFER_STAGE_CHANGED anna'],
    mails: ['awardWithdrawn fritz'],
  })
  const { history } = (await call(bernd, 'getProject', tender.id)) as TeamTender
  expect(history.slice(-2)).toMatchObject([
    { lotId: north, event: 'AWARD_ANNOUNCED', reason: null, by: bernd },
    { lotId: north, event: 'AWARD_WITHDRAWN', reason: 'Irrtum', by: anna },
  ])
  expect(await call(fritz, 'getProject', tender.id)).not.toHaveProperty('history')
  course.pass(hour)
  await call(bernd, 'announceAward', north, deich, reasons)

  let sent: Date | null = null
  const departures = { areSent: true, list: async () => [{ recipient: fritz, sent, givenUp: null }] }
  const act = actingAsSystem(course.house)
  const look = () => awardLettersJob({ db: course.db(), act, departures, now: () => course.now }).work()
  await look()
  expect((await lot())?.award).toMatchObject({ offerId: deich, awardableFrom: null })
  // She is told the day at once, and another one never: it would say when somebody else's letter left.
  const toldToFritz = async () => (await call(fritz, 'getProject', tender.id)).lots[0]?.lotOffer?.answer
  const told = await toldToFritz()
  expect(told).toMatchObject({
    kind: 'offerDenied',
    winner: 'Deich & Erdbau GmbH',
    awardableFrom: startOfDay(course.now, 11),
  })
  sent = after(day, course.now)
  course.at(sent)
  await look()
  const from = startOfDay(sent, 11)
  expect((await lot())?.award?.awardableFrom).toEqual(from)
  expect(await toldToFritz()).toEqual(told)
  course.at(after(-1, from))
  expect(await refused(call(bernd, 'awardLot', north, deich))).toBe('StageException')
  course.at(from)
  expect(await refused(call(bernd, 'awardLot', north, geest))).toBe('StageException')
  await course.everythingSaid()
  await call(bernd, 'awardLot', north, deich)
  expect(await said()).toMatchObject({
    // The waiting period is over.
    log: [
      'PROJECT_STAGE_CHANGED system',
      'LOT_AWARDED bernd',
      'OFFER_STAGE_CHANGED bernd',
      // The draft of the result notice, and where it is.
      'PROJECT_CREATED bernd',
      'PROJECT_CHANGED bernd',
    ],
    mails: ['offerAccepted dora', 'offerAccepted emil'],
  })
  expect(await lot()).toMatchObject({ outcome: 'AWARDED' })
})

test('the other lot ends without award, and then all is put away', async () => {
  expect(await refused(call(anna, 'archiveProject', tender.id))).toBe('StageException')
  expect(await refused(call(bernd, 'endLot', south, 'Kein Bedarf'))).toBe('AccessDeniedException')
  await call(anna, 'endLot', south, 'Kein Bedarf')
  expect(await said()).toEqual({
    log: ['LOT_ENDED anna', 'PROJECT_CHANGED anna', 'PROJECT_CHANGED anna'],
    mails: [],
  })
  const cancel = call(anna, 'updateProjectStage', { id: tender.id, stage: 8 }, null, null)
  expect(await refused(cancel)).toBe('StageException')
  expect(await refused(call(bernd, 'archiveProject', tender.id))).toBe('AccessDeniedException')
  expect(await call(anna, 'archiveProject', tender.id)).toMatchObject({ stage: 7, archived: course.now })
  expect(await said()).toEqual({ log: ['PROJECT_ARCHIVED anna'], mails: [] })
  expect(await refused(call(dora, 'updateOfferStage', deich, 5, [north]))).toBe('StageException')
  expect(await refused(call(anna, 'archiveProject', tender.id))).toBe('StageException')
  const rows = await call(dora, 'getProjects', 'archiv')
  expect(rows.map(({ id }) => id)).toContain(tender.id)
})
