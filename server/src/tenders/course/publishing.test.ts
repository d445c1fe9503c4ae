import { withFacts, withField } from '@allmende/domain/notices/values/editing.ts'
import { pathsTo } from '@allmende/domain/notices/values/reading.ts'
import type { PanelValues } from '@allmende/domain/notices/values/values.ts'
import type { TeamTender } from '@allmende/domain/tenders/tenders.contract.ts'
import { beforeEach, describe, expect, test } from 'vitest'
import { formOfTemplate } from '../../notices/catalogues.ts'
import { actingAsSystem } from '../../rpc/system.ts'
import { dora, fritz } from '../people/test-announced.ts'
import { anna, bernd, clara, concession, notice } from '../test-tenders.ts'
import {
  after,
  begin,
  day,
  deadlines,
  drafted,
  givenCourse,
  minute,
  publishedTender,
  refusal,
  refused,
  twoLots,
} from './test-course.ts'
import { ticking } from './ticking.ts'

const course = givenCourse()
beforeEach(() => course.at(begin))

/** A notice whose deadline somebody has typed into it. */
function withTypedDeadline(templateId: string, fieldId: string, dateValue: string): PanelValues {
  const form = formOfTemplate(templateId, 'de')
  if (!form) throw new Error(`there is no ${templateId}`)
  const values = notice({}, form)
  const [path = ''] = pathsTo(form, values, fieldId)
  return withField(form, values, path, { dateValue })
}

type Wanted = { stage?: number; published?: Date; portal?: boolean }
const publish = (
  id: number,
  { stage = 2, published = begin, portal = false }: Wanted = {},
  lotIds: number[] | null = null,
  reason?: string,
) =>
  course.call(bernd, 'updateProjectStage', { id, stage, published, portal }, lotIds, null, undefined, {
    ...(reason !== undefined && { reason }),
  })
const stages = ({ stage, lots, skippedPhases }: TeamTender) => [
  stage,
  lots.map((lot) => lot.stage),
  skippedPhases,
]
const scheduled = async () => {
  const tender = await drafted(course, { panels: twoLots() })
  await publish(tender.id, { stage: 3, published: after(day) })
  await course.everythingSaid()
  return tender.id
}

describe('every way to begin', () => {
  test.each([
    { type: 0, stage: 2, ends: [2, [2, 2], []] },
    { type: 0, stage: 3, ends: [3, [3, 3], []] },
    { type: 0, stage: 5, ends: [5, [5, 5], [3, 4]] },
    { type: 0, stage: 6, ends: [6, [6, 6], [3, 4, 5]] },
    { type: 2, stage: 2, ends: [2, [2, 2], [3, 4]] },
    { type: 3, stage: 2, ends: [2, [2, 2], [3, 4, 5, 6, 7]] },
    { type: 4, stage: 2, ends: [2, [2, 2], [3, 4, 5, 6, 7]] },
    { type: 5, stage: 2, ends: [2, [2, 2], []] },
    { type: 5, stage: 3, ends: [3, [3, 3], []] },
  ] as const)('type $type at $stage', async ({ type, stage, ends }) => {
    const rounds = type === 5 ? { finalDeadline: after(80 * day), deadlinePeriodDays: 10 } : {}
    const { id } = await drafted(course, { type, panels: twoLots(), ...rounds })
    const email = type === 3 || type === 4 ? anna : bernd
    const published = await course.call(
      email,
      'updateProjectStage',
      { id, stage, published: begin },
      null,
      null,
    )
    expect(stages(published)).toEqual(ends)
    const seen = await course.newcomer().call('getProject', id)
    expect(seen).toMatchObject({ id, stage, published: begin })
  })

  test('for one lot alone, and what is not offered for its kind is refused', async () => {
    const { id, lots } = await drafted(course, { panels: twoLots() })
    const [first] = lots.map((lot) => lot.id)
    expect(stages(await publish(id, { stage: 3 }, [first ?? 0]))).toEqual([3, [3, 2], []])
    const interest = await drafted(course, { type: 2 })
    expect(await refused(publish(interest.id, { stage: 3 }))).toBe('ValidationException')
    expect(await refused(publish(interest.id, { stage: 4 }))).toBe('ValidationException')
  })
})

