import type { NewTender } from '@allmende/domain/tenders/tenders.contract.ts'
import type { Form } from '@allmende/domain/notices/form/form.ts'
import { beforeEach, expect, test } from 'vitest'
import { formOfTemplate } from '../../notices/catalogues.ts'
import { dora } from '../people/test-announced.ts'
import { anna, bernd, notice } from '../test-tenders.ts'
import { after, begin, day, drafted, givenCourse, publishedTender, refusal } from './test-course.ts'

const course = givenCourse()
beforeEach(() => course.at(begin))

const why = 'Die Fördermittel verfallen zum Quartalsende.'
const asked = {
  exceptionTypeName: 'ValidationException',
  fields: { '4.reason': expect.stringContaining('Begründung') },
}

const startOffers = (id: number, offerDeadline?: Date, reason?: string) =>
  course.call(
    bernd,
    'updateProjectStage',
    { id, stage: 6, ...(offerDeadline && { offerDeadline }) },
    null,
    null,
    undefined,
    reason ? { reason } : {},
  )

const publish = (id: number, stage: number, reason?: string) =>
  course.call(
    bernd,
    'updateProjectStage',
    { id, stage, published: begin },
    null,
    null,
    undefined,
    reason ? { reason } : {},
  )

/** Somebody negotiates, and offers are to come until then. */
async function negotiated(changes: Partial<NewTender>): Promise<number> {
  const { id } = await publishedTender(course, 5, { applicationDeadline: after(20 * day), ...changes })
  await course.call(dora, 'createOffer', { id })
  return id
}

test('offers in less than 17 days are asked for with a reason, whoever set the deadline', async () => {
  const id = await negotiated({ offerDeadline: after(16 * day) })
  expect(await refusal(startOffers(id))).toMatchObject(asked)
  expect(await refusal(startOffers(id, after(5 * day)))).toMatchObject(asked)
  const started = await startOffers(id, undefined, why)
  expect(started.lots.map(({ stage }) => stage)).toEqual([6])
  const [entry] = await course.call(anna, 'getLogEntries', id, 'PROJECT_STAGE_CHANGED')
  expect(JSON.stringify(entry)).toContain(why)
})

test('the day they are asked for does not count', async () => {
  const id = await negotiated({ offerDeadline: after(18 * day) })
  expect((await startOffers(id)).stage).toBe(6)
})

test('who offers at once has 30 days from the publication, explained once', async () => {
  const { id } = await drafted(course, { offerDeadline: after(20 * day) })
  expect(await refusal(publish(id, 6))).toMatchObject(asked)
  expect((await publish(id, 6, why)).stage).toBe(6)
})

test('the law on concessions is about concessions', async () => {
  const { id } = await drafted(course, {
    templateId: 'EU-16',
    panels: notice({}, formOfTemplate('EU-16', 'de') as Form),
    applicationDeadline: after(3 * day),
  })
  expect((await publish(id, 3)).stage).toBe(3)
})
