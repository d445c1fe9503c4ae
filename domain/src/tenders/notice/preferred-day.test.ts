import { expect, test } from 'vitest'
import { preferredDay, stillPreferredDay } from './preferred-day.ts'

const sent = new Date('2026-11-16T10:00:00Z')

test.each([
  ['two days before we publish', '2026-11-25T11:00:00Z', '2026-11-23+01:00'],
  ['not before the day of sending', '2026-11-17T11:00:00Z', '2026-11-16+01:00'],
  ['the German day counts, not that of Greenwich', '2026-11-25T23:30:00Z', '2026-11-24+01:00'],
  ['at most 60 days after it', '2027-03-01T11:00:00Z', '2027-01-15+01:00'],
])('the portal is asked for a day: %s', (_case, published, day) => {
  expect(preferredDay(new Date(published), sent)).toBe(day)
})

test.each([
  ['2026-11-25T11:00:00Z', '2026-11-23+01:00'],
  ['2026-11-17T11:00:00Z', null],
  [null, null],
])('what follows is wished for that day only while it lies ahead: %s', (published, day) => {
  expect(stillPreferredDay(published === null ? null : new Date(published), sent)).toBe(day)
})
