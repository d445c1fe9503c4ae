import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { isSessionToken, newSessionToken, newToken } from './tokens.ts'

test('a token of a session shows that this house gave it out; nobody can make one up', () => {
  const key = randomBytes(32)
  const token = newSessionToken(key)
  expect(token).toMatch(/^[\w-]{64}$/)
  expect(isSessionToken(key, token)).toBe(true)
  expect(newSessionToken(key)).not.toBe(token)
  const changed = `${token[0] === 'A' ? 'B' : 'A'}${token.slice(1)}`
  for (const other of [changed, newToken(), newSessionToken(randomBytes(32)), `${token}A`, '', 'ü'])
    expect(isSessionToken(key, other)).toBe(false)
})
