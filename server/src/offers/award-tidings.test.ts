import { awardableFromAfter } from '@allmende/domain/procedure/waiting-period.ts'
import { sayDay } from '@allmende/domain/times.ts'
import { beforeEach, expect, test } from 'vitest'
import { demoPassword } from '../../../demo/people.ts'
import { paperFor } from '../documents/test-papers.ts'
import { actingAsSystem } from '../rpc/system.ts'
import { awardLettersJob } from '../tenders/course/award-letters.ts'
import {
  after,
  begin,
  day,
  givenCourse,
  hour,
  publishedTender,
  refused,
  second,
} from '../tenders/course/test-course.ts'
import { dora, fritz } from '../tenders/people/test-announced.ts'
import { anna, bernd } from '../tenders/test-tenders.ts'
import { gesa, openedOffers } from './test-awards.ts'
import { lotOf, ownRoom, upload } from './test-story.ts'

const course = givenCourse()
const { call } = course
beforeEach(async () => {
  await course.db().deleteFrom('outbox').execute()
})

const plain = (text: string) => text.replace(/\s/g, '')
const mailTo = async (email: string) =>
  (await course
    .db()
    .selectFrom('outbox')
    .select(['key', 'values'])
    .where('recipient', '=', email)
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow()) satisfies { key: string; values: Record<string, string> }

/** One has offered, and what was filed lies open; another two come for the next round. */
async function inRounds() {
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
  const open = async (stage: 4 | 7) => {
    for (const email of [bernd, anna])
      await call(email, 'updateProjectStage', { id, stage }, null, demoPassword)
  }
  const deich = await files(dora, 1)
  course.at(after(10 * second, deadline))
  await open(4)
  await call(bernd, 'updateProjectStage', { id, stage: 5 }, null, null, [deich])
  const offerDeadline = after(90 * day)
  await call(bernd, 'updateProjectStage', { id, stage: 6, offerDeadline }, null, null, [deich])
  await files(dora, 6)
  course.at(after(10 * second, offerDeadline))
  await open(7)
  const partOf = async (email: string) => (await call(email, 'getProject', id)).lots[0]?.lotOffer ?? null
  return { id, lotId, deich, files, partOf }
}

test('the waiting room is told of an award before it is given; who comes after it with the award', async () => {
  const { id, lotId, deich, files, partOf } = await inRounds()
  const geest = await files(fritz, 1)
  expect(await refused(call(bernd, 'announceAward', lotId, deich, {}))).toBe('ValidationException')
  const { lots } = await call(bernd, 'announceAward', lotId, deich, { [geest]: 'Vergeben' })
  const from = awardableFromAfter(course.now)
  expect(lots[0]?.award?.letters).toMatchObject([{ offerId: geest, awardableFrom: from }])
  const told = await mailTo(fritz)
  expect(told).toMatchObject({
    key: 'applicationDenied',
    values: { reason: 'Vergeben', winnerName: 'Deich & Erdbau GmbH', awardableFrom: sayDay(from) },
  })
  const part = await partOf(fritz)
  expect(part?.answer).toMatchObject({
    kind: 'applicationDenied',
    winner: 'Deich & Erdbau GmbH',
    awardableFrom: from,
  })
  const paper = await paperFor(course, fritz, { kind: 'letter', id: part?.answer?.letterId ?? 0 })
  for (const words of ['Deich & Erdbau GmbH', sayDay(from), '§ 134 GWB', 'beabsichtigten Zuschlag'])
    expect(paper).toContain(plain(words))

  course.pass(hour)
  await call(fritz, 'updateOfferStage', geest, 0, null)
  expect((await partOf(fritz))?.answer).toEqual(part?.answer)
  const hafen = await files(gesa, 1)
  await awardLettersJob({
    db: course.db(),
    act: actingAsSystem(course.house),
    departures: { areSent: false, list: async () => [] },
    now: () => course.now,
  }).work()
  course.at(from)
  await course.db().deleteFrom('outbox').execute()
  await call(bernd, 'awardLot', lotId, deich, { reasons: { [hafen]: 'Vergeben' } })
  expect(await mailTo(gesa)).toMatchObject({
    key: 'applicationDenied',
    values: { winnerName: 'Deich & Erdbau GmbH', awardableFrom: '' },
  })
  expect((await partOf(gesa))?.answer).toMatchObject({ winner: 'Deich & Erdbau GmbH', awardableFrom: null })
  expect((await partOf(fritz))?.answer).toEqual(part?.answer)
  const [, , answer] = await call(bernd, 'getLogEntries', id, 'OFFER_STAGE_CHANGED')
  expect(JSON.stringify(answer?.data)).not.toContain('Nicht zugelassen')
})

test.each([
  [true, { winner: 'Deich & Erdbau GmbH', winnerOnRequest: false }],
  [undefined, { winner: null, winnerOnRequest: true }],
])('without the law of the Union the winner is named by the tick alone: %s', async (tellWinner, told) => {
  const { tender, lotId, deich, geest, hafen } = await openedOffers(course)
  await course.db().updateTable('tenders').set({ sdkVersion: null }).where('id', '=', tender.id).execute()
  const reasons = { [geest]: 'Zu teuer', [hafen]: 'Zu spät' }
  await call(bernd, 'awardLot', lotId, deich, { reasons, ...(tellWinner && { tellWinner }) })
  const answer = (await call(fritz, 'getProject', tender.id)).lots[0]?.lotOffer?.answer
  expect(answer).toMatchObject({ kind: 'offerDenied', ...told })
  const { values } = await mailTo(fritz)
  const paper = await paperFor(course, fritz, { kind: 'letter', id: answer?.letterId ?? 0 })
  const name = told.winner ?? 'wird auf Antrag mitgeteilt'
  expect(values['winnerName']).toContain(name)
  expect(paper).toContain(plain(name))
  if (told.winner === null) expect(JSON.stringify([values, paper, answer])).not.toMatch(/Deich/)
})

test('why a tender was cancelled stands on its page, in its history and in the mails', async () => {
  course.at(begin)
  const { id } = await publishedTender(course, 3)
  await call(dora, 'createOffer', { id })
  const cancel = (reason?: string) =>
    call(anna, 'updateProjectStage', { id, stage: 8 }, null, null, null, reason ? { reason } : {})
  expect(await refused(cancel())).toBe('ValidationException')
  expect((await call(dora, 'getProject', id)).cancelReason).toBeNull()
  const { cancelReason, history } = await cancel('Der Bedarf ist entfallen.')
  expect(cancelReason).toBe('Der Bedarf ist entfallen.')
  expect(history.find(({ stage }) => stage === 8)).toMatchObject({ reason: 'Der Bedarf ist entfallen.' })
  expect((await mailTo(dora)).values).toMatchObject({ reason: 'Der Bedarf ist entfallen.' })
  for (const email of [dora, fritz])
    expect((await call(email, 'getProject', id)).cancelReason).toBe('Der Bedarf ist entfallen.')
  const visitor = await course.newcomer().call('getProject', id)
  expect(visitor.cancelReason).toBe('Der Bedarf ist entfallen.')
})
