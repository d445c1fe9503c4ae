import type { Form } from '@allmende/domain/notices/form/form.ts'
import { fieldsNamed, textsOf } from '@allmende/domain/notices/values/reading.ts'
import { partiesOf } from '@allmende/domain/notices/values/parties.ts'
import type { TeamTender } from '@allmende/domain/tenders/tenders.contract.ts'
import { noticeTime, startOfDay } from '@allmende/domain/times.ts'
import { beforeAll, describe, expect, test } from 'vitest'
import { withAnswers } from '../../../../demo/answers.ts'
import { demoPassword } from '../../../../demo/people.ts'
import { formOfTemplate } from '../../notices/catalogues.ts'
import { offered } from '../../offers/test-story.ts'
import { after, begin, day, drafted, givenCourse, refused, second, twoLots } from '../course/test-course.ts'
import { dora, fritz } from '../people/test-announced.ts'
import { anna, authority, bernd, clara } from '../test-tenders.ts'

const course = givenCourse()
const { call } = course
const resultForm = formOfTemplate('EU-32', 'de') as Form
const team = async (id: number) => (await call(anna, 'getProject', id)) as TeamTender
const said = ({ panels }: Pick<TeamTender, 'panels'>, field: string) =>
  fieldsNamed(panels, field).flatMap(textsOf)

const undated = { applicationDeadline: null, offerDeadline: null }

/** Two lots of a tender that is public. */
async function announced(): Promise<{ id: number; lots: [number, number] }> {
  const { id, lots } = await drafted(course, { panels: twoLots(), ...undated })
  await call(anna, 'updateProjectStage', { id, stage: 2, published: course.now }, null, null)
  await course.tick(id)
  await course.everythingSaid()
  return { id, lots: lots.map((lot) => lot.id) as [number, number] }
}

const endLot = (lotId: number) => call(anna, 'endLot', lotId, 'Kein Bedarf')

describe('of a lot that is awarded', () => {
  let tender: TeamTender
  let [north, south] = [0, 0]
  let result: TeamTender

  beforeAll(async () => {
    const deadline = after(40 * day)
    tender = await drafted(course, { panels: twoLots(), applicationDeadline: null, offerDeadline: deadline })
    ;[north, south] = tender.lots.map(({ id }) => id) as [number, number]
    await call(bernd, 'updateProjectStage', { id: tender.id, stage: 6, published: begin }, [north], null)
    await course.tick(tender.id)
    const [deich, geest] = [
      await offered(course, dora, tender, north),
      await offered(course, fritz, tender, north),
    ]
    course.at(after(10 * second, deadline))
    for (const email of [bernd, anna])
      await call(email, 'updateProjectStage', { id: tender.id, stage: 7 }, [north], demoPassword)
    await course.everythingSaid()
    const reasons = { [geest]: 'Teurer' }
    const waived = { reasons, withoutWaiting: 'Eile' }
    tender = await call(anna, 'awardLot', north, deich, waived)
    result = await team(tender.results[0]?.id ?? 0)
  })

  test('a draft is made that the same people run', async () => {
    expect(tender.results).toEqual([
      { id: result.id, stage: null, publicFrom: null, lotIds: [north], notices: [] },
    ])
    expect(result).toMatchObject({
      templateId: 'EU-32',
      type: 4,
      stage: null,
      resultOf: tender.id,
      name: 'Ergebnis: Fähre',
      organizationId: authority,
      team: tender.team,
      results: [],
    })
    expect(said(result, 'BT-04-notice')).toEqual(said(tender, 'BT-04-notice'))
    expect(said(result, 'BT-759-LotResult')).toEqual(['2'])
  })

  test('its contract is of today, so that it can be submitted from tomorrow on', async () => {
    expect(said(result, 'BT-1451-Contract')).toEqual([])
    expect(said(result, 'BT-145-Contract')).toEqual([noticeTime(course.now).date])
    const dates = async () =>
      (await call(anna, 'checkNotice', result.id)).findings.filter(({ fieldId }) =>
        fieldId?.endsWith('-Contract'),
      )
    expect(await dates()).toMatchObject([
      { severity: 'ERROR', rule: 'BR-BT-00145-0100', message: expect.stringContaining('ab morgen') },
    ])
    const today = course.now
    course.at(startOfDay(today, 1))
    expect(await dates()).toEqual([])
    course.at(today)
  })

  test('the log of both says so', async () => {
    const entries = async (id: number) =>
      (await call(anna, 'getLogEntries', id, null)).map(({ type, data }) => ({ type, lines: data.changes }))
    expect(await entries(result.id)).toEqual([
      {
        type: 'PROJECT_CREATED',
        lines: [{ label: 'Ergebnis aufgenommen', oldValue: null, newValue: 'LOT-0001 Nordufer' }],
      },
    ])
    expect(await entries(tender.id)).toContainEqual({
      type: 'PROJECT_CHANGED',
      lines: [
        {
          label: 'Ergebnisbekanntmachung',
          oldValue: null,
          newValue: `Entwurf angelegt (Nr. ${result.id})`,
        },
      ],
    })
  })

  test('the winner is named and nobody else', () => {
    expect(partiesOf(result.panels).map(({ name }) => name)).toContain('Deich & Erdbau GmbH')
    expect(JSON.stringify(result)).not.toContain('Geest')
  })

  test('until it is published nobody outside its team knows of it', async () => {
    for (const email of [dora, fritz, clara])
      expect(await refused(call(email, 'getProject', result.id))).toBe('NotFoundException')
    const { panels, ...own } = await call(fritz, 'getProject', tender.id)
    expect(JSON.stringify([panels, { ...own, lots: [] }])).not.toContain('Deich')
    expect(own).not.toHaveProperty('results')
  })

  test('one more lot comes into the same draft, and whoever edits it is told', async () => {
    const { id, version, panels } = result
    const typed = withAnswers(resultForm, panels, { 'BT-24-Procedure': 'Von Hand' })
    result = await call(anna, 'updateProject', { id, version, panels: typed })
    expect(result).toMatchObject({ name: 'Ergebnis: Fähre', resultOf: tender.id })
    const ended = await endLot(south)
    expect(ended.results).toEqual([
      { id, stage: null, publicFrom: null, lotIds: [north, south], notices: [] },
    ])
    const both = await team(id)
    expect(said(both, 'BT-24-Procedure')).toEqual(['Von Hand'])
    expect(said(both, 'BT-142-LotResult')).toEqual(['selec-w', 'clos-nw'])
    expect(both.lots.map(({ identifier }) => identifier)).toEqual(['LOT-0001', 'LOT-0002'])
    const late = { id, version: result.version, panels: typed }
    expect(await refused(call(anna, 'updateProject', late))).toBe('ConflictException')
  })

  test('published, everyone reads the winner and how many offers there were', async () => {
    const { id } = result
    await call(bernd, 'updateProjectStage', { id, stage: 2, published: course.now }, null, null)
    await course.tick(id)
    const seen = await call(fritz, 'getProject', id)
    expect(said(seen, 'BT-759-LotResult')).toEqual(['2', '0'])
    expect(partiesOf(seen.panels).map(({ name }) => name)).toContain('Deich & Erdbau GmbH')
    expect(JSON.stringify(seen)).not.toContain('Geest')
    expect(seen).not.toHaveProperty('resultOf')
  })
})

