import { expect, test } from 'vitest'
import { noticeTime, startOfDay } from './times.ts'

test.each([
  ['2026-03-02T09:15:00Z', '2026-03-02+01:00', '10:15:00+01:00'],
  ['2026-06-30T22:00:05Z', '2026-07-01+02:00', '00:00:05+02:00'],
  ['2026-12-31T23:30:00Z', '2027-01-01+01:00', '00:30:00+01:00'],
])('%s is %s and %s in a notice', (instant, date, time) => {
  expect(noticeTime(new Date(instant))).toEqual({ date, time })
})

test('a year has four digits in a notice, however long ago', () => {
  expect(noticeTime(new Date('0500-06-01T12:00:00Z')).date).toMatch(/^0500-06-01/)
})

test.each([
  ['2026-11-16T23:30:00Z', 0, '2026-11-16T23:00:00.000Z'],
  ['2026-11-16T22:30:00Z', 0, '2026-11-15T23:00:00.000Z'],
  ['2026-03-28T12:00:00Z', 1, '2026-03-28T23:00:00.000Z'],
  ['2026-03-28T12:00:00Z', 2, '2026-03-29T22:00:00.000Z'],
  ['2026-10-24T12:00:00Z', 2, '2026-10-25T23:00:00.000Z'],
  ['0001-01-01T00:00:00Z', 0, '0000-12-31T23:06:32.000Z'],
  ['0050-06-01T12:00:00Z', 31, '0050-07-01T23:06:32.000Z'],
  ['0500-06-01T12:00:00Z', 0, '0500-05-31T23:06:32.000Z'],
  ['9999-12-31T12:00:00Z', 0, '9999-12-30T23:00:00.000Z'],
  ['9999-12-31T23:59:59.999Z', 0, '9999-12-31T23:00:00.000Z'],
  ['9999-12-31T23:59:59.999Z', 31, '+010000-01-31T23:00:00.000Z'],
])('the German day of %s, and %i later, begins at %s', (moment, later, start) => {
  expect(startOfDay(new Date(moment), later).toISOString()).toBe(start)
})
