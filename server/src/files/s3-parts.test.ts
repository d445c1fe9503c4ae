import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { partAt, partOf, rowOf } from './s3-parts.ts'

describe('the row of an unfinished file', () => {
  const key = randomUUID()
  const names = (...parts: [offset: number, writer: number, bytes: number][]) =>
    rowOf(parts.map((part) => partAt(key, ...part))).map(({ offset, writer }) => [offset, writer])

  test.each([
    ['nothing', [], []],
    [
      'one after the other',
      [
        [10, 1, 5],
        [0, 1, 10],
      ],
      [
        [0, 1],
        [10, 1],
      ],
    ],
    [
      'up to a gap',
      [
        [0, 1, 10],
        [11, 1, 5],
      ],
      [[0, 1]],
    ],
    ['not from the middle', [[10, 1, 5]], []],
    [
      'the later writer',
      [
        [0, 1, 10],
        [10, 1, 5],
        [10, 2, 8],
        [18, 2, 1],
      ],
      [
        [0, 1],
        [10, 2],
        [18, 2],
      ],
    ],
    [
      'nothing of an earlier one after it',
      [
        [0, 1, 10],
        [0, 2, 5],
        [5, 1, 5],
        [10, 1, 5],
      ],
      [[0, 2]],
    ],
    [
      'the longer of one writer',
      [
        [0, 1, 0],
        [0, 1, 10],
        [10, 1, 5],
      ],
      [
        [0, 1],
        [10, 1],
      ],
    ],
    [
      'begun anew',
      [
        [0, 1, 10],
        [0, 2, 0],
      ],
      [[0, 2]],
    ],
  ] as const)('%s', (_, parts, row) => {
    expect(
      names(...parts.map(([offset, writer, bytes]) => [offset, writer, bytes] as [number, number, number])),
    ).toEqual(row)
  })

  test('a part that was not stored to its end does not count', () => {
    const { name } = partAt(key, 0, 1, 10)
    expect(partOf({ name, bytes: 10 })).toEqual(partAt(key, 0, 1, 10))
    expect(partOf({ name, bytes: 9 })).toBeNull()
    expect(partOf({ name: `unfinished/${key}/rest`, bytes: 9 })).toBeNull()
  })
})
