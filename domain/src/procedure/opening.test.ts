import { describe, expect, test } from 'vitest'
import { confirmOpening, lastOpenableFrom, openingWindow } from './opening.ts'
import { laterRoundReason, unopenedOfferReason } from './procedure.texts.ts'
import type { ProcedureState } from './state.ts'
import { sayExactDeadline } from '../times.ts'
import {
  applicant,
  deniedBefore,
  justAfter,
  hour,
  kindsOf,
  must,
  partStages,
  plus,
  procedure,
  said,
  stagesOf,
  times,
} from './test-procedure.ts'

const { application, offer, secondRound, final } = times
const isAnybody = () => true
const by = (user: string) => ({
  lotIds: null,
  target: 4 as 4 | 7,
  user,
  isTeamMember: true,
  mayStillOpen: isAnybody,
  wasTeamMember: isAnybody,
})
const now = plus(application, 10_000)
const applied = procedure({ parts: [applicant(11, 1), applicant(12, 0), applicant(13, 1)] })
const begun = must(confirmOpening(applied, by('anna'), now)).state

describe('applications', () => {
  test('are opened by two', () => {
    expect(begun.lots[0]).toMatchObject({
      stage: 3,
      opening: { user: 'anna', date: now, target: 4, round: null },
    })
    const then = plus(now, 60_000)
    const { state, happened } = must(confirmOpening(begun, by('berta'), then))
    expect(state.lots[0]).toMatchObject({ stage: 4, opening: null })
    expect(partStages(state)).toEqual([2, 0, 2])
    expect(state.lotOffers[0]?.applicationOpenedAt).toEqual(then)
    expect(state.lotOffers[1]?.applicationOpenedAt).toBeNull()
    expect(happened.at(-1)).toEqual({
      kind: 'opened',
      lotId: 1,
      target: 4,
      round: null,
      first: { user: 'anna', at: now },
      second: { user: 'berta', at: then },
      lotOffers: [
        { offerId: 11, lotId: 1, attempt: 1 },
        { offerId: 13, lotId: 1, attempt: 1 },
      ],
    })
  })

  test('of nobody are opened all the same', () => {
    const empty = must(confirmOpening(procedure(), by('anna'), now)).state
    const { happened } = must(confirmOpening(empty, by('berta'), now))
    expect(happened.at(-1)).toMatchObject({ kind: 'opened', lotOffers: [] })
  })

  test.each([
    ['before the deadline', applied, plus(application, -1), 'openingTooEarly'],
    ['within ten seconds of it', applied, plus(application, 9_999), 'openingTooEarly'],
    ['without one', procedure({ lots: [{ applicationDeadline: null }] }), now, 'applicationDeadlineMissing'],
    ['before the competition', procedure({ lots: [{ stage: 2 }] }), now, 'competitionIsNext'],
    ['twice', procedure({ lots: [{ stage: 4 }] }), now, 'phaseBegun'],
    ['where there is no competition', procedure({ type: 2, lots: [{ stage: 2 }] }), now, 'phaseSkipped'],
    ['of a lot that is over', procedure({ lots: [{ outcome: 'NO_AWARD' }] }), now, 'lotOver'],
  ] as const)('are not opened %s', (_name, state, when, answer) => {
    expect(said(confirmOpening(state, by('anna'), when))).toBe(answer)
  })
})

describe('the second of two', () => {
  const whoOpened = ({ lots }: ProcedureState) => lots[0]?.opening?.user ?? 'opened'
  test.each([
    ['somebody else', {}, 1, 'opened'],
    ['somebody else, at the last moment', {}, openingWindow, 'opened'],
    ['somebody else, too late', {}, openingWindow + 1, 'berta'],
    ['the same person', { user: 'anna' }, 1, 'anna'],
    ['somebody else, the first being gone', { mayStillOpen: () => false }, 1, 'berta'],
    ['an administrator', { isTeamMember: false }, 1, 'opened'],
    ['of the team, the first an administrator', { wasTeamMember: () => false }, 1, 'opened'],
  ])('is %s', (_name, more, after, result) => {
    const done = must(confirmOpening(begun, { ...by('berta'), ...more }, plus(now, after)))
    expect(whoOpened(done.state)).toBe(result)
  })

  test('and the first are not both from outside the team', () => {
    const outside = { ...by('berta'), isTeamMember: false, wasTeamMember: () => false }
    expect(said(confirmOpening(begun, outside, now))).toBe('openingWithoutTeam')
    expect(said(confirmOpening(applied, outside, now))).toBe('allowed')
  })

  test('who comes too late begins anew, and the log learns of both', () => {
    const late = must(confirmOpening(begun, by('berta'), plus(now, openingWindow + 1)))
    expect(kindsOf(late)).toEqual(['openingExpired', 'openingStarted'])
  })

  test('of another target begins anew', () => {
    const at = plus(times.thirdRound, 20_000)
    const state = procedure({
      type: 5,
      lots: [{ stage: 6, lastOpenedRound: 1, offerDeadline: times.thirdRound }],
      parts: [applicant(11, 6, { round: 1 }), applicant(12, 1, { round: 2 })],
    })
    const first = must(confirmOpening(state, { ...by('anna'), target: 7 }, at)).state
    expect(first.lots[0]?.opening).toMatchObject({ target: 7, round: 1 })
    const second = must(confirmOpening(first, by('berta'), at)).state
    expect(second.lots[0]?.opening).toMatchObject({ user: 'berta', target: 4, round: 2 })
  })
})

