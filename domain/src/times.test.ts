import { expect, test } from 'vitest'
import { syntaxFault } from './notices/check/value-faults.ts'
import { say } from './texts.ts'
import { berlinMoment, noticeTime, sameTimeAfter, sayArrival, startOfDay } from './times.ts'

test.each([
  ['2026-03-02T09:15:00Z', '2026-03-02+01:00', '10:15:00+01:00'],
  ['2026-06-30T22:00:05Z', '2026-07-01+02:00', '00:00:05+02:00'],
  ['2026-12-31T23:30:00Z', '2027-01-01+01:00', '00:30:00+01:00'],
])('%s is %s and %s in a notice', (instant, date, time) => {
  expect(noticeTime(new Date(instant))).toEqual({ date, time })
})

test.each([
  ['0001-01-01T00:00:00Z', '0001-01-01+00:53', '00:53:00+00:53'],
  ['0202-12-31T10:00:00Z', '0202-12-31+00:53', '10:53:00+00:53'],
  ['1893-03-31T23:06:31Z', '1893-03-31+00:53', '23:59:31+00:53'],
  ['1893-03-31T23:06:32Z', '1893-04-01+01:00', '00:06:32+01:00'],
  ['9999-12-31T22:59:59.999Z', '9999-12-31+01:00', '23:59:59+01:00'],
  ['9999-12-31T23:59:59.999Z', '9999-12-31+00:00', '23:59:59+00:00'],
])('%s is %s and %s in a notice, which knows no other years and offsets', (instant, date, time) => {
  expect(noticeTime(new Date(instant))).toEqual({ date, time })
})

test.each([
  ['2026-12-04T09:00:00.000Z', 'Fr., 04.12.2026, 10:00:00,000 Uhr', 'Fri, 04.12.2026, 10:00:00,000'],
  ['2026-07-01T22:00:05.007Z', 'Do., 02.07.2026, 00:00:05,007 Uhr', 'Thu, 02.07.2026, 00:00:05,007'],
])('what arrived at %s is told to the millisecond', (instant, german, english) => {
  expect(sayArrival(new Date(instant))).toBe(german)
  expect(sayArrival(new Date(instant), 'en')).toBe(english)
})

test('a notice says every moment that can be stored, in values it takes itself', () => {
  const field = { contentId: 'x', contentType: 'field', label: 'x', displayType: 'DATE' } as const
  const [first, last] = [Date.parse('0001-01-01T00:00:00Z'), Date.parse('9999-12-31T23:59:59Z')]
  for (let step = 0; step <= 2000; step++) {
    const moment = new Date(Math.floor((first + ((last - first) / 2000) * step) / 1000) * 1000)
    const { date, time } = noticeTime(moment)
    expect(syntaxFault({ ...field, type: 'date' }, date)).toBeUndefined()
    expect(syntaxFault({ ...field, type: 'time' }, time)).toBeUndefined()
    expect(new Date(`${date.slice(0, 10)}T${time}`)).toEqual(moment)
  }
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

const noon = { hour: 12, minute: 0, second: 0, ms: 0 }
test.each([
  ['in winter', { year: 2026, month: 1, day: 15, ...noon }, '2026-01-15T11:00:00.000Z'],
  ['in summer', { year: 2026, month: 7, day: 15, ...noon }, '2026-07-15T10:00:00.000Z'],
  [
    'before clocks go forward',
    { year: 2026, month: 3, day: 29, ...noon, hour: 1, minute: 59 },
    '2026-03-29T00:59:00.000Z',
  ],
  [
    'in the missing hour',
    { year: 2026, month: 3, day: 29, ...noon, hour: 2, minute: 30 },
    '2026-03-29T01:30:00.000Z',
  ],
  [
    'after clocks went forward',
    { year: 2026, month: 3, day: 29, ...noon, hour: 3 },
    '2026-03-29T01:00:00.000Z',
  ],
  [
    'before clocks go back',
    { year: 2026, month: 10, day: 25, ...noon, hour: 1, minute: 59 },
    '2026-10-24T23:59:00.000Z',
  ],
  [
    'in the hour told twice',
    { year: 2026, month: 10, day: 25, ...noon, hour: 2, minute: 30 },
    '2026-10-25T00:30:00.000Z',
  ],
  [
    'after clocks went back',
    { year: 2026, month: 10, day: 25, ...noon, hour: 3 },
    '2026-10-25T02:00:00.000Z',
  ],
  ['beyond the month', { year: 2026, month: 12, day: 32, ...noon, ms: 7 }, '2027-01-01T11:00:00.007Z'],
])('a German clock shows it once: %s', (_when, shown, moment) => {
  expect(berlinMoment(shown).toISOString()).toBe(moment)
})

test.each([
  ['2026-03-28T11:00:00.123Z', 0, '2026-03-28T11:00:00.123Z'],
  ['2026-03-28T11:00:00.123Z', 1, '2026-03-29T10:00:00.123Z'],
  ['2026-03-22T01:30:00Z', 7, '2026-03-29T01:30:00.000Z'],
  ['2026-10-24T10:00:00Z', 1, '2026-10-25T11:00:00.000Z'],
  ['2026-10-18T00:30:00Z', 7, '2026-10-25T00:30:00.000Z'],
  ['2026-10-18T00:30:00Z', 14, '2026-11-01T01:30:00.000Z'],
  ['2026-01-31T09:00:00Z', 30, '2026-03-02T09:00:00.000Z'],
])('%s and %i days later German clocks show the same', (moment, later, expected) => {
  expect(sameTimeAfter(new Date(moment), later).toISOString()).toBe(expected)
})

test.each([
  ['2026-12-04T09:00:00Z', 'Fr., 04.12.2026, 10:00 Uhr', 'Fri, 04.12.2026, 10:00'],
  ['2026-12-04T09:00:10Z', 'Fr., 04.12.2026, 10:00:10 Uhr', 'Fri, 04.12.2026, 10:00:10'],
  ['2026-12-04T09:00:00.001Z', 'Fr., 04.12.2026, 10:00:00,001 Uhr', 'Fri, 04.12.2026, 10:00:00,001'],
])('%s is said as exactly as it has to be: %s', (instant, german, english) => {
  expect(say({ de: '{at}', en: '{at}' }, 'de', { at: new Date(instant) })).toBe(german)
  expect(say({ de: '{at}', en: '{at}' }, 'en', { at: new Date(instant) })).toBe(english)
})
