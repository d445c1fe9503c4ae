import { expect, test } from 'vitest'
import { pauseAfter, reactionTo } from './upload-answers.ts'

test.each([
  [0, true, 'again'],
  [500, true, 'again'],
  [503, false, 'again'],
  [409, true, 'again'],
  [423, true, 'again'],
  [429, false, 'again'],
  [401, true, 'logIn'],
  [401, false, 'logIn'],
  [404, true, 'anew'],
  [410, true, 'anew'],
  [404, false, 'refuse'],
  [403, true, 'refuse'],
  [413, false, 'refuse'],
  [415, true, 'refuse'],
] as const)('%i, begun %s: %s', (status, isBegun, reaction) => {
  expect(reactionTo(status, isBegun)).toBe(reaction)
})

test('pauses grow, up to half a minute', () => {
  expect([1, 2, 3, 4, 5, 6, 20].map(pauseAfter)).toEqual([1000, 2000, 4000, 8000, 16_000, 30_000, 30_000])
})
