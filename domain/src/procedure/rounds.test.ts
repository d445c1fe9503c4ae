import { describe, expect, test } from 'vitest'
import { currentRound, nextOpenableRound, roundAt, roundDeadline } from './rounds.ts'
import { applicant, justAfter, plus, procedure, testLot, testTender, times } from './test-procedure.ts'

const tender = testTender(5)
const lot = testLot()

test.each([
  [1, times.application],
  [2, times.secondRound],
  [3, times.thirdRound],
  [4, times.final],
  [5, times.final],
  [5000, times.final],
])('round %i ends at its time, the last with the procedure', (round, deadline) => {
  expect(roundDeadline(tender, lot, round)).toEqual(deadline)
})

test.each([
  ['2026-03-20T11:00:00Z', 10, 2, '2026-03-30T10:00:00.000Z'],
  ['2026-10-20T10:00:00Z', 10, 2, '2026-10-30T11:00:00.000Z'],
  ['2026-03-27T01:30:00Z', 1, 3, '2026-03-29T01:30:00.000Z'],
  ['2026-10-23T00:30:00Z', 1, 3, '2026-10-25T00:30:00.000Z'],
])('rounds from %s every %i days: number %i ends when clocks show the same', (first, days, round, end) => {
  const long = testTender(5, { deadlinePeriodDays: days, finalDeadline: new Date('2027-12-01T00:00:00Z') })
  expect(roundDeadline(long, { applicationDeadline: new Date(first) }, round).toISOString()).toBe(end)
})

describe('the round that an application counts for', () => {
  test.each([
    [plus(times.application, -1), 0, 1],
    [times.application, 0, 1],
    [justAfter(times.application), 0, 2],
    [times.secondRound, 0, 2],
    [justAfter(times.secondRound), 1, 3],
    [justAfter(times.thirdRound), 0, 4],
    [times.final, 0, 4],
    [justAfter(times.final), 0, null],
  ])('at %s, %i opened, is %s', (now, lastOpenedRound, round) => {
    expect(roundAt(tender, testLot({ lastOpenedRound }), now)).toBe(round)
  })

  test('is never one that was opened, though the end has moved away since', () => {
    const longer = testTender(5, { finalDeadline: plus(times.final, 3 * 86_400_000) })
    expect(roundAt(longer, testLot({ lastOpenedRound: 4 }), justAfter(times.final))).toBe(5)
  })

  test('does not exist elsewhere', () => {
    expect(roundAt(testTender(0), lot, times.published)).toBeNull()
    expect(currentRound(testTender(0), lot, times.published)).toBeNull()
  })

  test('has an answer for whatever is missing', () => {
    const bare = testTender(5, { finalDeadline: null, deadlinePeriodDays: null })
    expect(roundAt(bare, lot, times.offer)).toBe(1)
    expect(roundAt(tender, testLot({ applicationDeadline: null }), times.published)).toBe(1)
    expect(roundDeadline(tender, { applicationDeadline: null }, 3)).toEqual(times.final)
    expect(roundDeadline(bare, { applicationDeadline: null }, 3) > times.finalOffer).toBe(true)
  })
})

test.each([
  [times.published, 0, 1],
  [justAfter(times.application), 0, 2],
  [times.final, 0, 4],
  [justAfter(times.final), 0, 4],
  [times.finalOffer, 4, 4],
])('at %s, %i opened, the current round is %i', (now, lastOpenedRound, round) => {
  expect(currentRound(tender, testLot({ lastOpenedRound }), now)).toBe(round)
})

describe('the waiting room opens for', () => {
  const first = applicant(11, 1, { round: 1 })
  const third = applicant(12, 1, { round: 3 })
  test.each([
    ['nobody', [], 0, times.offer, null],
    ['the first round, not before its end', [first], 0, times.application, null],
    ['the first round', [first, third], 0, justAfter(times.application), 1],
    ['the third round, the second is empty', [third], 1, justAfter(times.thirdRound), 3],
    ['nothing while the lowest round runs', [third], 1, justAfter(times.secondRound), null],
    ['nothing that was opened', [{ ...first, stage: 2 }], 1, times.offer, null],
    ['nobody who only registered', [applicant(11, 0)], 0, times.offer, null],
    ['nothing of other lots', [{ ...first, lotId: 2 }], 0, times.offer, null],
  ])('%s', (_name, parts, lastOpenedRound, now, round) => {
    const state = procedure({ type: 5, lots: [{ lastOpenedRound }], parts })
    expect(nextOpenableRound(state, testLot({ lastOpenedRound }), now)).toBe(round)
  })

  test('nothing in procedures without rounds', () => {
    const state = procedure({ parts: [{ ...first, round: 1 }] })
    expect(nextOpenableRound(state, testLot(), times.offer)).toBeNull()
  })
})
