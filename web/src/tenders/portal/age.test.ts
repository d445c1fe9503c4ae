import { expect, test } from 'vitest'
import { sayAge } from './age.ts'

const now = new Date('2026-10-05T12:00:00Z')

test.each([
  ['2026-10-05T11:59:30Z', 'gerade eben', 'just now'],
  ['2026-10-05T12:00:10Z', 'gerade eben', 'just now'],
  ['2026-10-05T11:59:00Z', 'vor 1 Minute', '1 minute ago'],
  ['2026-10-05T10:00:00Z', 'vor 2 Stunden', '2 hours ago'],
  ['2026-10-02T11:00:00Z', 'vor 3 Tagen', '3 days ago'],
])('%s was %s', (since, german, english) => {
  expect(sayAge(new Date(since), now, 'de')).toBe(german)
  expect(sayAge(new Date(since), now, 'en')).toBe(english)
})
