import { expect, test } from 'vitest'
import { readNumber, writeNumber } from './typed-number.ts'

test.each([
  ['1.234,56', '1234.56'],
  ['1234,5', '1234.5'],
  ['1.234.567', '1234567'],
  ['0,10', '0.10'],
  ['007', '7'],
  ['-12', '-12'],
  ['−12,5', '-12.5'],
  ['1 234', '1234'],
  ['12345678901234567890,12', '12345678901234567890.12'],
])('%s typed in German is %s', (typed, kept) => {
  expect(readNumber(typed, 'de')).toBe(kept)
})

test.each(['', 'viel', '1,2,3', '12.34', '1.23', '1,', ',5', '1e3', '1.2345,0'])(
  '"%s" is no number in German',
  (typed) => {
    expect(readNumber(typed, 'de')).toBeNull()
  },
)

test('English has it the other way round', () => {
  expect(readNumber('1,234.56', 'en')).toBe('1234.56')
  expect(readNumber('1.234,56', 'en')).toBeNull()
})

test('shown with thousands, exactly as kept', () => {
  expect(writeNumber('1234567.50', 'de')).toBe('1.234.567,50')
  expect(writeNumber('-1234', 'en')).toBe('-1,234')
  expect(writeNumber('999', 'de')).toBe('999')
  expect(writeNumber('viel', 'de')).toBe('viel')
  expect(writeNumber(null, 'de')).toBe('')
})
