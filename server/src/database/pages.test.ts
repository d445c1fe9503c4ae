import { expect, test } from 'vitest'
import { largestPage, pageOf } from './pages.ts'

/** A table of so many rows of that weight, and how often it was asked for how many. */
function givenRows(count: number, weight: number) {
  const asked: [number, number][] = []
  const next = async (offset: number, limit: number) => {
    asked.push([offset, limit])
    const length = Math.max(0, Math.min(limit, count - offset))
    return Array.from({ length }, (_, index) => `${offset + index}`.padEnd(weight - 2, '.'))
  }
  return { next, asked }
}
const numbers = (rows: string[]) => rows.map((row) => Number.parseInt(row, 10))
const from = (first: number, count: number) => Array.from({ length: count }, (_, index) => first + index)

test('light rows come as many as asked for, in steps', async () => {
  const { next, asked } = givenRows(1000, 10)
  expect(numbers(await pageOf(next, { offset: 5, limit: 25 }, 10))).toEqual(from(5, 25))
  expect(asked).toEqual([
    [5, 10],
    [15, 10],
    [25, 5],
  ])
})

test('without a limit all of them', async () => {
  expect(await pageOf(givenRows(1000, 10).next, {})).toHaveLength(1000)
})

test('heavy rows end the page, the next one goes on from there, and nothing is read beyond a step', async () => {
  const { next, asked } = givenRows(100, largestPage / 4)
  const first = await pageOf(next, { limit: 100 }, 3)
  expect(numbers(first)).toEqual([0, 1, 2, 3])
  expect(asked).toHaveLength(2)
  expect(numbers(await pageOf(next, { offset: first.length, limit: 100 }, 3))).toEqual([4, 5, 6, 7])
})

test('a row that is too heavy by itself comes alone, so that nobody is stuck before it', async () => {
  const { next } = givenRows(3, largestPage + 1)
  expect(numbers(await pageOf(next, {}))).toEqual([0])
  expect(numbers(await pageOf(next, { offset: 2 }))).toEqual([2])
  expect(await pageOf(next, { offset: 3 })).toEqual([])
})
