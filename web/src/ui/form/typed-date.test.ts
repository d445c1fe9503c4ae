import { expect, test } from 'vitest'
import { readDate, readTime, writeDate } from './typed-date.ts'

test.each([
  ['31.12.2026', '2026-12-31'],
  ['31.12.26', '2026-12-31'],
  ['1.3.2027', '2027-03-01'],
  [' 1. 3. 2027 ', '2027-03-01'],
  ['31/12/2026', '2026-12-31'],
  ['31-12-2026', '2026-12-31'],
  ['31122026', '2026-12-31'],
  ['311226', '2026-12-31'],
  ['2026-12-31', '2026-12-31'],
  ['29.02.2028', '2028-02-29'],
  ['1.1.98', '1998-01-01'],
])('reads %s', (typed, date) => expect(readDate(typed)).toBe(date))

test.each([
  '',
  '31.11.2026',
  '29.2.2027',
  '0.1.2026',
  '12.31.2026',
  '31.12',
  '31.12.206',
  'morgen',
  '1.1.0001',
  '32.1.26',
])('does not take %j for a day', (typed) => expect(readDate(typed)).toBeNull())

test.each([
  ['2026-12-31', '31.12.2026'],
  [null, ''],
  ['31.11.2026', '31.11.2026'],
])('writes %s', (value, shown) => expect(writeDate(value)).toBe(shown))

test.each([
  ['10:00', '10:00'],
  ['9:5', '09:05'],
  ['9.30', '09:30'],
  ['10', '10:00'],
  ['0930', '09:30'],
  ['930', '09:30'],
  ['10:00 Uhr', '10:00'],
  ['0:00', '00:00'],
  ['23:59', '23:59'],
])('reads %s', (typed, time) => expect(readTime(typed)).toBe(time))

test.each(['', '24:00', '10:60', 'zehn', '10:', '12345'])('does not take %j for a time', (typed) =>
  expect(readTime(typed)).toBeNull(),
)
