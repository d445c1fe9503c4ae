import { expect, test } from 'vitest'
import { nearnessOf, sayDaysLeft, sayLeft, saySpoken } from './countdown.ts'

const [second, minute, hour, day] = [1000, 60_000, 3_600_000, 86_400_000]

test.each([
  [24 * hour, 'noch 24 Std. 0 Min.', '24 h 0 min left'],
  [3 * hour + 12 * minute + 59 * second, 'noch 3 Std. 12 Min.', '3 h 12 min left'],
  [hour, 'noch 1 Std. 0 Min.', '1 h 0 min left'],
  [hour - 1, 'noch 59 Min. 59 Sek.', '59 min 59 s left'],
  [minute, 'noch 1 Min. 0 Sek.', '1 min 0 s left'],
  [59 * second, 'noch 59 Sek.', '59 s left'],
  [0, 'noch 0 Sek.', '0 s left'],
])('%i ms are %s', (left, german, english) => {
  expect(sayLeft(left, 'de')).toBe(german)
  expect(sayLeft(left, 'en')).toBe(english)
})

test.each([
  [24 * hour + 1, 'far'],
  [24 * hour, 'near'],
  [0, 'near'],
  [-1, 'past'],
])('%i ms before it a moment is %s', (left, nearness) => {
  expect(nearnessOf(left)).toBe(nearness)
})

test.each([
  [13 * hour, ''],
  [12 * hour, 'Noch 12 Stunden.'],
  [hour + 1, ''],
  [hour, 'Noch 1 Stunde.'],
  [hour - 11 * second, ''],
  [55 * second, 'Noch 1 Minute.'],
  [-1, ''],
])('with %i ms to go a screen reader hears “%s”', (left, german) => {
  expect(saySpoken(left, 'de')).toBe(german)
})

test.each([
  [day + 1, 'noch 1 Tag', '1 day left'],
  [14 * day, 'noch 14 Tage', '14 days left'],
  [15 * day, null, null],
])('%i ms are so many days: %s', (left, german, english) => {
  expect([sayDaysLeft(left, 'de'), sayDaysLeft(left, 'en')]).toEqual([german, english])
})
