import { describe, expect, test } from 'vitest'
import { currentRound, nextOpenableRound, resumed, roundAt, roundDeadline } from './rounds.ts'
import { applicant, day, justAfter, plus, procedure, testLot, testTender, times } from './test-procedure.ts'

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
  expect(roundDeadline(long, testLot({ applicationDeadline: new Date(first) }), round).toISOString()).toBe(
    end,
  )
})

describe('the round that an application counts for', () => {
  test.each([
    [plus(times.application, -1), 1],
    [times.application, 1],
    [justAfter(times.application), 2],
    [times.secondRound, 2],
    [justAfter(times.secondRound), 3],
    [justAfter(times.thirdRound), 4],
    [times.final, 4],
    [justAfter(times.final), null],
  ])('at %s is %s', (now, round) => {
    expect(roundAt(tender, lot, now)).toBe(round)
  })

  test('does not exist elsewhere', () => {
    expect(roundAt(testTender(0), lot, times.published)).toBeNull()
    expect(currentRound(testTender(0), lot, times.published)).toBeNull()
  })

  test('has an answer for whatever is missing', () => {
    const bare = testTender(5, { finalDeadline: null, deadlinePeriodDays: null })
    expect(roundAt(bare, lot, times.offer)).toBe(1)
    expect(roundAt(tender, testLot({ applicationDeadline: null }), times.published)).toBe(1)
    expect(roundDeadline(tender, testLot({ applicationDeadline: null }), 3)).toEqual(times.final)
    expect(roundDeadline(bare, testLot({ applicationDeadline: null }), 3) > times.finalOffer).toBe(true)
  })
})

test.each([
  [times.published, 1],
  [justAfter(times.application), 2],
  [times.final, 4],
  [justAfter(times.final), 4],
  [times.finalOffer, 4],
])('at %s the current round is %i', (now, round) => {
  expect(currentRound(tender, lot, now)).toBe(round)
})

describe('the end of all rounds is put off', () => {
  const longer = testTender(5, { finalDeadline: plus(times.final, 30 * day) })
  const ends = (of: typeof lot, rounds: readonly number[]) =>
    rounds.map((round) => roundDeadline(longer, of, round))

  test('before it has passed: the round that runs goes to its own end', () => {
    expect(resumed(tender, lot, times.final)).toBe(lot)
    expect(ends(lot, [3, 4, 5])).toEqual([
      times.thirdRound,
      plus(times.thirdRound, 10 * day),
      plus(times.thirdRound, 20 * day),
    ])
    expect(roundAt(longer, lot, times.final)).toBe(4)
  })

  test('after it has passed: what ended stays, further rounds follow', () => {
    const again = resumed(tender, lot, justAfter(times.final))
    expect(ends(again, [3, 4, 5, 6, 7, 8])).toEqual([
      times.thirdRound,
      times.final,
      plus(times.final, 10 * day),
      plus(times.final, 20 * day),
      plus(times.final, 30 * day),
      plus(times.final, 30 * day),
    ])
    expect(roundAt(longer, again, justAfter(times.final))).toBe(5)
    expect(roundAt(longer, again, times.secondRound)).toBe(2)
    expect(currentRound(longer, again, times.finalOffer)).toBe(7)
  })

  test('long after it has passed: those already over are left out', () => {
    const again = resumed(tender, lot, plus(times.final, 10 * day + 1))
    expect(ends(again, [4, 5, 6])).toEqual([
      times.final,
      plus(times.final, 20 * day),
      plus(times.final, 30 * day),
    ])
  })

  test('again and again', () => {
    const once = resumed(tender, lot, justAfter(times.final))
    const twice = resumed(longer, once, plus(times.final, 31 * day))
    const longest = testTender(5, { finalDeadline: plus(times.final, 45 * day) })
    expect([4, 5, 6, 7, 8, 9].map((round) => roundDeadline(longest, twice, round))).toEqual(
      [0, 10, 20, 30, 40, 45].map((days) => plus(times.final, days * day)),
    )
    expect(roundAt(longest, twice, plus(times.final, 31 * day))).toBe(8)
  })

  test('of a lot whose first round is still to end there is nothing to go on with', () => {
    const late = testLot({ applicationDeadline: plus(times.final, day) })
    expect(resumed(tender, late, justAfter(times.final))).toBe(late)
    const none = testLot({ applicationDeadline: null })
    expect(resumed(tender, none, justAfter(times.final))).toBe(none)
  })
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
