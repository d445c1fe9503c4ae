import { expect, test } from 'vitest'
import { spokenLines } from './spoken-lines.ts'

const line = (oldValue: string | null, newValue: string | null) => ({
  label: 'Titel',
  oldValue,
  newValue,
  lotId: null,
})

test.each([
  [[line('Fähre', 'Schiff')], 'Titel: Schiff (bisher: Fähre)'],
  [[line(null, 'Schiff')], 'Titel: Schiff'],
  [[line('Fähre', null)], 'Titel: – (bisher: Fähre)'],
  [[], ''],
])('%j reads: %s', (lines, expected) => expect(spokenLines(lines)).toBe(expected))

test('a mail stays short', () => {
  const told = spokenLines(Array.from({ length: 500 }, () => line('a'.repeat(9000), 'b'.repeat(9000))))
  expect(told.length).toBeLessThan(15_000)
  expect(told).toMatch(/und 480 weitere$/)
})
