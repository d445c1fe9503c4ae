import { expect, test } from 'vitest'
import { done, newHistory, redone, undone } from './history.ts'

test('steps are taken back and made again; a new step forgets what was taken back', () => {
  const drawn = done(done(newHistory(0), 1), 2)
  expect(undone(drawn).present).toBe(1)
  expect(undone(undone(undone(drawn))).present).toBe(0)
  expect(redone(undone(drawn))).toEqual(drawn)
  expect(redone(drawn)).toBe(drawn)
  expect(done(undone(drawn), 3)).toEqual({ past: [0, 1], present: 3, future: [] })
})

test('a null among the states is a state like any other', () => {
  expect(undone(done(newHistory<number | null>(null), 1)).present).toBeNull()
})

test('two hundred steps are kept', () => {
  let history = newHistory(0)
  for (let step = 1; step <= 300; step++) history = done(history, step)
  expect(history.past).toHaveLength(200)
})
