import { expect, test } from 'vitest'
import { hasLegalMinimum, legalMinimum } from './legal-minimum.ts'

test.each([
  ['application', '2026-06-01T08:00:00Z', '2026-07-01T21:59:59.999Z', true, 30, '2026-07-01T22:00:00.000Z'],
  ['application', '2026-06-01T08:00:00Z', '2026-07-01T22:00:00Z', false, 30, '2026-07-01T22:00:00.000Z'],
  ['offer', '2026-10-10T22:30:00Z', '2026-10-28T22:59:59Z', true, 17, '2026-10-28T23:00:00.000Z'],
  ['offer', '2026-10-10T22:30:00Z', '2026-10-28T23:00:00Z', false, 17, '2026-10-28T23:00:00.000Z'],
] as const)('time for an %s from %s to %s is short: %s', (kind, from, deadline, isShort, days, earliest) => {
  expect(legalMinimum(kind, new Date(from), new Date(deadline))).toEqual({
    isShort,
    days,
    paragraph: '§ 27 KonzVgV',
    earliest: new Date(earliest),
  })
})

test.each([
  ['19', true],
  ['16', false],
  ['32', false],
  [null, false],
] as const)('the law on concessions is about subtype %s: %s', (subtype, expected) => {
  expect(hasLegalMinimum(subtype)).toBe(expected)
})
