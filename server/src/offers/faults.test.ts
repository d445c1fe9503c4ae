import { randomUUID } from 'node:crypto'
import type { KyselyPlugin } from 'kysely'
import type { TeamTender } from '@allmende/domain/tenders/tenders.contract.ts'
import { beforeAll, expect, test } from 'vitest'
import { demoPassword } from '../../../demo/people.ts'
import { after, givenCourse, publishedTender, second } from '../tenders/course/test-course.ts'
import { dora } from '../tenders/people/test-announced.ts'
import { anna, bernd } from '../tenders/test-tenders.ts'
import { senderOf } from './test-sender.ts'
import { applicant } from './test-story.ts'

const course = givenCourse()
const { call } = course
let tender: TeamTender
let offerId = 0

beforeAll(async () => {
  tender = await publishedTender(course, 3)
  ;({ offerId } = await applicant(course, dora, tender, 'Antrag.txt'))
  await course.everythingSaid()
})

/** Breaks off at one statement of a change, counted from where it takes the id of its call. */
function breaking(): KyselyPlugin & { at: (statement: number) => void } {
  let [wanted, count] = [-1, -1]
  return {
    at: (statement) => void ([wanted, count] = [statement, -1]),
    transformQuery: ({ node }) => {
      const isBegin = node.kind === 'InsertQueryNode' && JSON.stringify(node.into).includes('kept_answers')
      if (isBegin || count >= 0) count++
      if (count >= 0 && count === wanted) throw new Error('broken off')
      return node
    },
    transformResult: async ({ result }) => result,
  }
}

/** Has a call break off at each of its statements in turn, and looks each time whether anything of it is there. */
async function brokenOffEverywhere(
  email: string,
  method: 'updateOfferStage' | 'updateProjectStage',
  params: unknown[],
  nothing: () => Promise<void>,
): Promise<number> {
  const id = randomUUID()
  const fault = breaking()
  const send = await senderOf(course, email, { ...course.house, db: course.db().withPlugin(fault) })
  for (let statement = 0; ; statement++) {
    // Nobody files so often at once.
    course.pass(2 * second)
    fault.at(statement)
    const outcome = await send(id, method, params)
    if ('result' in outcome) return statement
    expect(outcome.error.code).toBe(-32603)
    await nothing()
  }
}

const submissionsOf = async () => (await call(dora, 'getSubmissions', offerId)).submissions

test('a submission that breaks off at any of its statements has left nothing, and is done once by its repeat', async () => {
  const statements = await brokenOffEverywhere(dora, 'updateOfferStage', [offerId, 1, null], async () => {
    expect(await submissionsOf()).toEqual([])
    expect((await call(dora, 'getOffersByProjectId', tender.id))[0]?.stage).toBe(0)
    expect([await course.logged(), await course.mailed()]).toEqual([[], []])
  })
  expect(statements).toBeGreaterThan(10)
  expect(await submissionsOf()).toHaveLength(1)
  expect(await course.logged()).toEqual(['OFFER_STAGE_CHANGED dora', 'APPLICATION_SUBMITTED dora'])
  expect(await course.mailed()).toHaveLength(4)
})

test('an opening that breaks off at any of its statements has opened nothing, and is done once by its repeat', async () => {
  course.at(after(10 * second, tender.lots[0]?.applicationDeadline ?? course.now))
  await call(bernd, 'updateProjectStage', { id: tender.id, stage: 4 }, null, demoPassword)
  await course.everythingSaid()
  const params = [{ id: tender.id, stage: 4 }, null, demoPassword]
  const openingsOf = () => course.db().selectFrom('openings').select('id').execute()
  const statements = await brokenOffEverywhere(anna, 'updateProjectStage', params, async () => {
    const [lot] = ((await call(bernd, 'getProject', tender.id)) as TeamTender).lots
    expect(lot).toMatchObject({ stage: 3, openUser: bernd, openings: [] })
    expect([await openingsOf(), (await submissionsOf())[0]?.openedAt]).toEqual([[], null])
    expect([await course.logged(), await course.mailed()]).toEqual([[], []])
  })
  expect(statements).toBeGreaterThan(10)
  expect([(await openingsOf()).length, (await submissionsOf())[0]?.openedAt]).toEqual([1, course.now])
  expect((await course.logged()).filter((entry) => entry.startsWith('OPENED'))).toEqual(['OPENED anna'])
})
