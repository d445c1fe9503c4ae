import { describe, expect, test } from 'vitest'
import { hearPublished, publish, unpublish } from './publication.ts'
import type { StartStage } from './stages.ts'
import {
  day,
  draft,
  hour,
  kindsOf,
  minute,
  must,
  plus,
  procedure,
  said,
  stagesOf,
  times,
} from './test-procedure.ts'
import { tenderTypes } from './tender-type.ts'

const { published } = times
const input = { published, isMarked: false, start: 2 as StartStage, lotIds: null }
const late = { applicationDeadline: published, offerDeadline: published }
const lateOffers = { applicationDeadline: null, offerDeadline: published }
const atOnce = { offerDeadline: times.application }

describe('publishing', () => {
  test.each([
    [0, 2, 2, []],
    [0, 3, 3, []],
    [0, 5, 5, [3, 4]],
    [0, 6, 6, [3, 4, 5]],
    [1, 3, 3, []],
    [2, 2, 2, [3, 4]],
    [3, 2, 2, [3, 4, 5, 6, 7]],
    [4, 2, 2, [3, 4, 5, 6, 7]],
    [5, 2, 2, []],
    [5, 3, 3, []],
  ] as const)('type %i with start %i begins at %i without %j', (type, start, stage, skippedPhases) => {
    const { state, happened } = must(publish(draft({ type, lots: [{}, {}] }), { ...input, start }, published))
    expect(stagesOf(state)).toEqual([stage, stage])
    expect(state.tender).toMatchObject({ published, isMarked: false, skippedPhases })
    expect(happened).toEqual([
      { kind: 'scheduled', published, isMarked: false },
      { kind: 'lotStage', lotId: 1, before: null, after: stage },
      { kind: 'lotStage', lotId: 2, before: null, after: stage },
    ])
  })

  test.each([
    [0, 2, true, true],
    [0, 5, true, true],
    [0, 6, false, true],
    [2, 2, true, true],
    [3, 2, false, false],
    [4, 2, false, false],
    [5, 3, true, false],
  ] as const)(
    'of type %i with start %i deadlines stay: applications %s, offers %s',
    (type, start, ...kept) => {
      const [lot] = must(publish(draft({ type }), { ...input, start }, published)).state.lots
      expect([lot?.applicationDeadline !== null, lot?.offerDeadline !== null]).toEqual(kept)
    },
  )

  test.each(
    tenderTypes.flatMap((type) =>
      ([3, 5, 6] as const)
        .filter((start) => type > 1 && !(type === 5 && start === 3))
        .map((start) => [type, start] as const),
    ),
  )('type %i never begins at %i', (type, start) => {
    expect(said(publish(draft({ type }), { ...input, start }, published))).toBe('startNotOffered')
  })

  test('begins only the lots that were ticked', () => {
    const given = draft({ lots: [{}, {}, {}] })
    const { state } = must(publish(given, { ...input, start: 3, lotIds: [1, 3] }, published))
    expect(stagesOf(state)).toEqual([3, 2, 3])
    expect(state.tender.skippedPhases).toEqual([])
  })

  test.each([
    ['nothing is ticked', draft(), { start: 3, lotIds: [] }, 'noLotChosen'],
    ['nothing has to be ticked', draft(), { lotIds: [] }, 'allowed'],
    ['a lot is unknown', draft(), { start: 3, lotIds: [1, 9] }, 'notFound'],
    ['a lot is unknown', draft(), { lotIds: [9] }, 'notFound'],
    ['it is published', procedure(), {}, 'alreadyPublished'],
    [
      'it was cancelled',
      draft({ tender: { archived: published, isCancelled: true } }),
      {},
      'cancelledNotPublished',
    ],
    ['it is put away', draft({ tender: { archived: published } }), {}, 'tenderArchived'],
    ['applications end before', draft({ lots: [late] }), { start: 3 }, 'applicationDeadlineBeforeStart'],
    [
      'applications never end',
      draft({ lots: [{ applicationDeadline: null }] }),
      { start: 3 },
      'applicationDeadlineMissing',
    ],
    ['applications to come end before', draft({ lots: [late] }), {}, 'applicationDeadlineBeforeStart'],
    [
      'those of a lot that begins later',
      draft({ lots: [{}, late] }),
      { start: 3, lotIds: [1] },
      'applicationDeadlineBeforeStart',
    ],
    ['offers to come end before', draft({ lots: [lateOffers] }), {}, 'offerDeadlineBeforeStart'],
    ['offers end with applications', draft({ lots: [atOnce] }), {}, 'offersBeforeApplications'],
    ['the same in negotiations', draft({ lots: [atOnce] }), { start: 5 }, 'offersBeforeApplications'],
    ['nobody applies', draft({ lots: [{ applicationDeadline: published }] }), { start: 6 }, 'allowed'],
    ['a notice has old deadlines', draft({ type: 3, lots: [late] }), {}, 'allowed'],
    ['the first round ends before', draft({ type: 5, lots: [late] }), {}, 'applicationDeadlineBeforeStart'],
    [
      'rounds have no deadline for offers yet',
      draft({ type: 5, lots: [{ offerDeadline: published }] }),
      {},
      'allowed',
    ],
    [
      'the last offers end before',
      draft({ type: 5, tender: { finalOfferDeadline: published } }),
      {},
      'offerDeadlineBeforeStart',
    ],
    [
      'the last offers end with the first round',
      draft({ type: 5, tender: { finalOfferDeadline: times.application } }),
      {},
      'offersBeforeApplications',
    ],
    ['joining ends before', draft({ lots: [late] }), { start: 5 }, 'applicationDeadlineBeforeStart'],
    ['joining never ends', draft({ lots: [{ applicationDeadline: null }] }), { start: 5 }, 'allowed'],
    ['interest ends before', draft({ type: 2, lots: [late] }), {}, 'applicationDeadlineBeforeStart'],
    ['interest never ends', draft({ type: 2, lots: [{ applicationDeadline: null }] }), {}, 'allowed'],
    ['offers end before', draft({ lots: [late] }), { start: 6 }, 'offerDeadlineBeforeStart'],
    ['offers never end', draft({ lots: [{ offerDeadline: null }] }), { start: 6 }, 'offerDeadlineMissing'],
    [
      'there is no first round',
      draft({ type: 5, lots: [{ applicationDeadline: null }] }),
      {},
      'firstRoundMissing',
    ],
    [
      'rounds have no length',
      draft({ type: 5, tender: { deadlinePeriodDays: null } }),
      {},
      'roundDaysMissing',
    ],
    ['rounds are too short', draft({ type: 5, tender: { deadlinePeriodDays: 0 } }), {}, 'roundDaysMissing'],
    ['rounds never end', draft({ type: 5, tender: { finalDeadline: null } }), {}, 'finalDeadlineMissing'],
    [
      'the first round is the last',
      draft({ type: 5, tender: { finalDeadline: times.application } }),
      {},
      'allowed',
    ],
    [
      'the first round ends too late',
      draft({ type: 5, lots: [{ applicationDeadline: times.offer }] }),
      {},
      'firstRoundAfterFinal',
    ],
  ] as const)('where %s: %#', (_name, given, more, answer) => {
    expect(said(publish(given, { ...input, ...more }, published))).toBe(answer)
  })

  test.each([
    [-10 * minute - 1, false, 'publicationInPast', null],
    [-10 * minute, false, 'allowed', 0],
    [0, false, 'allowed', 0],
    [day, false, 'allowed', day],
    [48 * hour - 1, true, 'publicationTooSoonForPortal', null],
    [48 * hour, true, 'allowed', 48 * hour],
  ])('%i ms from now, at the portal first: %s', (by, isMarked, answer, at) => {
    const result = publish(draft(), { ...input, published: plus(published, by), isMarked }, published)
    expect(said(result)).toBe(answer)
    if (at !== null)
      expect(must(result).state.tender).toMatchObject({ published: plus(published, at), isMarked })
  })
})