test('each lot is opened for itself', () => {
  const three = procedure({ lots: [{}, {}, { applicationDeadline: offer }] })
  const first = must(confirmOpening(three, { ...by('anna'), lotIds: [1] }, now)).state
  const both = must(confirmOpening(first, by('berta'), now)).state
  expect(stagesOf(both)).toEqual([4, 3, 3])
  expect(both.lots.map(({ opening }) => opening?.user)).toEqual([undefined, 'berta', undefined])
  expect(said(confirmOpening(three, { ...by('anna'), lotIds: [1, 3] }, now))).toBe('openingTooEarly')
  expect(said(confirmOpening(three, { ...by('anna'), lotIds: [1, 4] }, now))).toBe('notFound')
})

describe('offers', () => {
  const at = plus(offer, 10_000)
  const offered = (stage = 6) =>
    procedure({
      lots: [{ stage }],
      parts: [applicant(11, 6), applicant(12, 5), applicant(13, 4), applicant(14, 3)],
    })
  const seven = (user: string) => ({ ...by(user), target: 7 as const })

  test('are opened by two; who made none stays where she is', () => {
    const first = must(confirmOpening(offered(), seven('anna'), at)).state
    const { state } = must(confirmOpening(first, seven('berta'), at))
    expect(stagesOf(state)).toEqual([7])
    expect(partStages(state)).toEqual([7, 5, 4, 3])
    expect(state.lotOffers[0]?.offerOpenedAt).toEqual(at)
  })

  test.each([
    ['too early', offered(), plus(offer, 9_999), 'openingTooEarly'],
    ['before their phase', offered(5), at, 'offerPhaseIsNext'],
    ['twice', offered(7), at, 'phaseBegun'],
    [
      'without deadline',
      procedure({ lots: [{ stage: 6, offerDeadline: null }] }),
      at,
      'offerDeadlineMissing',
    ],
  ])('are not opened %s', (_name, state, when, answer) => {
    expect(said(confirmOpening(state, seven('anna'), when))).toBe(answer)
  })
})

