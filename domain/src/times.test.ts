import { expect, test } from 'vitest'
import { noticeTime } from './times.ts'

test.each([
  ['2026-03-02T09:15:00Z', '2026-03-02+01:00', '10:15:00+01:00'],
  ['2026-06-30T22:00:05Z', '2026-07-01+02:00', '00:00:05+02:00'],
  ['2026-12-31T23:30:00Z', '2027-01-01+01:00', '00:30:00+01:00'],
])('%s is %s and %s in a notice', (instant, date, time) => {
  expect(noticeTime(new Date(instant))).toEqual({ date, time })
})