describe('where the draft is gone', () => {
  test.each([
    ['published', (id: number) => ({ id, stage: 2, published: course.now })],
    ['discarded', (id: number) => ({ id, stage: 8 })],
  ])('%s, the next lot begins a new one with itself alone', async (_how, step) => {
    const { lots, id } = await announced()
    const { results } = await endLot(lots[0])
    const first = results[0]?.id ?? 0
    await call(anna, 'updateProjectStage', step(first), null, null)
    const ended = await endLot(lots[1])
    expect(ended.results.map(({ lotIds }) => lotIds)).toEqual([[lots[0]], [lots[1]]])
    const next = await team(ended.results[1]?.id ?? 0)
    expect(said(next, 'BT-137-Lot')).toEqual(['LOT-0002'])
    expect((await team(id)).results.map(({ stage }) => stage)).toEqual([step(first).stage, null])
  })

  test('taken back, the draft is one again', async () => {
    const { lots } = await announced()
    const { results } = await endLot(lots[0])
    const id = results[0]?.id ?? 0
    const published = after(day, course.now)
    await call(anna, 'updateProjectStage', { id, stage: 2, published }, null, null)
    await call(anna, 'unpublishProject', id)
    expect((await endLot(lots[1])).results.map((one) => one.lotIds)).toEqual([lots])
  })
})

test('two lots that end at the same moment share a draft', async () => {
  const { id, lots } = await announced()
  await Promise.all(lots.map(endLot))
  const { results } = await team(id)
  expect(results.map(({ lotIds }) => lotIds)).toEqual([lots])
})

test('its team follows the tender’s', async () => {
  const { id, lots } = await announced()
  const { results } = await endLot(lots[0])
  const result = results[0]?.id ?? 0
  await call(anna, 'addProjectEditors', id, [clara])
  expect((await team(result)).team).toEqual((await team(id)).team)
  expect(await refused(call(anna, 'addProjectEditors', result, [clara]))).toBe('StageException')
})

test('a cancelled tender has none, nor has one whose form is no notice', async () => {
  const { id } = await announced()
  await call(anna, 'updateProjectStage', { id, stage: 8 }, null, null, [], { reason: 'Kein Geld' })
  expect((await team(id)).results).toEqual([])

  const admin = 'admin@allmende.example'
  const own = await call(admin, 'saveProjectTemplate', {
    name: 'Eigenes Formular',
    description: 'Ohne Bekanntmachung',
    active: true,
    projectTypes: [],
    roomTemplates: [],
    panels: [],
  })
  const { id: plain, lots } = await drafted(course, {
    templateId: own.id,
    name: 'Ohne Bekanntmachung',
    organizationId: authority,
    panels: [],
    ...undated,
  })
  await call(anna, 'updateProjectStage', { id: plain, stage: 2, published: course.now }, null, null)
  await course.tick(plain)
  expect((await endLot(lots[0]?.id ?? 0)).results).toEqual([])
})
