import { expect, test } from 'vitest'
import { FirstUser } from '../accounts/accounts.contract.ts'
import { pathOf, sayIssue } from '../validation.ts'
import { ChangedOrganization, NewCompany } from './organizations.contract.ts'
import { isPhoneNumber, isPostcodeOf } from './plausible-contact.ts'
import { contact } from './test-contact.ts'

test.each([
  ['DEU', '26122', true],
  ['DEU', '01067', true],
  ['DEU', '2612', false],
  ['DEU', '261222', false],
  ['DEU', '00123', false],
  ['DEU', 'D-26122', false],
  ['DEU', '26l22', false],
  ['AUT', '1010', true],
  ['NLD', '1012 AB', true],
  ['GBR', 'SW1A 1AA', true],
  [undefined, '1010', true],
  ['', 'irgendwas', true],
])('in %s the postcode %s: %s', (country, zip, good) => {
  expect(isPostcodeOf(country, zip)).toBe(good)
})

test.each([
  ['+49 421 361-0', true],
  ['+49 (0)421 361 - 20', true],
  ['(0421) 361/20', true],
  ['(+49) 421 36120', true],
  ['0441/123456', true],
  ['0170 – 1234567', true],
  ['01.42.68.53.00', true],
  ['04421 1', true],
  ['1234', false],
  ['keine', false],
  ['0441 123456 Durchwahl', false],
  ['0441+123456', false],
  ['++49 441 123456', false],
  ['+49 441 123456 789012345', false],
  ['post@watt.example', false],
])('the phone number %s: %s', (text, good) => {
  expect(isPhoneNumber(text)).toBe(good)
})

const faultsOf = (result: ReturnType<typeof NewCompany.safeParse>) =>
  Object.fromEntries(
    result.error?.issues.map((issue) => [pathOf(issue), sayIssue(issue as never, 'de')]) ?? [],
  )

test('who registers is told at the field, beside what is missing', () => {
  const wrong = { ...contact, city: '', zip: '123', phone: 'mobil', facsimile: '12' }
  const phone = 'Bitte geben Sie eine Nummer mit Vorwahl ein, zum Beispiel +49 441 123456'
  expect(faultsOf(NewCompany.safeParse({ name: 'Watt GmbH', contact: wrong }))).toEqual({
    'contact.city': 'Feld ist erforderlich',
    'contact.zip': 'Eine deutsche Postleitzahl hat fünf Ziffern, zum Beispiel 26122',
    'contact.phone': phone,
    'contact.facsimile': phone,
  })
  const user = { email: 'w@watt.example', givenName: 'Wilma', surName: 'Watt' }
  expect(FirstUser.safeParse({ ...user, contact: { phone: 'x' } }).success).toBe(false)
  expect(FirstUser.safeParse({ ...user, contact: { zip: '123', phone: '' } }).success).toBe(true)
})

test('what is stored from elsewhere may be changed without being mended', () => {
  const stored = { ...contact, zip: 'D-26382', phone: 'Zentrale' }
  const changed = { id: 1, version: 1, name: 'Watt GmbH', type: 'CONTRACTOR', contact: stored }
  expect(ChangedOrganization.safeParse(changed).success).toBe(true)
})
