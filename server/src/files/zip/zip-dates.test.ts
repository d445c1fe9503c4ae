import { expect, test } from 'vitest'
import { zipTime } from './zip-dates.ts'

/** What a reader makes of the time of MS-DOS. */
const shown = (moment: string) => {
  const { dos } = zipTime(new Date(moment))
  const [year, month, day] = [(dos >>> 25) + 1980, (dos >>> 21) & 15, (dos >>> 16) & 31]
  const [hour, minute, second] = [(dos >>> 11) & 31, (dos >>> 5) & 63, (dos & 31) * 2]
  return [year, month, day, hour, minute, second].join(' ')
}

test.each([
  ['2026-03-01T10:00:07Z', '2026 3 1 11 0 6'],
  ['2026-07-01T22:30:00Z', '2026 7 2 0 30 0'],
  ['2026-12-31T22:59:59.999Z', '2026 12 31 23 59 58'],
  ['2026-12-31T23:00:00Z', '2027 1 1 0 0 0'],
  ['1970-01-01T00:00:00Z', '1980 1 1 0 0 0'],
  ['2107-12-31T23:30:00Z', '2107 12 31 23 59 58'],
])('%s is what German clocks show then, within the years of MS-DOS', (moment, clock) => {
  expect(shown(moment)).toBe(clock)
})

test.each([
  ['2026-03-01T10:00:07.900Z', 1_772_359_207],
  ['1969-12-31T23:59:59.500Z', -1],
  ['1900-01-01T00:00:00Z', -0x8000_0000],
  ['2040-01-01T00:00:00Z', 0x7fff_ffff],
])('%s is told in seconds everywhere the same, as far as they go', (moment, seconds) => {
  expect(zipTime(new Date(moment)).unix).toBe(seconds)
})

test('a moment that is none has no time', () => {
  expect(() => zipTime(new Date(Number.NaN))).toThrow(RangeError)
})
