import { randomUUID } from 'node:crypto'
import type { TeamTender } from '@allmende/domain/tenders/tenders.contract.ts'
import { beforeEach, describe, expect, test } from 'vitest'
import { demoPassword } from '../../../demo/people.ts'
import {
  after,
  begin,
  day,
  deadlines,
  drafted,
  givenCourse,
  publishedTender,
  refused,
  second,
} from '../tenders/course/test-course.ts'
import { dora, fritz } from '../tenders/people/test-announced.ts'
import { anna, bernd } from '../tenders/test-tenders.ts'
import { senderOf } from './test-sender.ts'
import { ownRoom, upload } from './test-story.ts'

const course = givenCourse()
const { call } = course
beforeEach(() => course.at(begin))

/** How many of some calls at once were done. */
const doneOf = async (...calls: Promise<unknown>[]) =>
  (await Promise.allSettled(calls)).filter(({ status }) => status === 'fulfilled').length
const seen = async (id: number) => (await call(anna, 'getProject', id)) as TeamTender
const stage = (email: string, id: number, wanted: number, password: string | null = null) =>
  call(email, 'updateProjectStage', { id, stage: wanted, published: course.now }, null, password)

/** A company that has put a file into the room of its application. */
async function applicant(email: string, tender: TeamTender): Promise<number> {
  const { id } = await call(email, 'createOffer', { id: tender.id })
  const lotId = tender.lots[0]?.id ?? 0
  await upload(
    course,
    email,
    await ownRoom(course, email, tender.id, { stage: 4, lotId }),
    'Antrag.txt',
    email,
  )
  return id
}

describe('of two at once one finds what the other has left', () => {
  test('cancelling and starting', async () => {
    const { id } = await publishedTender(course, 2)
    const why = { reason: 'Kein Bedarf' }
    const cancel = call(anna, 'updateProjectStage', { id, stage: 8 }, null, null, undefined, why)
    await doneOf(cancel, stage(bernd, id, 3))
    const { stage: shown, lots, archived } = await seen(id)
    expect([shown, lots[0]?.outcome, archived]).toEqual([8, 'CANCELLED', begin])
    expect(await refused(stage(bernd, id, 3))).toBe('StageException')
  })

  test('publishing and taking back', async () => {
    const { id } = await drafted(course)
    const published = after(day)
    const publish = () => call(bernd, 'updateProjectStage', { id, stage: 2, published }, null, null)
    await publish()
    const taken = await doneOf(call(anna, 'unpublishProject', id), call(anna, 'unpublishProject', id))
    expect(taken).toBe(1)
    expect(await doneOf(publish(), publish())).toBe(1)
    const { lots, ...tender } = await seen(id)
    expect([tender.stage, tender.published, lots[0]?.stage]).toEqual([2, published, 2])
  })

  test('submitting and withdrawing leave a receipt for each that was done, and one state', async () => {
    const tender = await publishedTender(course, 3)
    const offerId = await applicant(dora, tender)
    await call(dora, 'updateOfferStage', offerId, 1, null)
    const withdraw = () => call(dora, 'updateOfferStage', offerId, 0, null)
    expect(await doneOf(withdraw(), withdraw())).toBe(1)
    const done = await doneOf(withdraw(), call(dora, 'updateOfferStage', offerId, 1, null))
    const { submissions } = await call(dora, 'getSubmissions', offerId)
    expect(submissions).toHaveLength(2 + done)
    const [offer] = await call(dora, 'getOffersByProjectId', tender.id)
    const standing = submissions.filter(
      ({ kind, withdrawnAt }) => kind === 'APPLICATION' && withdrawnAt === null,
    )
    expect(standing).toHaveLength(offer?.stage ?? -1)
  })

  test('two second confirmations open once', async () => {
    const tender = await publishedTender(course, 3)
    const offerId = await applicant(dora, tender)
    await call(dora, 'updateOfferStage', offerId, 1, null)
    await call(anna, 'addProjectEditors', tender.id, ['clara.kaemmerei@allmende.example'])
    course.at(after(40 * day + 11 * second))
    await stage(bernd, tender.id, 4, demoPassword)
    await course.everythingSaid()
    const clara = 'clara.kaemmerei@allmende.example'
    const opened = await doneOf(
      stage(anna, tender.id, 4, demoPassword),
      stage(clara, tender.id, 4, demoPassword),
    )
    expect(opened).toBe(1)
    expect((await seen(tender.id)).lots[0]?.openings).toHaveLength(1)
    expect((await course.logged()).filter((entry) => entry.startsWith('OPENED'))).toHaveLength(1)
  })

  test('joining while the lot ends', async () => {
    const tender = await publishedTender(course, 3)
    const lotId = tender.lots[0]?.id ?? 0
    const [joined] = await Promise.allSettled([
      call(fritz, 'createOffer', { id: tender.id }),
      call(anna, 'endLot', lotId, 'Kein Bedarf'),
    ])
    const offers = await call(anna, 'getOffersByProjectId', tender.id)
    expect(offers).toHaveLength(joined?.status === 'fulfilled' ? 1 : 0)
    expect(await seen(tender.id)).toMatchObject({ lots: [{ outcome: 'NO_AWARD' }] })
    expect((await call(fritz, 'getProject', tender.id)).lots[0]).toMatchObject({ canApply: false })
  })
})

