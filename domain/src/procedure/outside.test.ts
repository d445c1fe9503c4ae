import { describe, expect, test } from 'vitest'
import { displayStage, ownDeadline, shownDeadline } from './display.ts'
import { seenBy } from './outside.ts'
import { applicant, deniedBefore, justAfter, procedure, times } from './test-procedure.ts'

const { secondRound, thirdRound, final } = times
const now = justAfter(times.application)
const first = { round: 1 }

/** The first round was opened and makes its offers; the second one runs. */
const inStage = (stage: number, more = {}) =>
  procedure({
    type: 5,
    lots: [{ stage, lastOpenedRound: 1, offerDeadline: thirdRound, ...more }],
    parts: [
      applicant(11, 4, first),
      applicant(12, 3, first),
      applicant(13, 2, { ...first, ...deniedBefore }),
      applicant(14, 1, { round: 2 }),
      applicant(15, 0),
    ],
  })

describe.each([4, 5, 6, 7])('at stage %i', (stage) => {
  const state = inStage(stage)
  test.each([
    ['the invited', 11, stage, thirdRound],
    ['who is admitted', 12, stage, null],
    ['who was denied', 13, 3, null],
    ['who waits for the next round', 14, 3, null],
    ['who is about to apply', 15, 3, null],
    ['whoever takes no part', null, 3, null],
  ])('%s', (_who, offerId, seen, offerDeadline) => {
    const course = seenBy(state, offerId)
    expect(course.lots[0]).toMatchObject({ stage: seen, offerDeadline })
    expect(displayStage(course)).toBe(seen === 3 ? 3 : displayStage(state))
  })

  test.each([
    ['who was denied', 13],
    ['who waits', 14],
    ['who is about to apply', 15],
  ])('%s keeps to the round that runs', (_who, offerId) => {
    expect(ownDeadline(state, offerId, now)).toEqual(secondRound)
    expect(shownDeadline(seenBy(state, offerId), now)).toEqual(secondRound)
  })

  test('whoever takes no part reads the round that runs, else the last', () => {
    expect(shownDeadline(seenBy(state, null), now)).toEqual(secondRound)
    expect(shownDeadline(seenBy(state, null), times.finalOffer)).toEqual(final)
  })
})

test('before its competition, and where it is over, a lot is what it is', () => {
  expect(seenBy(inStage(2), null).lots[0]?.stage).toBe(2)
  expect(displayStage(seenBy(inStage(7, { outcome: 'AWARDED' }), null))).toBe(7)
  expect(seenBy(inStage(7, { outcome: 'AWARDED' }), null).lots[0]).toMatchObject({
    stage: 3,
    outcome: 'AWARDED',
  })
})

test('other procedures have nothing to hide', () => {
  const state = procedure({ lots: [{ stage: 6 }] })
  expect(seenBy(state, null)).toEqual({ tender: state.tender, lots: state.lots })
})