describe('a draft that is not ready', () => {
  test.each([
    ['too small a team', { team: [{ userName: anna, role: 'ADMIN' }] }, {}, 'ValidationException'],
    ['a time that is over', {}, { published: after(-10 * minute - 1) }, 'ValidationException'],
    ['a competition that would be over', {}, { stage: 3, published: after(41 * day) }, 'ValidationException'],
    ['a portal that is not set up', {}, { portal: true, published: after(3 * day) }, 'UnavailableException'],
  ] as const)('%s', async (_about, changes, wanted, exception) => {
    const { id } = await drafted(course)
    if ('team' in changes)
      await course
        .db()
        .deleteFrom('tenderTeam')
        .where('tenderId', '=', id)
        .where('userEmail', '=', bernd)
        .execute()
    const call = course.call(
      anna,
      'updateProjectStage',
      { id, stage: 2, published: begin, ...wanted },
      null,
      null,
    )
    expect(await refused(call)).toBe(exception)
    expect(await course.call(anna, 'getProject', id)).toMatchObject({ stage: null, published: null })
  })

  test.each([
    ['applications', {}, 2, 'applicationDeadline', 'Teilnahmefrist'],
    [
      'offers',
      { applicationDeadline: null, offerDeadline: after(-day) },
      2,
      'offerDeadline',
      'Angebotsfrist',
    ],
    ['offers before applications', { offerDeadline: after(day) }, 2, 'offerDeadline', 'Teilnahmefrist'],
    ['offers at once', { offerDeadline: after(-day) }, 6, 'offerDeadline', 'Angebotsfrist'],
  ] as const)('%s that would be over', async (about, changes, stage, field, word) => {
    const { id } = await drafted(course, changes)
    const published = about === 'applications' ? after(41 * day) : begin
    expect(await refusal(publish(id, { stage, published }))).toMatchObject({
      exceptionTypeName: 'ValidationException',
      fields: { [`0.${field}`]: expect.stringContaining(word) },
    })
  })

  test.each([
    ['offers', 3, 'EU-16', 'BT-131(d)-Lot'],
    ['expressions of interest', 3, 'EU-CEI', 'BT-630(d)-Lot'],
    ['expressions of interest beside our own', 2, 'EU-CEI', 'BT-630(d)-Lot'],
  ] as const)(
    'a notice that names a deadline which is over: of %s',
    async (_of, type, templateId, fieldId) => {
      const panels = withTypedDeadline(templateId, fieldId, '2029-12-01+01:00')
      const { id } = await drafted(course, { type, templateId, panels })
      const call = course.call(anna, 'updateProjectStage', { id, stage: 2, published: begin }, null, null)
      expect(await refusal(call)).toMatchObject({
        exceptionTypeName: 'ValidationException',
        message: expect.stringContaining('Die Bekanntmachung nennt eine Frist'),
      })
      const { findings } = await course.call(anna, 'checkNotice', id)
      expect(findings.filter(({ rule }) => rule === 'deadlinePast')).toMatchObject([{ fieldId }])
    },
  )

  test('without a time', async () => {
    const { id } = await drafted(course)
    const call = course.call(bernd, 'updateProjectStage', { id, stage: 2 }, null, null)
    expect(await refusal(call)).toMatchObject({ fields: { '0.published': expect.any(String) } })
  })

  test('with less time than the law gives, unless a reason is logged', async () => {
    const { id } = await drafted(course, { applicationDeadline: after(20 * day) })
    expect(await refusal(publish(id, { stage: 3 }))).toMatchObject({
      exceptionTypeName: 'ValidationException',
      fields: { '4.reason': expect.any(String) },
    })
    await publish(id, { stage: 3 }, null, 'Gefahr im Verzug')
    const [entry] = await course.call(bernd, 'getLogEntries', id, 'PROJECT_STAGE_CHANGED')
    expect(JSON.stringify(entry?.data.changes)).toContain('Gefahr im Verzug')
  })

  test('some minutes ago is now', async () => {
    const { id } = await drafted(course)
    expect(await publish(id, { published: after(-10 * minute) })).toMatchObject({ published: begin })
  })
})

test('offers at once: of the deadline for applications nobody is told anything', async () => {
  const { id } = await drafted(course, { panels: twoLots() })
  const published = await publish(id, { stage: 6 })
  const seen = await course.newcomer().call('getProject', id)
  const [row] = (await course.newcomer().call('getProjects')).filter((one) => one.id === id)
  for (const tender of [published, seen])
    expect([tender, ...tender.lots].map((one) => one.applicationDeadline)).toEqual([null, null, null])
  expect(row?.applicationDeadline).toBeNull()
  expect(JSON.stringify(seen.panels)).not.toContain('BT-1311')
  expect(seen.status).toEqual({ word: 'offers', at: deadlines.offerDeadline })
  expect(row?.status).toEqual(seen.status)
})

