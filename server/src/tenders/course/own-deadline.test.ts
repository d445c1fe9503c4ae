import type { PanelValues } from '@allmende/domain/notices/values/values.ts'
import { beforeEach, expect, test } from 'vitest'
import { demoPassword } from '../../../../demo/people.ts'
import { up } from '../../database/migrations/0045-own-deadlines.ts'
import { ownRoom, upload } from '../../offers/test-story.ts'
import { dora, fritz } from '../people/test-announced.ts'
import { anna, bernd } from '../test-tenders.ts'
import { after, begin, day, deadlines, drafted, givenCourse, second, twoLots } from './test-course.ts'

const course = givenCourse()
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

const listed = async (email: string | null, tab: 'öffentlich' | 'bewerbung', id: number) => {
  const person = email === null ? course.newcomer() : await course.as(email)
  const rows = await person.call('getProjects', { tab, sort: 'deadline:asc' })
  return rows.find((row) => row.id === id)?.deadline ?? null
}

test('who takes part is told the deadline of her own lots, everyone else that of all', async () => {
  const { id, lots } = await drafted(course, { panels: uneven() })
  const [north] = lots.map((lot) => lot.id)
  await course.call(bernd, 'updateProjectStage', { id, stage: 3, published: begin }, [north as number], null)
  await course.tick(id)
  await course.call(dora, 'createOffer', { id })
  expect(await listed(dora, 'bewerbung', id)).toEqual(deadlines.applicationDeadline)
  expect(await listed(dora, 'öffentlich', id)).toEqual(deadlines.applicationDeadline)
  for (const other of [fritz, anna, null]) expect(await listed(other, 'öffentlich', id)).toEqual(early)
})

test('it goes on with the rounds', async () => {
  const rounds = { type: 5 as const, finalDeadline: after(80 * day), deadlinePeriodDays: 10 }
  const { id } = await drafted(course, rounds)
  await course.call(bernd, 'updateProjectStage', { id, stage: 3, published: begin }, null, null)
  await course.tick(id)
  await course.call(dora, 'createOffer', { id })
  course.at(after(1, deadlines.applicationDeadline))
  await course.tick(id)
  expect(await listed(dora, 'bewerbung', id)).toEqual(after(10 * day, deadlines.applicationDeadline))
})

test('who is admitted in a round reads until when she applied, not the next round of others', async () => {
  const rounds = { type: 5 as const, finalDeadline: after(80 * day), deadlinePeriodDays: 10 }
  const { id, lots } = await drafted(course, rounds)
  await course.call(bernd, 'updateProjectStage', { id, stage: 3, published: begin }, null, null)
  await course.tick(id)
  const { id: offerId } = await course.call(dora, 'createOffer', { id })
  for (const { id: lotId } of lots)
    await upload(course, dora, await ownRoom(course, dora, id, { stage: 4, lotId }), 'antrag.txt')
  await course.call(dora, 'updateOfferStage', offerId, 1, null)
  course.at(after(11 * second, deadlines.applicationDeadline))
  await course.tick(id)
  for (const opener of [bernd, anna])
    await course.call(opener, 'updateProjectStage', { id, stage: 4 }, null, demoPassword)
  await course.call(bernd, 'updateProjectStage', { id, stage: 5 }, null, null, [offerId])
  expect(await listed(dora, 'öffentlich', id)).toEqual(deadlines.applicationDeadline)
  expect(await listed(fritz, 'öffentlich', id)).toEqual(after(10 * day, deadlines.applicationDeadline))

  // As it was stored by versions that knew no deadline of her own: the clock is told to look.
  const db = course.db()
  await db.updateTable('offers').set({ deadline: null }).where('id', '=', offerId).execute()
  expect(await listed(dora, 'öffentlich', id)).toBeNull()
  await up(db)
  const { due } = await db.selectFrom('tenders').select('due').where('id', '=', id).executeTakeFirstOrThrow()
  expect(due?.getTime()).toBeLessThan(begin.getTime())
  course.at(after(12 * second, deadlines.applicationDeadline))
  await course.tick(id)
  expect(await listed(dora, 'öffentlich', id)).toEqual(deadlines.applicationDeadline)
})
