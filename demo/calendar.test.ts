import { expect, test } from 'vitest'
import { calendarAround, type Moment } from './calendar.ts'

test.each<[now: string, moment: Moment, shown: string]>([
  ['2026-06-10T10:00:00Z', [0, 12], '2026-06-10T10:00:00.000Z'],
  ['2026-06-10T21:59:59Z', [0, 12], '2026-06-10T10:00:00.000Z'],
  ['2026-06-10T22:00:00Z', [0, 12], '2026-06-11T10:00:00.000Z'],
  ['2026-06-10T10:00:00Z', [-10, 9, 6], '2026-05-31T07:06:00.000Z'],
  // Summer time ends on 25 October and begins on 28 March.
  ['2026-10-24T12:00:00Z', [2, 12], '2026-10-26T11:00:00.000Z'],
  ['2026-10-26T12:00:00Z', [-1, 9], '2026-10-25T08:00:00.000Z'],
  ['2027-03-28T12:00:00Z', [0, 9], '2027-03-28T07:00:00.000Z'],
  ['2027-03-28T12:00:00Z', [-1, 9], '2027-03-27T08:00:00.000Z'],
])('counted from %s, %j is %s', (now, moment, shown) => {
  expect(calendarAround(new Date(now))(moment).toISOString()).toBe(shown)
})