test('who mistyped her password opens with the same call once it is right', async () => {
  const tender = await publishedTender(course, 3)
  course.at(after(10 * second, deadlines.applicationDeadline))
  const send = await senderOf(course, bernd)
  const id = randomUUID()
  const opening = (password: string) => [{ id: tender.id, stage: 4 }, null, password]
  expect(await send(id, 'updateProjectStage', opening('falsch'))).toMatchObject({
    error: { data: { fields: { 2: expect.any(String) } } },
  })
  expect(await send(id, 'updateProjectStage', opening(demoPassword))).toMatchObject({
    result: { lots: [{ openUser: bernd }] },
  })
})

test('a call that is repeated gets the receipt it was given, and is not done again', async () => {
  const tender = await publishedTender(course, 3)
  const offerId = await applicant(dora, tender)
  const send = await senderOf(course, dora)
  const id = randomUUID()
  const first = await send(id, 'updateOfferStage', [offerId, 1, null])
  expect(first).toMatchObject({ result: { receiptId: expect.any(Number) } })
  course.pass(second)
  expect(await send(id, 'updateOfferStage', [offerId, 1, null])).toEqual(first)
  expect((await call(dora, 'getSubmissions', offerId)).submissions).toHaveLength(1)
  expect(await send(id, 'updateOfferStage', [offerId, 0, null])).toMatchObject({
    error: { data: { exceptionTypeName: 'ConflictException' } },
  })

  // What was refused stays refused under its id, even once it could be done.
  const late = randomUUID()
  course.at(after(40 * day + 1))
  const no = await send(late, 'updateOfferStage', [offerId, 0, null])
  expect(no).toMatchObject({ error: { data: { exceptionTypeName: 'StageException' } } })
  expect(await send(late, 'updateOfferStage', [offerId, 0, null])).toMatchObject({
    error: (no as { error: object }).error,
  })
  expect((await call(dora, 'getSubmissions', offerId)).refused).toHaveLength(1)
})

test('ids of other tenders, companies and lots lead nowhere and change nothing', async () => {
  const [mine, other] = [await publishedTender(course, 3), await publishedTender(course, 3)]
  const [lot, foreignLot] = [mine.lots[0]?.id ?? 0, other.lots[0]?.id ?? 0]
  const [deich, geest] = [await applicant(dora, mine), await applicant(fritz, other)]
  const before = JSON.stringify([await seen(mine.id), await seen(other.id)])
  await course.everythingSaid()
  const notFound: (() => Promise<unknown>)[] = [
    () => call(bernd, 'updateProjectStage', { id: mine.id, stage: 3 }, [foreignLot], null),
    () => call(bernd, 'updateProjectStage', { id: mine.id, stage: 3 }, [lot, 4711], null),
    () => call(bernd, 'updateProjectStage', { id: mine.id, stage: 4 }, [foreignLot], demoPassword),
    () => call(bernd, 'updateProjectStage', { id: mine.id, stage: 5 }, [lot], null, [geest]),
    () => call(bernd, 'updateProjectStage', { id: mine.id, stage: 6 }, [lot], null, [geest]),
    () => call(dora, 'updateOfferStage', deich, 1, [foreignLot]),
    () => call(dora, 'updateOfferStage', geest, 1, null),
    () => call(dora, 'updateOfferStage', 2 ** 40, 1, null),
    () => call(dora, 'getSubmissions', geest),
    () => call(dora, 'getOffersByOrganizationId', 2),
    () => call(bernd, 'updateOfferStage', deich, 3, [foreignLot]),
    () => call(anna, 'endLot', 4711, 'Nie'),
  ]
  for (const [index, ask] of notFound.entries())
    expect([index, await refused(ask())]).toEqual([index, 'NotFoundException'])
  expect(await refused(call(bernd, 'announceAward', lot, geest, {}))).toBe('StageException')
  expect(await refused(call(bernd, 'awardLot', lot, geest))).toBe('StageException')
  expect(JSON.stringify([await seen(mine.id), await seen(other.id)])).toBe(before)
  expect([await course.logged(), await course.mailed()]).toEqual([[], []])
})

test('what others do changes nothing of what an outsider gets', async () => {
  const tender = await publishedTender(course, 3)
  const { id } = tender
  const geest = (await call(fritz, 'createOffer', { id })).id
  const visitor = course.newcomer()
  const answers = async () =>
    JSON.stringify([
      await visitor.call('getProject', id),
      await visitor.call('getProjects'),
      await visitor.call('countProjects', 'öffentlich'),
      await visitor.call('getRoomsByProjectId', id),
      await call(fritz, 'getProject', id),
      await call(fritz, 'getProjects'),
      await call(fritz, 'getProjects', 'bewerbung'),
      await call(fritz, 'getRoomsByProjectId', id),
      await call(fritz, 'getOffersByProjectId', id),
      await call(fritz, 'getSubmissions', geest),
    ])
  const before = await answers()
  const unchanged = async (about: string) => expect([about, await answers()]).toEqual([about, before])
  await call(anna, 'addProjectEditors', id, ['clara.kaemmerei@allmende.example'])
  await call(anna, 'inviteUsers', id, { 'werft@werft.example': 'Werft' })
  await unchanged('team and invitations')
  const deich = await applicant(dora, tender)
  await unchanged('joining and uploading')
  await call(dora, 'updateOfferStage', deich, 1, null)
  await unchanged('submitting')
  await call(dora, 'updateOfferStage', deich, 0, null)
  await call(dora, 'updateOfferStage', deich, 1, null)
  await unchanged('withdrawing')
  course.at(after(40 * day + 11 * second))
  const past = await answers()
  await stage(bernd, id, 4, demoPassword)
  expect(await answers()).toBe(past)
})
