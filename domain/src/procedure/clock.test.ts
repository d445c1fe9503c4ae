import { describe, expect, test } from 'vitest'
import { nextDue, tick } from './clock.ts'
import { openingWindow } from './opening.ts'
import type { ProcedureState } from './state.ts'
import { day, draft, justAfter, kindsOf, must, plus, procedure, times } from './test-procedure.ts'

const { published, application, offer, secondRound, thirdRound, final, finalOffer } = times

/** Everything that ever happens by itself, at the instants the clock names itself. */
function allOf(state: ProcedureState): string[] {
  const seen: string[] = []
  let current = state
  for (let due = nextDue(current); due !== null; due = nextDue(current)) {
    const { state: next, happened } = must(tick(current, {}, due))
    seen.push(
      ...happened.map(
        (one) =>
          `${due.toISOString().slice(0, 10)} ${'round' in one ? `${one.kind} ${one.round}` : one.kind}`,
      ),
    )
    current = next
  }
  return seen
}

describe('by itself', () => {
  test.each([
    ['a draft', draft(), []],
    ['published', procedure({ lots: [{ stage: 2 }] }), ['2026-06-01 becamePublic']],
    ['competition', procedure(), ['2026-06-01 becamePublic', '2026-07-01 deadlinePassed null']],
    ['applications opened', procedure({ lots: [{ stage: 4 }] }), ['2026-06-01 becamePublic']],
    [
      'interest',
      procedure({ type: 2, lots: [{ stage: 2 }] }),
      ['2026-06-01 becamePublic', '2026-07-01 deadlinePassed null'],
    ],
    [
      'joining a negotiation',
      procedure({ start: 5, lots: [{ stage: 5 }] }),
      ['2026-06-01 becamePublic', '2026-07-01 deadlinePassed null'],
    ],
    ['offers only, to begin', procedure({ start: 6, lots: [{ stage: 2 }] }), ['2026-06-01 becamePublic']],
    [
      'offers',
      procedure({ start: 6, lots: [{ stage: 6 }] }),
      ['2026-06-01 becamePublic', '2026-08-03 deadlinePassed null'],
    ],
    ['told only', procedure({ type: 3, lots: [{ stage: 2 }] }), ['2026-06-01 becamePublic']],
    ['over', procedure({ lots: [{ outcome: 'NO_AWARD' }] }), ['2026-06-01 becamePublic']],
    [
      'rounds',
      procedure({ type: 5 }),
      [
        '06-01 becamePublic',
        '07-01 deadlinePassed 1',
        '07-11 deadlinePassed 2',
        '07-21 deadlinePassed 3',
        '07-25 deadlinePassed 4',
      ].map((one) => `2026-${one}`),
    ],
    [
      'rounds after the second',
      procedure({ type: 5, tender: { clockedUntil: secondRound }, lots: [{ stage: 6, lastOpenedRound: 1 }] }),
      [
        '07-11 deadlinePassed 2',
        '07-21 deadlinePassed 3',
        '07-25 deadlinePassed 4',
        '08-03 deadlinePassed null',
      ].map((one) => `2026-${one}`),
    ],
    ['at the portal', procedure({ tender: { isMarked: true } }), []],
    [
      'published there',
      procedure({ tender: { isMarked: true, heardAt: plus(published, -9 * day) }, lots: [{ stage: 2 }] }),
      ['2026-06-01 becamePublic'],
    ],
    ['cancelled before', procedure({ tender: { isCancelled: true, archived: plus(published, -1) } }), []],
    [
      'published there, then cancelled',
      procedure({
        tender: {
          isMarked: true,
          heardAt: plus(published, -9 * day),
          isCancelled: true,
          archived: plus(published, -day),
        },
      }),
      ['2026-06-01 becamePublic'],
    ],
    ['passed before anybody knew', procedure({ tender: { published: offer } }), ['2026-08-03 becamePublic']],
  ] as const)('%s', (_name, state, expected) => {
    expect(allOf(state)).toEqual(expected)
  })

  test('everything due happens in its order, once', () => {
    const award = { offerId: 11, announcedAt: application, awardableFrom: secondRound }
    const opening = { user: 'anna', date: thirdRound, target: 7, round: null } as const
    const state = procedure({ lots: [{ stage: 6, opening }, { stage: 7, award }, {}] })
    const done = must(tick(state, {}, finalOffer))
    expect(kindsOf(done)).toEqual([
      'becamePublic',
      'deadlinePassed',
      'waitingPeriodOver',
      'openingExpired',
      'deadlinePassed',
    ])
    expect(done.state.tender.clockedUntil).toEqual(finalOffer)
    expect(done.state.lots[0]?.opening).toBeNull()
    expect(nextDue(done.state)).toBeNull()
    expect(must(tick(done.state, {}, finalOffer))).toEqual({ allowed: true, state: done.state, happened: [] })
    expect(must(tick(done.state, {}, published)).state).toBe(done.state)
  })

  test('a deadline passes a moment after its last one, an opening after its window', () => {
    const opening = { user: 'anna', date: offer, target: 4, round: null } as const
    const state = procedure({ tender: { clockedUntil: published }, lots: [{ opening }] })
    expect(nextDue(state)).toEqual(justAfter(application))
    expect(must(tick(state, {}, application)).happened).toEqual([])
    const later = must(tick(state, {}, justAfter(offer))).state
    expect(nextDue(later)).toEqual(plus(offer, openingWindow + 1))
    expect(must(tick(later, {}, plus(offer, openingWindow))).state.lots[0]?.opening).toEqual(opening)
  })

  test('nobody waits where nobody was told', () => {
    const award = { offerId: 11, announcedAt: offer, awardableFrom: offer }
    const state = procedure({ tender: { clockedUntil: justAfter(offer) }, lots: [{ stage: 7, award }] })
    expect(nextDue(state)).toBeNull()
  })

  test('also where a deadline closes nothing, lists name another one from then on', () => {
    const lots = [{ stage: 6 }, { stage: 2 }]
    const state = procedure({ tender: { clockedUntil: published, skippedPhases: [3, 4, 5] }, lots })
    expect(nextDue(state)).toEqual(justAfter(application))
    const later = must(tick(state, {}, justAfter(application)))
    expect(later.happened).toEqual([])
    expect(nextDue(later.state)).toEqual(justAfter(offer))
    expect(nextDue({ ...state, tender: { ...state.tender, archived: published } })).toBeNull()
  })

  test('rounds without an end come one by one', () => {
    const state = procedure({ type: 5, tender: { finalDeadline: null, clockedUntil: final } })
    expect(nextDue(state)).toEqual(new Date('2026-07-31T10:00:00.001Z'))
  })
})
