import type { TeamTender } from '@allmende/domain/tenders/tenders.contract.ts'
import { beforeEach, expect, test } from 'vitest'
import { demoPassword } from '../../../../demo/people.ts'
import { doorsOf } from '../../offers/test-doors.ts'
import { ownRoom, upload } from '../../offers/test-story.ts'
import { dora, emil, fritz } from '../people/test-announced.ts'
import { anna, bernd } from '../test-tenders.ts'
import { after, begin, day, drafted, givenCourse, publishedTender, refused, second } from './test-course.ts'

const course = givenCourse()
const { call } = course
const door = doorsOf(course)
beforeEach(() => course.at(begin))

const lotOf = async (id: number) => {
  const [lot] = ((await call(bernd, 'getProject', id)) as TeamTender).lots
  if (!lot) throw new Error('a tender without lots')
  return lot
}
const openBoth = async (id: number, stage: 4 | 7) => {
  await call(bernd, 'updateProjectStage', { id, stage }, null, demoPassword)
  await call(anna, 'updateProjectStage', { id, stage }, null, demoPassword)
}
/** Fills the room of a phase and submits. */
async function file(email: string, tenderId: number, offerId: number, stage: 1 | 6): Promise<void> {
  const { id: lotId } = await lotOf(tenderId)
  const room = await ownRoom(course, email, tenderId, { stage: stage === 1 ? 4 : 7, lotId })
  await upload(course, email, room, `${stage}.txt`)
  await call(email, 'updateOfferStage', offerId, stage, null)
}

/** Whose applications lie in the archive of a round. */
async function filedIn(lotId: number, round: number): Promise<string[]> {
  const link = await call(bernd, 'getOffersZipLink', lotId, { target: 4, round })
  expect(link).toContain(`Runde%20${round}`)
  const { bytes } = await door(null, link)
  return ['Deich', 'Geest'].filter((name) => bytes.includes(name))
}

test('interest is shown, chosen from and asked for offers; there is no application', async () => {
  const { id } = await publishedTender(course, 2, { type: 2 })
  const [deich, geest] = [
    (await call(dora, 'createOffer', { id })).id,
    (await call(fritz, 'createOffer', { id })).id,
  ]
  expect(await call(dora, 'getOffersByProjectId', id)).toMatchObject([
    { id: deich, stage: 3, lotOffers: [{ stage: 3, missing: [] }] },
  ])
  expect(await refused(call(dora, 'updateOfferStage', deich, 1, null))).toBe('StageException')
  expect(await refused(call(bernd, 'updateProjectStage', { id, stage: 3 }, null, null))).toBe(
    'StageException',
  )
  await course.everythingSaid()
  await call(bernd, 'updateProjectStage', { id, stage: 5 }, null, null, [deich])
  // Who only showed interest has filed nothing that were to be answered.
  expect(await course.mailed()).toEqual([])
  expect((await call(fritz, 'getOffersByProjectId', id))[0]).toMatchObject({ id: geest, stage: 2 })
  await call(bernd, 'updateProjectStage', { id, stage: 6 }, null, null, [deich])
  expect(await course.mailed()).toEqual([
    'offerExpected dora',
    'offerExpected emil',
    ...['dora', 'emil', 'fritz'].map((name) => `offerPhaseStarted ${name}`),
  ])
  await file(emil, id, deich, 6)
  course.at(after(91 * day))
  await openBoth(id, 7)
  const { id: lotId } = await lotOf(id)
  await call(anna, 'awardLot', lotId, deich, { withoutWaiting: 'Nur ein Angebot' })
  const [awarded] = await call(bernd, 'getLogEntries', id, 'LOT_AWARDED')
  expect(JSON.stringify(awarded?.data.changes)).toContain('Nur ein Angebot')
  expect(await call(anna, 'archiveProject', id)).toMatchObject({ stage: 7, lots: [{ outcome: 'AWARDED' }] })
})

test('offers are asked for at once, and who is told with the award itself has nothing to wait for', async () => {
  const { id } = await publishedTender(course, 6)
  const [deich, geest] = [
    (await call(dora, 'createOffer', { id })).id,
    (await call(fritz, 'createOffer', { id })).id,
  ]
  expect((await call(dora, 'getOffersByProjectId', id))[0]).toMatchObject({ stage: 4 })
  await file(dora, id, deich, 6)
  await file(fritz, id, geest, 6)
  course.at(after(90 * day + 11 * second))
  await openBoth(id, 7)
  const { id: lotId } = await lotOf(id)
  const reasons = { [geest]: 'Teurer' }
  await call(anna, 'awardLot', lotId, deich, { reasons, withoutWaiting: 'Äußerste Dringlichkeit' })
  const letters = await course
    .db()
    .selectFrom('outbox')
    .select(['recipient', 'values', 'about'])
    .where('key', '=', 'offerDenied')
    .execute()
  expect(letters).toMatchObject([
    {
      recipient: fritz,
      about: null,
      values: { winnerName: 'Deich & Erdbau GmbH', reason: 'Teurer', awardableFrom: '' },
    },
  ])
})

