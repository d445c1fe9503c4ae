import { expect, test } from 'vitest'
import { addressWith, openIn } from './media-address.ts'

test('the address says which picture is open', () => {
  expect(openIn('?bild=a1')).toBe('a1')
  expect(openIn('?bild=')).toBeNull()
  expect(openIn('')).toBeNull()
})

test('what else the address says stays', () => {
  expect(addressWith('?von=liste', 'a1')).toBe('?von=liste&bild=a1')
  expect(addressWith('?von=liste&bild=a1', 'b2')).toBe('?von=liste&bild=b2')
  expect(addressWith('?bild=a1', null)).toBe('')
})
