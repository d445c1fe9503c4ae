import type { Ring } from '@allmende/domain/geometry/shape.ts'
import { expect, test } from 'vitest'
import { degreesOf, emptyRow, emptyRows, ringOf, rowsOf } from './corner-rows.ts'

const ring: Ring = [
  [8.930000000123, 53.21],
  [8.94, 53.21],
  [8.94, 53.22],
  [8.930000000123, 53.21],
]

test('what was not touched stays exact, though less of it is shown', () => {
  const rows = rowsOf(ring, 'de')
  expect(rows[0]?.longitude).toBe('8,9300000')
  expect(ringOf(rows, 'de')).toEqual({ ring })
})

test('a corner is changed, added and taken away', () => {
  const [first, second, third] = rowsOf(ring, 'de')
  if (!first || !second || !third) throw new Error('three corners')
  const added = { ...emptyRow(), latitude: '53,23', longitude: '8.92' }
  const read = ringOf([first, { ...second, longitude: '8,95' }, third, added], 'de')
  expect('ring' in read && read.ring[1]).toEqual([8.95, 53.21])
  expect('ring' in read && read.ring).toHaveLength(5)
  expect(ringOf([first, second], 'de')).toEqual({ fault: 'needsThree' })
})

test('what is no number is named by its corner', () => {
  expect(ringOf(emptyRows(), 'de')).toEqual({ fault: 'wrongDegrees', corner: 1 })
})

const typed: [string, number | null][] = [
  ['53,21', 53.21],
  [' 53.21 ° ', 53.21],
  ['−8', -8],
  ['91', null],
  ['53,2,1', null],
  ['', null],
  ['1e1', null],
]
test.each(typed)('degrees typed as "%s"', (text, degrees) => {
  expect(degreesOf(text, 90)).toBe(degrees)
})
