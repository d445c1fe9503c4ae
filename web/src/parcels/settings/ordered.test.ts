import { expect, test } from 'vitest'
import { indexIn, moved } from './ordered.ts'

test.each([
  [0, 2, 'bca'],
  [2, 0, 'cab'],
  [1, 1, 'abc'],
  [0, 9, 'bca'],
  [1, -1, 'bac'],
])('from %i to %i', (from, to, order) => {
  expect(moved([...'abc'], from, to).join('')).toBe(order)
})

test('what lies deeper belongs to the entry it is in, what lies elsewhere to none', () => {
  expect(indexIn('folders', 'folders.2')).toBe(2)
  expect(indexIn('folders', 'folders.12.children.0')).toBe(12)
  expect(indexIn('folders.2.children', 'folders.2')).toBe(null)
  expect(indexIn('folders', 'fields.1')).toBe(null)
})
