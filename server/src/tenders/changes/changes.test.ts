import type { PublicTender, TeamTender } from '@allmende/domain/tenders/tenders.contract.ts'
import { sayExactDeadline } from '@allmende/domain/times.ts'
import { beforeEach, describe, expect, test } from 'vitest'
import { applicant, lotOf } from '../../offers/test-story.ts'
import {
  after,
  begin,
  day,
  givenCourse,
  publishedTender,
  refusal,
  refused,
  twoLots,
} from '../course/test-course.ts'
import { dora } from '../people/test-announced.ts'
import { anna, bernd } from '../test-tenders.ts'
import { announced, answered, because, formOf, saved, secondLot, sent } from './test-changes.ts'

const course = givenCourse()
const { call } = course
beforeEach(() => course.at(begin))

const inside = async (id: number) => (await call(bernd, 'getProject', id)) as TeamTender
const outside = async (id: number) => (await call(dora, 'getProject', id)) as PublicTender
const title = (name: string) => (form: TeamTender) => ({
  panels: answered(form.panels, { 'BT-21-Procedure': name }),
})

describe('saving a published tender', () => {
  test('keeps what is announced and lays the change beside it', async () => {
    const { id, name, version } = await publishedTender(course, 3)
    expect(await inside(id)).toMatchObject({ hasChanges: false, pendingChange: null, announcedVersion: 1 })
    await course.everythingSaid()
    const kept = await saved(course, id, title('Neuer Titel'))
    expect(kept).toMatchObject({
      name,
      version: version + 1,
      hasChanges: true,
      pendingChange: { updated: course.now, by: anna },
      announcedVersion: 1,
    })
    expect(await formOf(course, id)).toMatchObject({ name: 'Neuer Titel', hasChanges: true })
    expect((await outside(id)).name).toBe(name)
    expect([await course.mailed(), await course.logged()]).toEqual([[], []])
  })

  test('as it is announced discards the change', async () => {
    const { id } = await publishedTender(course, 3)
    const before = await inside(id)
    await saved(course, id, title('Neuer Titel'))
    expect(await saved(course, id, { panels: before.panels })).toMatchObject({ hasChanges: false })
    expect((await formOf(course, id)).panels).toEqual(before.panels)
  })

  test('unchanged is no change, in any kind and stage', async () => {
    for (const [stage, changes] of [
      [2, {}],
      [3, {}],
      [5, {}],
      [6, {}],
      [2, { type: 2 }],
      [3, { panels: twoLots() }],
      [3, { type: 5, finalDeadline: after(200 * day), deadlinePeriodDays: 20 }],
      [2, { type: 3 }],
    ] as const) {
      const { id } = await publishedTender(course, stage, changes)
      expect(await saved(course, id, {})).toMatchObject({ hasChanges: false })
    }
  })

  test('changes the team at once', async () => {
    const { id, team } = await publishedTender(course, 3)
    await course.everythingSaid()
    const more = [...team, { userName: 'clara.kaemmerei@allmende.example', role: 'EDITOR' as const }]
    expect(await saved(course, id, { team: more })).toMatchObject({ team: more, hasChanges: false })
    expect(await course.logged()).toEqual(['PROJECT_TEAM_CHANGED anna'])
  })

  test('is for project admins, and of two at once one looks again', async () => {
    const { id } = await publishedTender(course, 3)
    const form = await formOf(course, id)
    expect(await refused(call(bernd, 'updateProject', sent(form)))).toBe('AccessDeniedException')
    const [one, other] = [
      { ...sent(form), ...title('A')(form) },
      { ...sent(form), ...title('B')(form) },
    ]
    const both = await Promise.allSettled([
      call(anna, 'updateProject', one),
      call(anna, 'updateProject', other),
    ])
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    const lost = both.find((each) => each.status === 'rejected')
    expect(lost?.reason.data.exceptionTypeName).toBe('ConflictException')
  })

  test.each([
    ['its kind', () => ({ type: 2 as const }), '0.type'],
    ['its rooms', () => ({ informationRooms: [] }), '0.informationRooms'],
    ['the bidders’ rooms', () => ({ roomTemplates: [] }), '0.roomTemplates'],
  ])('does not change %s', async (_what, changes, field) => {
    const { id } = await publishedTender(course, 3, {
      informationRooms: [{ name: 'Unterlagen', description: '' }],
    })
    expect(Object.keys((await refusal(saved(course, id, changes()))).fields ?? {})).toEqual([field])
  })

  test('is refused before it is public', async () => {
    const { id } = await publishedTender(course, 3)
    const later = await call(anna, 'createProject', { ...(await draftOf(id)) })
    await call(anna, 'updateProjectStage', { id: later.id, stage: 2, published: after(day) }, null, null)
    expect(await refused(saved(course, later.id, title('Neu')))).toBe('StageException')
    expect(await saved(course, later.id, {})).toMatchObject({ hasChanges: false })
  })
})

