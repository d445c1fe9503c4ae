import { expect, test } from 'vitest'
import { shortened } from './shortened.ts'

test.each([
  ['', ''],
  ['Neubau der Grundschul', 'Neubau der Grundschu…'],
  ['Zwanzig Zeichen lang', 'Zwanzig Zeichen lang'],
  ['🌾'.repeat(21), `${'🌾'.repeat(20)}…`],
])('%s → %s', (name, expected) => {
  expect(shortened(name)).toBe(expected)
})