test.each([
  ['offers at once', 6, {}],
  ['a competition', 3, {}],
  ['rounds', 3, { type: 5, finalDeadline: after(80 * day), deadlinePeriodDays: 10 }],
] as const)('not published after all, a draft says again what was entered: %s', async (_how, stage, kind) => {
  const own = { applicationDeadline: after(45 * day).toISOString() }
  const panels = withFacts(concession, twoLots(), 'GR-Lot[2]', own)
  const draft = await drafted(course, { panels, ...kind })
  expect(draft.lots.map((one) => one.applicationDeadline)).toEqual([
    deadlines.applicationDeadline,
    after(45 * day),
  ])
  for (const reason of ['Eilig', 'Noch einmal']) {
    await publish(draft.id, { stage, published: after(day) }, null, reason)
    if (stage === 6) {
      const waiting = (await course.call(anna, 'getProject', draft.id)) as TeamTender
      expect([waiting, ...waiting.lots].map((one) => one.applicationDeadline)).toEqual([null, null, null])
      expect(JSON.stringify(await course.call(anna, 'getProject', draft.id, 1))).not.toContain('leftOut')
    }
    const { panels: again, lots, ...rest } = await course.call(anna, 'unpublishProject', draft.id)
    const { applicationDeadline, offerDeadline, finalDeadline, deadlinePeriodDays } = draft
    expect(rest).toMatchObject({ applicationDeadline, offerDeadline, finalDeadline, deadlinePeriodDays })
    expect(again).toEqual(draft.panels)
    expect(lots).toEqual(draft.lots)
  }
})

test.each([3, 4] as const)('type %i takes no deadline, of its lots neither', async (type) => {
  const own = { applicationDeadline: after(-day).toISOString(), offerDeadline: after(day).toISOString() }
  const panels = twoLots().map((panel) => (panel.contentId === 'GR-Lot' ? { ...panel, ...own } : panel))
  const draft = await drafted(course, { type, panels })
  expect(draft.lots.map((one) => [one.applicationDeadline, one.offerDeadline])).toEqual([
    [null, null],
    [null, null],
  ])
  expect(JSON.stringify(draft.panels)).not.toContain('Deadline')
})

