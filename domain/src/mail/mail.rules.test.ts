import { expect, test } from 'vitest'
import { nextAttempt } from './mail.rules.ts'

const created = new Date('2026-10-01T08:00:00Z')

test.each([
  [1, 1],
  [2, 2],
  [5, 16],
  [9, 256],
  [10, 360],
  [60, 360],
])('after %i attempts the next comes in %i minutes', (attempts, minutes) => {
  expect(nextAttempt({ created, attempts }, created)).toEqual(new Date(created.getTime() + minutes * 60_000))
})

test('after three days it is given up', () => {
  const almost = new Date('2026-10-04T07:59:59Z')
  expect(nextAttempt({ created, attempts: 20 }, almost)).toEqual(expect.any(Date))
  expect(nextAttempt({ created, attempts: 20 }, new Date('2026-10-04T08:00:00Z'))).toBe(null)
})
