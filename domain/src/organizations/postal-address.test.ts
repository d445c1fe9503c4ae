import { expect, test } from 'vitest'
import { postalAddress } from './postal-address.ts'

test.each([
  ['nothing', {}, []],
  [
    'a street',
    { street: 'Am Markt 1', zip: '27568', city: 'Musterhafen', country: 'DEU' },
    ['Am Markt 1', '27568 Musterhafen'],
  ],
  [
    'all there is',
    {
      department: 'Vergabe',
      street: 'Am Markt 1',
      street2: 'Haus B',
      postOfficeBox: '12 34',
      zip: '1010',
      city: 'Wien',
      country: 'AUT',
    },
    ['Vergabe', 'Am Markt 1', 'Haus B', 'Postfach 12 34', '1010 Wien', 'Österreich'],
  ],
  ['a box that is called one', { postOfficeBox: 'Postfach 7' }, ['Postfach 7']],
  ['a place alone', { street: ' ', city: 'Musterhafen' }, ['Musterhafen']],
])('an address of %s', (_case, contact, lines) => {
  expect(postalAddress(contact)).toEqual(lines)
})
