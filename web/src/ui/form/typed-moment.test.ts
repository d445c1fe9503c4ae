import { expect, test } from 'vitest'
import { keepMoment, readMoment, showMoment } from './typed-moment.ts'

test.each([
  ['31.12.2026', '10:00', '2026-12-31T09:00:00.000Z'],
  ['1.7.27', '9', '2027-07-01T07:00:00.000Z'],
])('%s %s becomes an instant and is shown again as German time', (date, time, instant) => {
  expect(keepMoment({ date, time })).toBe(instant)
  expect(keepMoment(showMoment(instant))).toBe(instant)
})

test.each([
  ['', '', null],
  ['', '10:00', 'dateMissing'],
  ['31.12.2026', '', 'timeMissing'],
  ['31.11.2026', '10:00', 'noSuchDay'],
  ['31. November', '10:00', 'noDate'],
  ['31.12.2026', '25', 'noTime'],
  ['29.3.2026', '2:30', 'skipped'],
])('%j %j: %s', (date, time, fault) => {
  expect(readMoment({ date, time })).toEqual({ instant: null, fault })
})

test('what cannot be read survives as typed', () => {
  expect(showMoment(keepMoment({ date: '31.11.2026', time: '10:00' }))).toEqual({
    date: '31.11.2026',
    time: '10:00',
  })
  expect(showMoment(keepMoment({ date: '', time: '10:00' }))).toEqual({ date: '', time: '10:00' })
  expect(showMoment(keepMoment({ date: '31.12.2026', time: '' }))).toEqual({ date: '31.12.2026', time: '' })
})

test('a doubled hour is said', () => {
  expect(readMoment({ date: '25.10.2026', time: '2:30' })).toEqual({
    instant: '2026-10-25T00:30:00.000Z',
    twice: true,
  })
})
