import { expect, test } from 'vitest'
import { now, teamLot, teamTender } from '../frame/shown-tender.test-data.ts'
import { roundsOnceMoved } from './next-rounds.ts'

const day = (days: number) => new Date(now.getTime() + days * 86_400_000)
const lot = (id: number, applicationDeadline: Date, more = {}) =>
  teamLot({ id, identifier: `LOT-000${id}`, name: `Los ${id}`, applicationDeadline, ...more })
const tender = (finalDeadline: Date, lots = [lot(1, day(-15))]) =>
  teamTender({ type: 5, deadlinePeriodDays: 10, finalDeadline, lots })
const to = (current: Date) => [{ fact: 'finalDeadline', current } as const]

test.each([
  ['before it has passed', day(3), day(30), [{ round: 3, end: day(5), lots: '' }]],
  ['before it has passed, a little', day(3), day(4), [{ round: 3, end: day(4), lots: '' }]],
  ['after it has passed', day(-3), day(30), [{ round: 4, end: day(7), lots: '' }]],
])('the end of all rounds is put off %s', (_when, old, current, expected) => {
  expect(roundsOnceMoved(tender(old), to(current), now)).toEqual(expected)
})

test('lots are named where they differ, and those that are over are not', () => {
  const lots = [lot(1, day(-15)), lot(2, day(1)), lot(3, day(-15), { outcome: 'NO_AWARD' })]
  expect(roundsOnceMoved(tender(day(3), lots), to(day(30)), now)).toMatchObject([
    { round: 3, end: day(5), lots: 'LOT-0001' },
    { round: 1, end: day(1), lots: 'LOT-0002' },
  ])
})

test('nothing is said where it does not move', () => {
  expect(roundsOnceMoved(tender(day(3)), [{ fact: 'offerDeadline', current: day(9) }], now)).toEqual([])
})
