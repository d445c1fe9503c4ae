import { expect, test } from 'vitest'
import { scrollDelay } from './tender-paths.ts'

test.each([
  ['/projekte/anlage', 500],
  ['/projekte/anlage/EU-19', 500],
  ['/projekte/anlagen', 0],
  ['/projekte/12', 0],
])('%s waits %d ms before it scrolls', (pathname, expected) => {
  expect(scrollDelay(pathname)).toBe(expected)
})