describe('taking back', () => {
  const before = plus(published, -1)
  const marked = { isMarked: true }
  test.each([
    ['scheduled', {}, 'none', before, 'allowed'],
    ['public', {}, 'none', published, 'alreadyPublic'],
    ['a draft', { published: null }, 'none', before, 'procedureDraft'],
    ['put away', { archived: before }, 'none', before, 'tenderArchived'],
    ['never sent', marked, 'none', before, 'allowed'],
    ['came back', marked, 'back', before, 'allowed'],
    ['never heard of, long after', marked, 'back', times.offer, 'allowed'],
    ['on its way', marked, 'underway', before, 'noticeUnderway'],
    ['published there', marked, 'published', before, 'noticeOut'],
    ['heard of', { ...marked, heardAt: before }, 'none', before, 'noticeOut'],
  ] as const)('a tender that is %s: %#', (_name, tender, firstNotice, now, answer) => {
    expect(said(unpublish(procedure({ tender }), { firstNotice }, now))).toBe(answer)
  })

  test('makes a draft that can be published again', () => {
    const first = must(publish(draft({ lots: [{}, {}] }), { ...input, start: 5 }, before)).state
    const { state, happened } = must(unpublish(first, { firstNotice: 'none' }, before))
    expect(state).toEqual(draft({ lots: [{}, {}] }))
    expect(happened.map(({ kind }) => kind)).toEqual(['unpublished', 'lotStage', 'lotStage'])
    expect(said(publish(state, { ...input, start: 3 }, before))).toBe('allowed')
  })
})

describe('what the portal says', () => {
  const scheduled = procedure({ tender: { isMarked: true, clockedUntil: plus(published, -9 * day) } })
  test.each([
    [-5 * day, 0],
    [-2 * day, 0],
    [-2 * day + 1, 1],
    [3 * day, 5 * day],
  ])('heard %i ms after the day planned it appears %i after it', (heard, appears) => {
    const at = plus(published, heard)
    const { state, happened } = must(hearPublished(scheduled, { at }, at))
    const then = plus(published, appears)
    expect(state.tender).toMatchObject({ published: then, heardAt: at })
    expect(happened).toEqual([{ kind: 'heardPublished', published: then }])
    const again = must(hearPublished(state, { at: plus(at, day) }, plus(at, day)))
    expect(again).toEqual({ allowed: true, state, happened: [] })
  })

  test('is told at once where the clock has gone past it', () => {
    const clocked = procedure({ tender: { isMarked: true, clockedUntil: times.offer } })
    const heard = hearPublished(clocked, { at: plus(published, -5 * day) }, times.offer)
    expect(kindsOf(must(heard))).toEqual(['heardPublished', 'becamePublic'])
  })

  test.each([
    ['a draft', draft()],
    ['one that does not go there', procedure()],
  ])('is not about %s', (_name, state) => {
    expect(said(hearPublished(state, { at: published }, published))).toBe('notAtPortal')
  })
})
