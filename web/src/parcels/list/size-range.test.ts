import { expect, test } from 'vitest'
import { ownRange, sliderOf } from './size-range.ts'

test.each([
  [{}, 9_850, { max: 9_900, step: 100, value: [0, 9_900] }],
  [{ minSize: 500, maxSize: 2_000 }, 9_850, { max: 9_900, step: 100, value: [500, 2_000] }],
  [{ minSize: 50_000 }, 9_850, { max: 9_900, step: 100, value: [9_900, 9_900] }],
  [{ minSize: 900, maxSize: 100 }, 9_850, { max: 9_900, step: 100, value: [900, 900] }],
  [{}, 7.5, { max: 8, step: 1, value: [0, 8] }],
  [{}, 0, null],
  [{}, null, null],
])('the range %j up to %s is drawn', (range, largest, expected) => {
  expect(sliderOf(range, largest)).toEqual(expected)
})

test('the ends of the slider ask for nothing', () => {
  expect(ownRange([0, 9_900], 9_900)).toEqual({ minSize: undefined, maxSize: undefined })
  expect(ownRange([100, 9_800], 9_900)).toEqual({ minSize: 100, maxSize: 9_800 })
})
