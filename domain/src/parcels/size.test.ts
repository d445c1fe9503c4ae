import { expect, test } from 'vitest'
import { sayExactSize, saySize } from './size.ts'

test('a size is said in square metres, from one hectare on in hectares', () => {
  expect(saySize(9_850, 'de')).toBe('9.850 qm')
  expect(saySize(9_999.99, 'de')).toBe('9.999,99 qm')
  expect(saySize(10_000, 'de')).toBe('1 ha')
  expect(saySize(12_345, 'en')).toBe('1.23 ha')
  expect(saySize(6_766, 'en')).toBe('6,766 m²')
  expect(saySize(0, 'de')).toBe('0 qm')
  expect(saySize(null, 'de')).toBe('Unbekannt')
})

test('the exact size says both', () => {
  expect(sayExactSize(8_412, 'de')).toBe('8.412 qm')
  expect(sayExactSize(12_345, 'de')).toBe('12.345 qm (1,23 ha)')
  expect(sayExactSize(null, 'en')).toBe('Unknown')
})
