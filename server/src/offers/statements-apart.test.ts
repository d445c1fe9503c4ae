import type { MethodName } from '@allmende/domain/contract.ts'
import type { TeamTender } from '@allmende/domain/tenders/tenders.contract.ts'
import type { KyselyPlugin } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import { quietHouse } from '../assembly/quiet-house.ts'
import { createCalls } from '../rpc/calls.ts'
import { noConnection } from '../rpc/method.ts'
import { testConfig, testGround } from '../test-config.ts'
import { withAnswers } from '../../../demo/answers.ts'
import { demoPassword } from '../../../demo/people.ts'
import { begin, day, givenCourse, publishedTender } from '../tenders/course/test-course.ts'
import { dora } from '../tenders/people/test-announced.ts'
import { anna, concession } from '../tenders/test-tenders.ts'
import { ownRoom, upload } from './test-story.ts'

const course = givenCourse()
const { call } = course
beforeEach(() => course.at(begin))

const others = ['gesa@wesermarsch-hafenbau.example', 'hinnerk@nordlicht-gastronomie.example']

/** Asks in somebody's name and counts what the database is asked for it: a class of time that no machine changes. */
async function countingFor(email: string) {
  let statements = 0
  const counter: KyselyPlugin = {
    transformQuery: ({ node }) => (statements++, node),
    transformResult: async ({ result }) => result,
  }
  const config = testConfig(
    { kind: 'embedded', directory: null },
    { session: { idle: 3650 * day, absolute: 3650 * day } },
  )
  const house = quietHouse(course.db().withPlugin(counter), config, testGround())
  const run = createCalls(house)
  const { token } = await course.newcomer().call('login', email, demoPassword)
  const session = await house.sessions.open(token, course.now)
  return async (method: MethodName, ...params: unknown[]) => {
    const before = statements
    const caller = { session, address: 'test', language: 'de', connection: noConnection } as const
    const outcome = await run(caller, { method, params, now: course.now })
    return [method, 'error' in outcome ? 'refused' : 'done', statements - before]
  }
}

/** What a bidder's calls cost in a tender in which others have come this far. */
async function costs(company: readonly string[]): Promise<unknown[]> {
  course.at(begin)
  const tender = await publishedTender(course, 3)
  const { id } = tender
  const lotId = tender.lots[0]?.id ?? 0
  for (const email of company) {
    const offer = await call(email, 'createOffer', { id })
    await upload(course, email, await ownRoom(course, email, id, { stage: 4, lotId }), 'Antrag.txt')
    await call(email, 'updateOfferStage', offer.id, 1, null)
  }
  const count = await countingFor(dora)
  const joined = await count('createOffer', { id })
  const [offer] = await call(dora, 'getOffersByProjectId', id)
  const offerId = offer?.id ?? 0
  const room = await ownRoom(course, dora, id, { stage: 4, lotId })
  await upload(course, dora, room, 'Antrag.txt')
  const reads = async () => [
    await count('getProject', id),
    await count('getProjects'),
    await count('getRoomsByProjectId', id),
    await count('listDocuments', room.id),
    await count('getOffersByProjectId', id),
    await count('getSubmissions', offerId),
  ]
  const announce = async () => {
    const form = (await call(anna, 'getProject', id, 'pending')) as TeamTender
    const panels = withAnswers(concession, form.panels, { 'BT-21-Procedure': `Fassung ${form.version}` })
    await call(anna, 'updateProject', { id, version: form.version, panels })
    await call(anna, 'announceChange', id, { reason: 'Rückfragen', text: '' })
  }
  const counted = [
    joined,
    ...(await reads()),
    await count('updateOfferStage', offerId, 1, null),
    await count('updateOfferStage', offerId, 0, null),
    await count('updateOfferStage', offerId, 1, null),
    ...(await reads()),
  ]
  course.pass(1000)
  await announce()
  const changeId = course.now.getTime()
  course.pass(1000)
  counted.push(...(await reads()), await count('confirmChange', offerId, changeId), ...(await reads()))
  course.pass(41 * day)
  return [...counted, await count('updateOfferStage', offerId, 0, null), ...(await reads())]
}

test('what a bidder does takes the same number of statements, whoever else takes part', async () => {
  const alone = await costs([])
  expect(alone.filter((each) => (each as unknown[])[1] === 'done')).toHaveLength(35)
  expect(await costs(others)).toEqual(alone)
})
