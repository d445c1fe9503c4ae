import { contact } from '@allmende/domain/organizations/test-contact.ts'
import { expect, test } from 'vitest'
import { typedOrganization } from '../organizations/organization-fields.ts'
import { blankAccount } from './account-form.ts'
import { readEntries } from './kept-entries.ts'

const typed = typedOrganization('CONTRACTOR')
const company = { ...typed, name: ' Watt GmbH ', contact: { ...typed.contact, ...contact } }
const account = { ...blankAccount, givenName: 'Wilma', surName: 'Watt', email: 'Wilma@watt.example' }

test('what was registered is there again as it was typed', () => {
  expect(readEntries({ company, account })).toEqual({ company, account })
  const isContact = { ...blankAccount, isContact: true }
  expect(readEntries({ company, account: isContact })).toEqual({ company, account: isContact })
})

test.each([
  ['nothing', undefined],
  ['a text', 'x'],
  ['no forms', {}],
  ['a list', []],
  ['a form that is empty', { company: {}, account }],
  ['a form that is none', { company, account: null }],
  ['a company without contact', { company: { ...company, contact: 7 }, account }],
  ['a name that is none', { company, account: { ...account, givenName: {} } }],
  ['answers that are none', { company: { ...company, forms: [{ panels: 1 }] }, account }],
])('damaged: %s', (_what, kept) => {
  expect(readEntries(kept)).toBe(null)
})
