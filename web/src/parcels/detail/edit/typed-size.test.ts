import { expect, test } from 'vitest'
import { readSize } from './typed-size.ts'

test.each([
  ['850', 850],
  ['9.850,25', 9850.25],
  ['9.850 qm', 9850],
  ['12 m²', 12],
  ['1,5 ha', 15_000],
  ['4,79ha', 47_900],
  ['2 Hektar', 20_000],
  ['-3', -3],
])('%s is so many square metres', (typed, size) => {
  expect(readSize(typed, 'de')).toBe(size)
})

test('English has its own point', () => {
  expect(readSize('1.5 ha', 'en')).toBe(15_000)
})

test.each(['abc', '1,5 km', 'ha', '1.5 ha'])('"%s" stays as it was typed', (typed) => {
  expect(readSize(typed, 'de')).toBe(typed)
})

test('nothing is nothing', () => {
  expect(readSize('  ', 'de')).toBeNull()
})