/** A draft like that one. */
async function draftOf(id: number) {
  const { templateId, type, panels, team, applicationDeadline, offerDeadline } = await inside(id)
  return { templateId, type, panels, team, applicationDeadline, offerDeadline }
}

describe('announcing a change', () => {
  test('makes it public, keeps the version, writes the log and tells everyone concerned', async () => {
    const { id, name, version } = await publishedTender(course, 3)
    await call(dora, 'addProjectTag', id, 'merkliste')
    const offer = await call('fritz@geest-energie.example', 'createOffer', { id })
    await course.everythingSaid()
    await saved(course, id, title('Neuer Titel'))
    course.pass(1000)
    const tender = await call(anna, 'announceChange', id, because)
    expect(tender).toMatchObject({
      name: 'Neuer Titel',
      version: version + 2,
      hasChanges: false,
      announcedVersion: 2,
    })
    expect((await outside(id)).name).toBe('Neuer Titel')
    expect(await course.mailed()).toEqual(['changeAnnounced dora', 'changeAnnounced fritz'])
    expect(await course.logged()).toEqual(['PROJECT_CHANGED anna'])
    const [entry] = await call(anna, 'getLogEntries', id, 'PROJECT_CHANGED')
    expect(entry?.data?.changes).toEqual([
      { label: 'Begründung der Änderung', oldValue: null, newValue: because.reason },
      { label: 'Erläuterung', oldValue: null, newValue: because.text },
      expect.objectContaining({ oldValue: name, newValue: 'Neuer Titel' }),
    ])
    const versions = await call(bernd, 'getProjectVersions', id)
    expect(versions).toMatchObject([
      { version: 1, by: anna, reason: '', changes: [] },
      { version: 2, announced: course.now, by: anna, ...because },
    ])
    expect(versions[1]?.changes).toEqual([
      {
        label: expect.stringContaining('Titel'),
        oldValue: name,
        newValue: 'Neuer Titel',
        lotId: null,
        english: { label: expect.stringContaining('Title') },
      },
    ])
    expect((await inside(id)).history.filter(({ event }) => event !== null)).toMatchObject([
      { event: 'CHANGE_ANNOUNCED', at: course.now, by: anna, reason: because.reason },
    ])
    expect(((await call(bernd, 'getProject', id, 1)) as TeamTender).name).toBe(name)
    expect(((await call(bernd, 'getProject', id, 2)) as TeamTender).name).toBe('Neuer Titel')
    expect(await refused(call(bernd, 'getProject', id, 3))).toBe('NotFoundException')
    expect(await refused(call(dora, 'getProject', id, 1))).toBe('AccessDeniedException')
    expect(await refused(call(dora, 'getProjectVersions', id))).toBe('AccessDeniedException')
    expect(offer.lotOffers[0]?.changesToConfirm).toEqual([])
  })

  test('needs a change, and happens once', async () => {
    const { id } = await publishedTender(course, 3)
    expect(await refused(call(anna, 'announceChange', id, because))).toBe('StageException')
    await saved(course, id, title('Neu'))
    const twice = await Promise.allSettled([
      call(anna, 'announceChange', id, because),
      call(anna, 'announceChange', id, because),
    ])
    expect(twice.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    expect(await inside(id)).toMatchObject({ announcedVersion: 2 })
  })

  test('moves deadlines as the law has it', async () => {
    const tender = await publishedTender(course, 3)
    const { id } = tender
    await applicant(course, dora, tender, 'Antrag.pdf')
    await course.everythingSaid()
    const earlier = await refusal(saved(course, id, { applicationDeadline: after(35 * day) }))
    expect(Object.keys(earlier.fields ?? {})).toEqual(['0.applicationDeadline'])
    const { lots } = await announced(course, id, { applicationDeadline: after(45 * day) })
    expect(lots).toMatchObject([{ applicationDeadline: after(45 * day) }])
    expect(await course.mailed()).toEqual([
      'applicationDeadlineChanged dora',
      'applicationDeadlineChanged emil',
      'changeAnnounced dora',
      'changeAnnounced emil',
    ])
    expect(await course.logged()).toEqual(['PROJECT_STAGE_CHANGED anna', 'PROJECT_CHANGED anna'])
    expect((await outside(id)).applicationDeadline).toEqual(after(45 * day))
    const [, second] = await call(anna, 'getProjectVersions', id)
    expect(second?.changes).toMatchObject([
      {
        label: 'Teilnahmefrist',
        newValue: sayExactDeadline(after(45 * day)),
        english: { label: 'Application deadline', newValue: sayExactDeadline(after(45 * day), 'en') },
      },
    ])
    // Past and unopened it may be extended, and nothing else.
    course.at(after(46 * day))
    expect(await refused(saved(course, id, title('Zu spät')))).toBe('StageException')
    expect((await announced(course, id, { applicationDeadline: after(60 * day) })).lots).toMatchObject([
      { applicationDeadline: after(60 * day) },
    ])
  })

  test('adds a lot that begins as published, and removes none', async () => {
    const one = await publishedTender(course, 3)
    await course.everythingSaid()
    const grown = await announced(course, one.id, { panels: secondLot() })
    expect(grown.lots).toMatchObject([{ stage: 3 }, { identifier: 'LOT-0002', name: 'Südufer', stage: 2 }])
    expect(await course.logged()).toEqual(['PROJECT_STAGE_CHANGED anna', 'PROJECT_CHANGED anna'])
    const [, version] = await call(anna, 'getProjectVersions', one.id)
    expect(version?.changes.some(({ lotId }) => lotId === grown.lots[1]?.id)).toBe(true)
    const gone = await refusal(saved(course, one.id, { panels: one.panels }))
    expect(gone.fields).toEqual({ '0.panels': expect.stringContaining('LOT-0002 Südufer') })
    expect(((await call(anna, 'getProject', one.id, 1)) as TeamTender).lots).toHaveLength(1)
  })

  test('adds no lot that lacks what its notice asks for; it can be saved meanwhile', async () => {
    const { id } = await publishedTender(course, 3)
    expect(await saved(course, id, { panels: twoLots() })).toMatchObject({ hasChanges: true })
    const { exceptionTypeName, fields = {} } = await refusal(call(anna, 'announceChange', id, because))
    expect(exceptionTypeName).toBe('ValidationException')
    expect(Object.keys(fields)).toContainEqual(expect.stringMatching(/^0\.panels\.GR-Lot\[2\]\/.*BT-24-Lot$/))
    expect(Object.keys(fields).every((field) => field.startsWith('0.panels.GR-Lot[2]'))).toBe(true)
    expect(await inside(id)).toMatchObject({ hasChanges: true, announcedVersion: 1 })
  })

  test('is asked again as of then', async () => {
    const tender = await publishedTender(course, 3)
    await saved(course, tender.id, title('Neu'))
    course.at(after(41 * day))
    const { exceptionTypeName, fields } = await refusal(call(anna, 'announceChange', tender.id, because))
    expect([exceptionTypeName, Object.keys(fields ?? {})]).toEqual([
      'StageException',
      [expect.stringContaining('BT-21-Procedure')],
    ])
    expect(await inside(tender.id)).toMatchObject({ hasChanges: true })
    await call(anna, 'endLot', lotOf(tender), 'Kein Bedarf')
    expect(await refused(call(anna, 'announceChange', tender.id, because))).toBe('StageException')
    await call(anna, 'archiveProject', tender.id)
    expect(await inside(tender.id)).toMatchObject({ hasChanges: false })
  })
})