describe('the waiting room', () => {
  const at = plus(secondRound, 10_000)
  const waiting = applicant(15, 1, { round: 2 })
  const earlier = [
    applicant(11, 2, { round: 1, ...deniedBefore }),
    applicant(12, 3, { round: 1 }),
    applicant(13, 6, { round: 1, offerSent: secondRound }),
  ]
  const inStage = (stage: number, more = {}) =>
    procedure({
      type: 5,
      lots: [{ stage, lastOpenedRound: stage === 3 ? 0 : 1, ...more }],
      parts: stage === 3 ? [waiting] : [...earlier, waiting],
    })
  const both = (state: ProcedureState, when = at) =>
    must(confirmOpening(must(confirmOpening(state, by('anna'), when)).state, by('berta'), when))

  /** Offers could be made until an hour before. */
  const offered = (stage: number) => inStage(stage, { offerDeadline: plus(at, -hour) })

  test.each([3, 4, 5, 6, 7])('opens from stage %i', (stage) => {
    const { state } = both(offered(stage))
    expect(state.lots[0]).toMatchObject({ stage: 4, lastOpenedRound: 2, offerDeadline: null })
    expect(state.lotOffers.at(-1)).toMatchObject({ stage: 2, applicationOpenedAt: at, deniedAt: null })
  })

  test('leaves everyone of the rounds before behind, and tells those who were not told', () => {
    const { state, happened } = both(offered(6))
    expect(partStages(state)).toEqual([2, 2, 2, 2])
    expect(state.lotOffers.map(({ deniedAt }) => deniedAt !== null)).toEqual([true, true, true, false])
    expect(state.lotOffers[2]?.offerOpenedAt).toEqual(null)
    const told = happened.flatMap((one) => (one.kind === 'answered' ? [`${one.offerId} ${one.answer}`] : []))
    expect(told).toEqual(['12 applicationDenied', '13 offerDenied'])
    const reasons = happened.flatMap((one) => (one.kind === 'answered' ? [one.reason] : []))
    expect(reasons).toEqual([state.lotOffers[1]?.reason, state.lotOffers[2]?.reason])
    expect(state.lotOffers[0]).toEqual(earlier[0])
  })

  test('they read until when they may apply again, and whose offer was never opened that it stays sealed', () => {
    const reasonOf = (state: ProcedureState, when = at, part = 2) =>
      both(state, when).state.lotOffers[part]?.reason
    const until = `Bis zur letzten Frist (${sayExactDeadline(final)}) können Sie sich erneut bewerben.`
    expect(reasonOf(offered(6))).toBe(`${unopenedOfferReason} ${until}`)
    expect(reasonOf(offered(6), plus(final, 10_000))).toBe(unopenedOfferReason)
    expect(reasonOf(offered(6), at, 1)).toBe(`${laterRoundReason} ${until}`)
    expect(reasonOf(offered(6), plus(final, 10_000), 1)).toBe(laterRoundReason)
    const opened = inStage(7)
    const lotOffers = opened.lotOffers.map((part) =>
      part.offerId === 13 ? { ...part, stage: 7, offerOpenedAt: secondRound } : part,
    )
    expect(reasonOf({ ...opened, lotOffers })).toBe(`${laterRoundReason} ${until}`)
  })

  test.each([
    ['before its round is past', inStage(5), plus(secondRound, 9_999), 'openingTooEarly'],
    ['empty', procedure({ type: 5, lots: [{ stage: 4, lastOpenedRound: 1 }] }), final, 'waitingRoomEmpty'],
    ['before the competition', procedure({ type: 5, lots: [{ stage: 2 }] }), at, 'competitionIsNext'],
    [
      'while an award is announced',
      inStage(7, { award: { offerId: 13, announcedAt: at, awardableFrom: null } }),
      at,
      'awardStands',
    ],
    ['while offers are made', inStage(6, { offerDeadline: at }), at, 'offerDeadlineRuns'],
    ['of a lot that is over', inStage(7, { outcome: 'AWARDED' }), at, 'lotOver'],
  ])('does not open %s', (_name, state, when, answer) => {
    expect(said(confirmOpening(state, by('anna'), when))).toBe(answer)
  })

  test('passes empty rounds over', () => {
    const state = procedure({
      type: 5,
      lots: [{ stage: 4, lastOpenedRound: 1 }],
      parts: [applicant(15, 1, { round: 4 })],
    })
    expect(both(state, plus(final, 10_000)).state.lots[0]?.lastOpenedRound).toBe(4)
  })

  test('is about one round: when another one is next, it begins anew', () => {
    const started = inStage(4, { opening: { user: 'anna', date: at, target: 4, round: 1 } })
    expect(kindsOf(must(confirmOpening(started, by('berta'), justAfter(at))))).toEqual(['openingStarted'])
  })
})

describe('an opening waits for what counts for it', () => {
  const later = plus(offer, hour)
  const [settled, settledLater] = [plus(offer, 10_000), plus(later, 10_000)]
  const two = procedure({ lots: [{ stage: 6 }, { stage: 6, offerDeadline: later }] })
  const round = { type: 5 as const, parts: [applicant(11, 1, { round: 1 })] }
  test.each<[string, ProcedureState, readonly number[] | null, 4 | 7, Date | null]>([
    ['of one lot', two, [1], 7, settled],
    ['of several the last', two, [1, 2], 7, settledLater],
    ['of all', two, null, 7, settledLater],
    ['applications', procedure(), [1], 4, plus(application, 10_000)],
    ['behind a proxy', procedure({ tender: { settlesWithin: 70_000 } }), [1], 4, plus(application, 70_000)],
    ['a round', procedure(round), [1], 4, plus(application, 10_000)],
    [
      'a waiting room while offers are awaited',
      procedure({ ...round, lots: [{ stage: 6 }] }),
      [1],
      4,
      settled,
    ],
    ['nobody in the waiting room', procedure({ type: 5 }), [1], 4, null],
    ['no deadline', procedure({ lots: [{ offerDeadline: null }] }), [1], 7, null],
  ])('%s', (_what, state, lotIds, target, moment) => {
    expect(lastOpenableFrom(state, lotIds, target)).toEqual(moment)
  })
})
