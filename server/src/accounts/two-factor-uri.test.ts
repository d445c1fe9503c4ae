import { expect, test } from 'vitest'
import { keyUri } from './two-factor.ts'

test.each([
  ['anna.amt@allmende.example', 'anna.amt%40allmende.example'],
  ['anna+vergabe@allmende.example', 'anna%2Bvergabe%40allmende.example'],
  ['o’neill&co@x.example', 'o%E2%80%99neill%26co%40x.example'],
])('an authenticator app shows the platform’s name and %s', (email, label) => {
  const secret = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP'
  const uri = keyUri(email, secret)
  expect(uri).toMatch(new RegExp(`^otpauth://totp/Allmende:${label.replaceAll('.', '\\.')}\\?`))
  const { searchParams, pathname } = new URL(uri)
  expect(decodeURIComponent(pathname).endsWith(`Allmende:${email}`)).toBe(true)
  expect(searchParams.get('issuer')).toBe('Allmende')
  expect(searchParams.get('secret')).toBe(secret)
})
