import { expect, test } from 'vitest'
import { fromBerlin, toBerlin } from './berlin-time.ts'

test.each([
  ['2026-01-15', '10:00', '2026-01-15T09:00:00.000Z'],
  ['2026-07-15', '10:00', '2026-07-15T08:00:00.000Z'],
  ['2026-12-31', '00:30', '2026-12-30T23:30:00.000Z'],
  ['2026-03-29', '01:59', '2026-03-29T00:59:00.000Z'],
  ['2026-03-29', '03:00', '2026-03-29T01:00:00.000Z'],
  ['2026-10-25', '01:59', '2026-10-24T23:59:00.000Z'],
  ['2026-10-25', '03:00', '2026-10-25T02:00:00.000Z'],
  ['2024-02-29', '23:59', '2024-02-29T22:59:00.000Z'],
])('%s %s is one instant, there and back', (date, time, instant) => {
  expect(fromBerlin({ date, time })).toEqual({ kind: 'once', instant })
  expect(toBerlin(instant)).toEqual({ date, time })
})

test.each(['02:00', '02:30', '02:59'])('%s does not exist when summer time begins', (time) => {
  expect(fromBerlin({ date: '2026-03-29', time })).toEqual({ kind: 'never' })
})

test.each([
  ['02:00', '2026-10-25T00:00:00.000Z'],
  ['02:59', '2026-10-25T00:59:00.000Z'],
])('%s occurs twice when summer time ends, the first counts', (time, instant) => {
  expect(fromBerlin({ date: '2026-10-25', time })).toEqual({ kind: 'twice', instant })
})

test('the second passage is still shown as what clocks say', () => {
  expect(toBerlin('2026-10-25T01:30:00.000Z')).toEqual({ date: '2026-10-25', time: '02:30' })
})

test('every hour of two years survives the way there and back, but for the doubled ones', () => {
  const start = Date.parse('2026-01-01T00:00:00Z')
  for (let hours = 0; hours < 2 * 365 * 24; hours += 1) {
    const instant = new Date(start + hours * 3_600_000).toISOString()
    const reading = fromBerlin(toBerlin(instant))
    expect(reading.kind).not.toBe('never')
    if (reading.kind === 'once') expect(reading.instant).toBe(instant)
  }
})
