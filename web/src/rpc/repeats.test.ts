import { contract } from '@allmende/domain/contract.ts'
import { describe, expect, test } from 'vitest'
import { callIdFor, repeatOf, uuid } from './repeats.ts'

const uuidForm = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/

describe('how a call may be repeated', () => {
  test.each([
    ['getSettings', false, 'read'],
    ['isAuthenticated', true, 'read'],
    ['countUsers', false, 'read'],
    ['updateUser', true, 'change'],
    ['updateUser', false, 'never'],
    ['registerOrganization', false, 'never'],
    ['login', false, 'never'],
    ['logout', true, 'never'],
    ['createFirstAdmin', false, 'never'],
    ['changePassword', true, 'never'],
  ] as const)('%s, logged in: %s → %s', (name, loggedIn, expected) => {
    expect(repeatOf(contract[name], loggedIn)).toBe(expected)
  })
})

test('a confirmation with a password travels once, the same change without one is repeated', () => {
  const { updateProjectStage } = contract
  const opening = { id: 1, stage: 4 }
  expect(repeatOf(updateProjectStage, true, [opening, null, 'geheim'])).toBe('never')
  expect(repeatOf(updateProjectStage, true, [{ id: 1, stage: 3 }, null, null])).toBe('change')
})

test('only a repeatable change carries a UUID', () => {
  expect(callIdFor('change')).toMatch(uuidForm)
  expect(callIdFor('read')).toBeTypeOf('number')
  expect(callIdFor('never')).toBeTypeOf('number')
})

test('without a secure context the UUID is made from random bytes', () => {
  const source = { getRandomValues: crypto.getRandomValues.bind(crypto) }
  expect(uuid(source)).toMatch(uuidForm)
  expect(uuid(source)).not.toBe(uuid(source))
})
