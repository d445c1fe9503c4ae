import { contract } from '@allmende/domain/contract.ts'
import { expect, test } from 'vitest'
import { isAbout } from './wire.ts'

test.each([
  [['getSettings'], 'settings', null, true],
  [['getSettings'], 'settings', 7, true],
  [['getSettings'], 'user', null, false],
  [['isAuthenticated'], 'settings', null, false],
  [['no such method'], 'settings', null, false],
  [[{ not: 'a method' }], 'settings', null, false],
] as const)('%j shows %s %s: %s', (queryKey, entity, id, expected) => {
  expect(isAbout(queryKey, entity, id)).toBe(expected)
})

test('what goes out is put into the contract’s form', () => {
  expect(contract.login.args.encode([' Anna.Amt@Allmende.Example ', ' secret '])).toEqual([
    'anna.amt@allmende.example',
    ' secret ',
  ])
})