describe('what is scheduled', () => {
  test('is unknown to everyone outside, whatever they ask', async () => {
    const id = await scheduled()
    const [visitor, company, staff] = [course.newcomer(), await course.as(dora), await course.as(clara)]
    for (const outsider of [visitor, company, staff]) {
      expect(await refused(outsider.call('getProject', id))).toBe('NotFoundException')
      expect(await refused(outsider.call('getRoomsByProjectId', id))).toBe('NotFoundException')
      expect(await refused(outsider.call('exportNotice', id))).toBe('NotFoundException')
      expect(await refused(outsider.call('createPDFAndGetDownloadLink', { kind: 'project', id }))).toBe(
        'NotFoundException',
      )
      for (const filter of [{}, { search: 'Fähre' }, { sort: 'deadline:asc' }] as const) {
        const rows = await outsider.call('getAllProjects', filter)
        expect(rows.map((row) => row.id)).not.toContain(id)
      }
      const { length } = await outsider.call('getAllProjects')
      expect(await outsider.call('countProjects', { tab: 'öffentlich' })).toBeLessThanOrEqual(length)
    }
    for (const ask of [
      () => company.call('createOffer', { id }),
      () => company.call('addProjectTag', id, 'merkliste'),
      () => company.call('getOffersByProjectId', id),
      () => staff.call('updateProjectStage', { id, stage: 3 }, null, null),
      () => staff.call('getLogEntries', id, null),
    ])
      expect(await refused(ask())).toBe('NotFoundException')
    expect(await course.call(bernd, 'getProject', id)).toMatchObject({ stage: 3, published: after(day) })
    for (const stage of [3, 4, 5, 6, 7])
      expect(
        await refused(course.call(bernd, 'updateProjectStage', { id, stage }, null, 'wiese-am-fluss-7')),
      ).toBe('StageException')
  })

  test('appears at its instant by itself, once, however many look', async () => {
    const id = await scheduled()
    course.at(after(day - 1))
    await course.tick(id)
    expect(await refused(course.newcomer().call('getProject', id))).toBe('NotFoundException')
    expect(await course.logged()).toEqual([])
    course.at(after(day))
    expect(await course.newcomer().call('getProject', id)).toMatchObject({ id, stage: 3 })
    const other = actingAsSystem(course.anotherHouse())
    await Promise.all([course.tick(id), other(ticking, course.now, id), course.tick(id)])
    await course.tick(id)
    expect(await course.logged()).toEqual(['PROJECT_STAGE_CHANGED system'])
    expect(await course.mailed()).toEqual([])
    const { history } = (await course.call(bernd, 'getProject', id)) as TeamTender
    expect(history.filter(({ by }) => by === 'system')).toEqual([
      { at: after(day), lotId: null, stage: 2, outcome: null, event: null, reason: null, by: 'system' },
    ])
  })

  test('becomes a draft again as long as it is not public, by who may decide so', async () => {
    const id = await scheduled()
    expect(await refused(course.call(bernd, 'unpublishProject', id))).toBe('AccessDeniedException')
    expect(await course.call(anna, 'unpublishProject', id)).toMatchObject({
      stage: null,
      published: null,
      skippedPhases: [],
      lots: [{ stage: null }, { stage: null }],
    })
    expect(await refused(course.call(anna, 'unpublishProject', id))).toBe('StageException')
    course.at(after(2 * day))
    await course.tick(id)
    expect(await refused(course.newcomer().call('getProject', id))).toBe('NotFoundException')
    const open = await publishedTender(course, 2)
    expect(await refused(course.call(anna, 'unpublishProject', open.id))).toBe('StageException')
    expect(await refused(publish(open.id))).toBe('StageException')
  })

  test('and cancelled before its instant never appears, nor is anybody told', async () => {
    const id = await scheduled()
    const cancel = (email: string, reason = 'Kein Geld') =>
      course.call(email, 'updateProjectStage', { id, stage: 8 }, null, null, undefined, { reason })
    expect(await refused(cancel(bernd))).toBe('AccessDeniedException')
    const sentence = 'Bitte begründen Sie, warum die Ausschreibung aufgehoben wird.'
    for (const unexplained of [
      cancel(anna, ' '),
      course.call(anna, 'updateProjectStage', { id, stage: 8 }, null, null),
    ])
      expect(await refusal(unexplained)).toMatchObject({
        exceptionTypeName: 'ValidationException',
        fields: { '4.reason': sentence },
      })
    expect(await cancel(anna)).toMatchObject({
      stage: 8,
      archived: begin,
      lots: [{ outcome: 'CANCELLED' }, { outcome: 'CANCELLED' }],
    })
    expect(await course.logged()).toEqual(['PROJECT_STAGE_CHANGED anna', 'PROJECT_ARCHIVED anna'])
    course.at(after(2 * day))
    await course.tick(id)
    expect(await refused(course.newcomer().call('getProject', id))).toBe('NotFoundException')
    expect([await course.logged(), await course.mailed()]).toEqual([[], []])
    expect(await refused(cancel(anna))).toBe('StageException')
    expect(await refused(course.call(anna, 'unpublishProject', id))).toBe('StageException')
    expect(await refused(publish(id))).toBe('StageException')
  })
})

test('a draft is cancelled without a reason, and then not published any more', async () => {
  const { id } = await drafted(course)
  await course.call(anna, 'updateProjectStage', { id, stage: 8 }, null, null)
  expect(await refusal(publish(id))).toMatchObject({
    exceptionTypeName: 'StageException',
    message: 'Die Ausschreibung wurde aufgehoben und archiviert. Sie wird nicht mehr veröffentlicht.',
  })
})

test('cancelled in public, all who take part, watch or were invited are told the reason', async () => {
  const { id } = await publishedTender(course, 3)
  await course.call(fritz, 'addProjectTag', id, 'merkliste')
  await course.call(dora, 'createOffer', { id })
  await course.call(anna, 'inviteUsers', id, { 'werft@werft.example': '' })
  await course.everythingSaid()
  const why = { reason: 'Kein Geld' }
  await course.call(anna, 'updateProjectStage', { id, stage: 8 }, null, null, undefined, why)
  expect(await course.mailed()).toEqual(
    ['dora', 'emil', 'fritz', 'werft'].map((name) => `tenderCanceled ${name}`),
  )
  const seen = await course.newcomer().call('getProject', id)
  expect(seen).toMatchObject({ stage: 8, archived: begin, lots: [{ outcome: 'CANCELLED', canApply: false }] })
  expect(await refused(course.call(fritz, 'createOffer', { id }))).toBe('StageException')
})
