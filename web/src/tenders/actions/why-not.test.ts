import { expect, test } from 'vitest'
import { whyNot } from './why-not.ts'

const from = new Date('2026-12-04T09:00:00Z')

test.each([
  ['far away', 40 * 3_600_000, 'Die Frist läuft. Möglich ab Fr., 04.12.2026, 10:00 Uhr.'],
  ['counted down', 92_000, 'Die Frist läuft. Möglich ab Fr., 04.12.2026, 10:00 Uhr (noch 1 Min. 32 Sek.).'],
])('what waits for a moment %s says so in whole sentences', (_how, left, sentence) => {
  expect(whyNot({ allowed: false, message: 'Die Frist läuft.', from }, left, 'de')).toBe(sentence)
})

test.each([
  [40 * 3_600_000, 'Geöffnet werden kann ab Fr., 04.12.2026, 10:00 Uhr.'],
  [92_000, 'Geöffnet werden kann ab Fr., 04.12.2026, 10:00 Uhr. (noch 1 Min. 32 Sek.)'],
])('a reason that names the moment is not told it again', (left, sentence) => {
  const message = 'Geöffnet werden kann ab Fr., 04.12.2026, 10:00 Uhr.'
  expect(whyNot({ allowed: false, message, from }, left, 'de')).toBe(sentence)
})

test('what is possible, or waits for no moment, needs no time', () => {
  expect(whyNot({ allowed: true, message: null, from: null }, null, 'de')).toBeNull()
  expect(whyNot({ allowed: false, message: 'Geht nicht.', from: null }, null, 'de')).toBe('Geht nicht.')
})
