import { expect, test } from 'vitest'
import { dispatchOn } from './dispatch-day.ts'

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
