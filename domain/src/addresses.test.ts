import { expect, test } from 'vitest'
import { isPublicAddress } from './addresses.ts'

test.each([
  ['https://vergabe.example.de', true],
  ['https://vergabe.example.de:8443', true],
  ['https://example.de/vergabe', true],
  ['http://localhost:8080', false],
  ['http://127.0.0.1:8080', false],
  ['http://[::1]:8080', false],
  ['https://vergabe', false],
  // The notice standard knows no longer endings.
  ['https://vergabe.international', false],
])('people can be sent to %s: %s', (address, isPublic) => {
  expect(isPublicAddress(address)).toBe(isPublic)
})
