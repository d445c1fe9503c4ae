import type { NewTender } from '@allmende/domain/tenders/tenders.contract.ts'
import type { Form } from '@allmende/domain/notices/form/form.ts'
import { beforeEach, expect, test } from 'vitest'
import { formOfTemplate } from '../../notices/catalogues.ts'
import { dora } from '../people/test-announced.ts'
import { anna, bernd, notice } from '../test-tenders.ts'
import { after, begin, day, drafted, givenCourse, hour, publishedTender, refusal } from './test-course.ts'

const course = givenCourse()
beforeEach(() => course.at(begin))

const why = 'Die Fördermittel verfallen zum Quartalsende.'
const asked = {
  exceptionTypeName: 'ValidationException',
  fields: { '4.reason': expect.stringContaining('Begründung') },
}

type Negotiated = { id: number; offerId: number }
const startOffers = ({ id, offerId }: Negotiated, offerDeadline?: Date, reason?: string) =>
  course.call(
    bernd,
    'updateProjectStage',
    { id, stage: 6, ...(offerDeadline && { offerDeadline }) },
    null,
    null,
    [offerId],
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
async function negotiated(changes: Partial<NewTender>): Promise<Negotiated> {
  const { id } = await publishedTender(course, 5, { applicationDeadline: after(10 * day), ...changes })
  const { id: offerId } = await course.call(dora, 'createOffer', { id })
  return { id, offerId }
}

test('offers in less than 17 days are asked for with a reason, whoever set the deadline', async () => {
  const running = await negotiated({ offerDeadline: after(16 * day) })
  expect(await refusal(startOffers(running))).toMatchObject(asked)
  expect(await refusal(startOffers(running, after(16 * day + hour)))).toMatchObject(asked)
  const started = await startOffers(running, undefined, why)
  expect(started.lots.map(({ stage }) => stage)).toEqual([6])
  const [entry] = await course.call(anna, 'getLogEntries', running.id, 'PROJECT_STAGE_CHANGED')
  expect(JSON.stringify(entry)).toContain(why)
})

test('the day they are asked for does not count', async () => {
  const running = await negotiated({ offerDeadline: after(18 * day) })
  expect((await startOffers(running)).stage).toBe(6)
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

test('deadlines that a step has no use for are refused rather than passed over', async () => {
  const { id } = await drafted(course)
  const later = after(50 * day)
  for (const [stage, deadlines] of [
    [3, { applicationDeadline: later }],
    [6, { offerDeadline: later }],
  ] as const) {
    const [field = ''] = Object.keys(deadlines)
    const wanted = { id, stage, published: begin, ...deadlines }
    expect(await refusal(course.call(bernd, 'updateProjectStage', wanted, null, null))).toMatchObject({
      fields: { [`0.${field}`]: expect.stringContaining('im Formular') },
    })
  }
})
