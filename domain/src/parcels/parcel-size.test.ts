import { expect, test } from 'vitest'
import { sayParcelSize } from './parcel-size.ts'

test.each([
  [0, '0 qm', '0 sq m'],
  [850.5, '850,5 qm', '850.5 sq m'],
  [9_850, '9.850 qm', '9,850 sq m'],
  [9_999.99, '9.999,99 qm', '9,999.99 sq m'],
  [10_000, '1 ha', '1 ha'],
  [12_345, '1,23 ha', '1.23 ha'],
  [12_345_678, '1.234,57 ha', '1,234.57 ha'],
  [null, 'Unbekannt', 'Unknown'],
  [undefined, 'Unbekannt', 'Unknown'],
])('%s is said as %s', (size, german, english) => {
  expect(sayParcelSize(size)).toBe(german)
  expect(sayParcelSize(size, 'en')).toBe(english)
})
