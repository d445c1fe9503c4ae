import { expect, test } from 'vitest'
import { groupedDigits, withoutEnd, withoutEnds } from './signs.ts'

test.each([
  ['', '', ''],
  ['a', 'a', 'a'],
  ['. .', '', ''],
  ['. a.b. .', '. a.b', 'a.b'],
  ['. a', '. a', 'a'],
])('"%s" without dots and blanks at its end is "%s", at both ends "%s"', (text, end, ends) => {
  expect([withoutEnd(text, '. '), withoutEnds(text, '. ')]).toEqual([end, ends])
})

test.each([
  ['', ''],
  ['1', '1'],
  ['123', '123'],
  ['1234', '1.234'],
  ['-123456', '-123.456'],
  ['1234567', '1.234.567'],
  ['ab', 'ab'],
])('%s is grouped as %s', (number, grouped) => {
  expect(groupedDigits(number, '.')).toBe(grouped)
})
