import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { gathering } from './gathering.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('what comes several times within the pause is told once, everything else by itself', () => {
  const told: string[] = []
  const things = gathering<string>(
    250,
    (thing) => thing,
    (thing) => void told.push(thing),
  )
  for (const thing of ['a', 'b', 'a', 'a']) things.add(thing)
  expect(told).toEqual([])
  vi.advanceTimersByTime(249)
  things.add('a')
  vi.advanceTimersByTime(1)
  expect(told).toEqual(['a', 'b'])

  // What comes without end is told again and again, not put off.
  for (let step = 0; step < 10; step++) {
    things.add('a')
    vi.advanceTimersByTime(100)
  }
  expect(told.slice(2)).toEqual(['a', 'a', 'a'])
})
