import { expect, test } from 'vitest'
import { type Sample, secondsFor, speedOf, withSample } from './speed.ts'

const samplesOf = (...points: [number, number][]): readonly Sample[] =>
  points.reduce<readonly Sample[]>((samples, [at, sent]) => withSample(samples, { at, sent }), [])

test.each<[string, [number, number][], number | undefined]>([
  ['nothing yet', [], undefined],
  ['one look', [[0, 100]], undefined],
  [
    'less than a second',
    [
      [0, 0],
      [900, 5000],
    ],
    undefined,
  ],
  [
    'an even line',
    [
      [0, 0],
      [1000, 500],
      [2000, 1000],
    ],
    500,
  ],
  [
    'what was there before it went on does not count',
    [
      [0, 90_000],
      [2000, 91_000],
    ],
    500,
  ],
  [
    'a line that got slow: only the last seconds count',
    [
      [0, 0],
      [10_000, 100_000],
      [14_000, 100_400],
      [18_000, 100_800],
      [22_000, 101_200],
    ],
    100,
  ],
])('%s', (_what, points, speed) => {
  expect(speedOf(samplesOf(...points))).toBe(speed)
})

test('time left is what is left at that speed, and unknown where nothing moves', () => {
  expect(secondsFor(1000, 100)).toBe(10)
  expect(secondsFor(1000, 0)).toBeUndefined()
  expect(secondsFor(1000, undefined)).toBeUndefined()
})
