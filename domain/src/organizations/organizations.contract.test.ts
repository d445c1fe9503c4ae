import { expect, test } from 'vitest'
import { pathOf, sayIssue } from '../validation.ts'
import { Contact, NewCompany, NewOrganization } from './organizations.contract.ts'
import { organizationKeys } from './organizations.rules.ts'
import { contact as watt } from './test-contact.ts'

const contact = {
  ...watt,
  department: 'Vergabestelle',
  email: 'Post@Watt.example ',
  url: 'www.watt.example',
}
const client = { name: ' Stadt Watt ', type: 'CLIENT' as const, nutsCode: 'de945', contact }

const faultsOf = (schema: typeof NewOrganization | typeof NewCompany, organization: unknown) =>
  Object.fromEntries(
    schema.safeParse(organization).error?.issues.map((issue) => [pathOf(issue), sayIssue(issue, 'de')]) ?? [],
  )

test('what was typed is tidied: blanks, case, the scheme of a web address', () => {
  const { name, nutsCode, contact: tidied } = NewOrganization.parse(client)
  expect({ name, nutsCode }).toEqual({ name: 'Stadt Watt', nutsCode: 'DE945' })
  expect(tidied).toMatchObject({ email: 'post@watt.example', url: 'https://www.watt.example' })
})

test('every empty required field is named, also beside a malformed one', () => {
  const faults = faultsOf(NewOrganization, {
    name: ' ',
    type: 'CLIENT',
    contact: { email: 'post@', url: '' },
  })
  const required = ['department', 'givenName', 'surName', 'street', 'zip', 'city', 'country', 'phone', 'url']
  expect(faults).toEqual({
    name: 'Feld ist erforderlich',
    nutsCode: 'Feld ist erforderlich',
    ...Object.fromEntries(required.map((key) => [`contact.${key}`, 'Feld ist erforderlich'])),
    'contact.email': 'Bitte geben Sie eine gültige E-Mail-Adresse ein',
  })
})

test('a company needs neither contact point, website nor NUTS code', () => {
  const { department: _point, url: _website, ...fewer } = contact
  expect(faultsOf(NewCompany, { name: 'Watt GmbH', contact: fewer })).toEqual({})
})

test.each([
  ['javascript:alert(1)', 'Bitte geben Sie eine gültige Internetadresse ein'],
  ['https://', 'Bitte geben Sie eine gültige Internetadresse ein'],
  ['kein Link', 'Bitte geben Sie eine gültige Internetadresse ein'],
  ['http://wätt.example/pfad?x=1', undefined],
  ['', undefined],
])('the web address %j', (url, fault) => {
  const { error } = Contact.safeParse({ url })
  expect(error && sayIssue(error.issues[0] as never, 'de')).toBe(fault)
})

test.each([
  ['DE93B', true],
  ['de9', true],
  ['DE', true],
  ['D', false],
  ['DE93BX', false],
  ['03361', false],
])('the NUTS code %s', (nutsCode, good) => {
  expect(NewOrganization.safeParse({ ...client, nutsCode }).success).toBe(good)
})

test('an unknown country is no choice', () => {
  expect(faultsOf(NewOrganization, { ...client, contact: { ...contact, country: 'XXX' } })).toEqual({
    'contact.country': 'Bitte wählen Sie ein Land aus der Liste',
  })
})

test('two spellings of one company have the same keys', () => {
  const one = { name: 'Deich & Erdbau GmbH', vat: 'DE 812-345 678', contact: { zip: '28199' } }
  const other = { name: ' deich  erdbau gmbh', vat: 'de812345678', contact: { zip: '28199 ' } }
  expect(organizationKeys(one)).toEqual(organizationKeys(other))
  expect(organizationKeys({ ...one, contact: { zip: '28200' } }).nameKey).not.toBe(
    organizationKeys(one).nameKey,
  )
})
