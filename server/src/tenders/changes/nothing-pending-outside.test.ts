import type { TeamTender } from '@allmende/domain/tenders/tenders.contract.ts'
import { withFacts } from '@allmende/domain/notices/values/editing.ts'
import { beforeEach, expect, test } from 'vitest'
import { after, begin, day, givenCourse, publishedTender } from '../course/test-course.ts'
import { dora } from '../people/test-announced.ts'
import { anna, bernd, concession } from '../test-tenders.ts'
import { answered, because, formOf, saved } from './test-changes.ts'

const course = givenCourse()
const { call } = course
beforeEach(() => course.at(begin))

/** Everything anybody gets of a tender but the form of its change, as one text; papers by what they are made of. */
async function everyWayOut(id: number): Promise<string> {
  const visitor = course.newcomer()
  const said: unknown[] = []
  for (const email of [null, dora, bernd, anna]) {
    const ask = email === null ? visitor : await course.as(email)
    said.push(
      await ask.call('getProject', id),
      await ask.call('getProjects', { tab: 'öffentlich' }),
      await ask.call('getAllProjects', { search: 'Fähre' }),
      await ask.call('getAllProjects', { search: 'Seilbahn' }),
      await ask.call('exportNotice', id),
      await ask.call('getRoomsByProjectId', id),
    )
  }
  said.push(await call(bernd, 'checkNotice', id), await call(bernd, 'getLogEntries', id, null))
  said.push(await call(bernd, 'getProjectVersions', id))
  said.push(await course.db().selectFrom('tenders').selectAll().where('id', '=', id).execute())
  said.push(await course.db().selectFrom('tenderLots').selectAll().where('tenderId', '=', id).execute())
  return JSON.stringify(said)
}

test('a pending change shows in its form alone, until it is announced', async () => {
  const { id } = await publishedTender(course, 3)
  await saved(course, id, (form) => ({
    panels: answered(
      withFacts(concession, form.panels, 'GR-Lot[1]', { applicationDeadline: '2030-03-03T03:03:00.000Z' }),
      { 'BT-21-Procedure': 'Seilbahn', 'BT-24-Procedure': 'Seilbahn statt Fähre', 'BT-21-Lot': 'Seilbahn' },
    ),
    offerDeadline: after(123 * day),
  }))
  const pending = JSON.stringify(await formOf(course, id))
  const signs = [
    'Seilbahn',
    '2030-03-03',
    after(123 * day)
      .toISOString()
      .slice(0, 10),
  ]
  for (const sign of signs) expect(pending).toContain(sign)
  const before = await everyWayOut(id)
  for (const sign of signs) expect(before).not.toContain(sign)
  expect(JSON.stringify(await call(dora, 'getProject', id))).not.toMatch(
    /hasChanges|pendingChange|announcedVersion/,
  )

  await call(anna, 'announceChange', id, because)
  const shown = await everyWayOut(id)
  for (const sign of signs) expect(shown).toContain(sign)
})

test('it survives a restart and what moves meanwhile', async () => {
  const { id } = await publishedTender(course, 5)
  await saved(course, id, (form) => ({ panels: answered(form.panels, { 'BT-21-Procedure': 'Seilbahn' }) }))
  await call(dora, 'createOffer', { id })
  // The offer phase begins with another deadline: the change has left that alone.
  const offerDeadline = after(111 * day)
  const [offer] = await call(bernd, 'getOffersByProjectId', id)
  await call(bernd, 'updateProjectStage', { id, stage: 6, offerDeadline }, null, null, [offer?.id ?? 0])
  expect(await formOf(course, id)).toMatchObject({ name: 'Seilbahn', offerDeadline })
  await course.open()
  const announced = await call(anna, 'announceChange', id, because)
  expect(announced).toMatchObject({ name: 'Seilbahn', lots: [{ stage: 6, offerDeadline }] })
  const [, version] = await call(bernd, 'getProjectVersions', id)
  expect(version?.changes).toHaveLength(1)
  expect(((await call(bernd, 'getProject', id, 1)) as TeamTender).name).toBe('Fähre')
})

test('it is dropped with the tender', async () => {
  const { id } = await publishedTender(course, 3)
  await saved(course, id, (form) => ({ panels: answered(form.panels, { 'BT-21-Procedure': 'Seilbahn' }) }))
  await call(anna, 'updateProjectStage', { id, stage: 8 }, null, null, null, { reason: 'Kein Bedarf' })
  expect(await call(bernd, 'getProject', id)).toMatchObject({ hasChanges: false, name: 'Fähre' })
})
