import { expect, test } from 'vitest'
import { dayFault, dispatchOn } from './dispatch-day.ts'

test.each([
  ['2026-12-01', 'POST', '2026-11-30T23:00:00.000Z'],
  ['2026-07-01', 'FAX', '2026-06-30T22:00:00.000Z'],
  ['2026-02-31', 'POST', null],
  ['demnächst', 'POST', null],
  [null, 'POST', null],
  ['2026-12-01', null, null],
] as const)('a letter of %s by %s counts from %s', (day, how, at) => {
  expect(dispatchOn(day, how)).toEqual(at === null ? null : { at: new Date(at), how })
})

test.each([
  ['2026-11-30', 'early'],
  ['2026-12-01', null],
  ['2026-12-03', null],
  ['2026-12-04', 'late'],
  ['demnächst', null],
  [null, null],
] as const)(
  'of an award announced on 1 December a letter of %s, entered on the third, is %s',
  (day, fault) => {
    const announcedAt = new Date('2026-12-01T22:59:00Z')
    expect(dayFault(day, { announcedAt, now: new Date('2026-12-02T23:00:00Z') })).toBe(fault)
  },
)