test.each([3, 4] as const)('type %i is published and put away, and nothing else', async (type) => {
  const { id } = await drafted(course, { type })
  await call(anna, 'updateProjectStage', { id, stage: 2, published: begin }, null, null)
  for (const stage of [3, 5, 6])
    expect(await refused(call(anna, 'updateProjectStage', { id, stage }, null, null))).toBe('StageException')
  expect(await refused(call(dora, 'createOffer', { id }))).toBe('StageException')
  expect(await call(anna, 'archiveProject', id)).toMatchObject({ stage: 2, archived: begin })
  expect(await call(dora, 'getProject', id)).toMatchObject({ stage: 2, archived: begin })
})

test('a second round leaves the first behind; who was denied applies again', async () => {
  const rounds = {
    applicationDeadline: after(40 * day),
    deadlinePeriodDays: 10,
    finalDeadline: after(80 * day),
  }
  const { id } = await publishedTender(course, 3, { type: 5, ...rounds })
  const deich = (await call(dora, 'createOffer', { id })).id
  await file(dora, id, deich, 1)
  course.at(after(40 * day + 11 * second))
  await openBoth(id, 4)
  expect(await lotOf(id)).toMatchObject({ stage: 4, lastOpenedRound: 1 })

  const geest = (await call(fritz, 'createOffer', { id })).id
  await file(fritz, id, geest, 1)
  expect((await call(fritz, 'getProject', id)).lots[0]?.lotOffer).toMatchObject({
    round: 2,
    stage: 1,
    effectiveStage: 3,
  })
  await call(bernd, 'updateProjectStage', { id, stage: 5 }, null, null, [deich])
  expect(await refused(call(bernd, 'updateProjectStage', { id, stage: 4 }, null, demoPassword))).toBe(
    'StageException',
  )
  course.at(after(50 * day + 11 * second))
  await course.everythingSaid()
  await openBoth(id, 4)
  expect(await course.mailed()).toEqual(['applicationDenied dora', 'applicationDenied emil'])
  expect(await lotOf(id)).toMatchObject({
    stage: 4,
    lastOpenedRound: 2,
    offerDeadline: null,
    openings: [{ round: 1 }, { round: 2 }],
  })
  const { id: lotId } = await lotOf(id)
  expect([await filedIn(lotId, 1), await filedIn(lotId, 2)]).toEqual([['Deich'], ['Geest']])
  expect(await refused(call(bernd, 'getOffersZipLink', lotId, { target: 4, round: 3 }))).toBe(
    'StageException',
  )
  const [denied] = await call(dora, 'getOffersByProjectId', id)
  expect(denied?.lotOffers).toMatchObject([{ round: 1, stage: 2, deniedAt: course.now, reached: 3 }])
  const reached = async (email: string) => {
    const part = (await call(email, 'getProject', id)).lots[0]?.lotOffer
    return [part?.reached, part?.everReached]
  }
  expect([await reached(dora), await reached(fritz)]).toEqual([
    [3, 3],
    [2, 2],
  ])
  expect((await call(bernd, 'getOffersByProjectId', id)).map(({ lotOffers: [one] }) => one?.reached)).toEqual(
    [0, 0],
  )
  expect(await refused(call(dora, 'updateOfferStage', deich, 1, null))).toBe('StageException')

  const again = await call(dora, 'createOffer', { id })
  expect(again).toMatchObject({
    id: deich,
    lotOffers: [{ attempt: 2, round: null, stage: 0, deniedAt: null }],
    earlierLotOffers: [{ attempt: 1, round: 1, stage: 2, deniedAt: expect.any(Date), reached: 3 }],
  })
  expect(await reached(dora)).toEqual([0, 3])
  await file(dora, id, deich, 1)
  expect((await call(dora, 'getProject', id)).lots[0]?.lotOffer).toMatchObject({ round: 3, stage: 1 })
  const { offersByRound } = await lotOf(id)
  expect(
    offersByRound.map(({ round, offers }) => [round, offers.map(({ offerId, stage }) => [offerId, stage])]),
  ).toEqual([
    [1, [[deich, 2]]],
    [2, [[geest, 2]]],
    [3, [[deich, 1]]],
  ])
  expect(await call(dora, 'getProjects', 'bewerbung')).toMatchObject([{ id }])
})
