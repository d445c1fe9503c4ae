import { expect, test } from 'vitest'
import { nameFault } from './zip-names.ts'

test.each([
  ['Raum/Öffnung (2).pdf', null],
  ['..a/b..', null],
  ['😀', null],
  ['a\ud83d', 'has half a character'],
  ['a/../b', 'has a part that is empty or leads elsewhere'],
  ['a\\b', 'has a sign that leads elsewhere'],
])('what is wrong with a name: %j', (name, fault) => {
  expect(nameFault(name)).toBe(fault)
})

test('a name has as many bytes as its length can say', () => {
  expect(nameFault('ä'.repeat(32_767))).toBeNull()
  expect(nameFault('ä'.repeat(32_768))).toBe('is too long')
})
