import { pathOf, sayIssue } from '@allmende/domain/validation.ts'
import { expect, test } from 'vitest'
import { NewPasswordPair } from './new-password.ts'

test.each([
  ['', '', { password: 'Feld ist erforderlich' }],
  ['kurz', 'kurz', { password: 'Mindestens 10 Zeichen' }],
  ['kurz', 'anders', { password: 'Mindestens 10 Zeichen', repeat: 'Die Passwörter stimmen nicht überein.' }],
  ['moor-und-geest-42', 'moor-und-geest-42 ', { repeat: 'Die Passwörter stimmen nicht überein.' }],
  ['moor-und-geest-42', 'moor-und-geest-42', {}],
])('%j and %j', (password, repeat, faults) => {
  const { error } = NewPasswordPair.safeParse({ password, repeat })
  const said = Object.fromEntries(error?.issues.map((issue) => [pathOf(issue), sayIssue(issue, 'de')]) ?? [])
  expect(said).toEqual(faults)
})
