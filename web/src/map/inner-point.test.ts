import { expect, test } from 'vitest'
import { innerPoint } from './inner-point.ts'

test('the name of a square stands in its middle', () => {
  const square = [
    [
      [0, 0],
      [2, 0],
      [2, 2],
      [0, 2],
      [0, 0],
    ],
  ] as const
  expect(innerPoint({ type: 'Polygon', coordinates: square })).toEqual([1, 1])
})

test('in a shape like a U it stands in one of its arms or its foot, never in between', () => {
  const u = [
    [
      [0, 0],
      [6, 0],
      [6, 6],
      [4, 6],
      [4, 1],
      [2, 1],
      [2, 6],
      [0, 6],
      [0, 0],
    ],
  ] as const
  const [x, y] = innerPoint({ type: 'Polygon', coordinates: u })
  expect(x < 2 || x > 4 || y < 1).toBe(true)
})

test('it keeps out of a hole, and stands in the largest part', () => {
  const small = [
    [
      [10, 10],
      [11, 10],
      [11, 11],
      [10, 10],
    ],
  ] as const
  const large = [
    [
      [0, 0],
      [8, 0],
      [8, 4],
      [0, 4],
      [0, 0],
    ],
    [
      [3, 1],
      [5, 1],
      [5, 3],
      [3, 3],
      [3, 1],
    ],
  ] as const
  const [x, y] = innerPoint({ type: 'MultiPolygon', coordinates: [small, large] })
  expect(x > 0 && x < 8 && y > 0 && y < 4).toBe(true)
  expect(x > 3 && x < 5 && y > 1 && y < 3).toBe(false)
})
