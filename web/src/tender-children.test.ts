import { expect, test } from 'vitest'
import { isTenderChild } from './tender-children.ts'

test.each([
  ['nachrichten', undefined, true],
  ['bewerbung', undefined, true],
  ['datenraum', 'angebot', true],
  ['unsinn', undefined, false],
  ['Nachrichten', undefined, false],
  ['datenraum', 'unsinn', false],
])('%s/%s below a tender is known: %s', (child1, child2, expected) => {
  expect(isTenderChild(child1, child2)).toBe(expected)
})
