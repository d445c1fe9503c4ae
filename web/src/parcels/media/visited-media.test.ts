import { expect, test } from 'vitest'
import { openBefore, stepsToClosed, type Visited, visitedAt } from './visited-media.ts'

const seen = (...steps: [number, string | null][]): Visited =>
  steps.reduce<Visited>((visited, [index, open]) => visitedAt(visited, index, open), new Map())

test('who walked from the page finds the way back step by step, and closes all of it at once', () => {
  const visited = seen([4, null], [5, 'deich'], [6, 'teich'])
  expect(openBefore(visited, 6)).toBe('deich')
  expect(openBefore(visited, 5)).toBeNull()
  expect(stepsToClosed(visited, 6)).toBe(2)
})

test('who came by a link has nothing behind her', () => {
  const visited = seen([0, 'teich'])
  expect(openBefore(visited, 0)).toBeNull()
  expect(stepsToClosed(visited, 0)).toBeNull()
  expect(stepsToClosed(seen([0, 'teich'], [1, 'deich']), 1)).toBeNull()
})

test('another way taken from the same step replaces the first', () => {
  const visited = seen([0, null], [1, 'deich'], [2, 'teich'], [1, 'deich'], [2, 'weg'], [3, 'tor'])
  expect(openBefore(visited, 3)).toBe('weg')
  expect(visitedAt(visited, 3, 'tor')).toBe(visited)
})
