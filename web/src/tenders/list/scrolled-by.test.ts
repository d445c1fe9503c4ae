import { expect, test } from 'vitest'
import { scrolledBy } from './scrolled-by.ts'

const strip = { left: 20, right: 120 }

test.each([
  ['seen whole', { left: 30, right: 90 }, 0],
  ['behind the end', { left: 100, right: 160 }, 40],
  ['before the beginning', { left: -10, right: 50 }, -30],
  ['wider than the strip', { left: 60, right: 200 }, 40],
])('a tab that is %s is moved into view', (_case, part, expected) => {
  expect(scrolledBy(strip, part)).toBe(expected)
})
