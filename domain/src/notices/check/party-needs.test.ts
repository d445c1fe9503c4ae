import { expect, test } from 'vitest'
import { codeListsOf } from '../catalogue/code-lists.ts'
import { sampleForm as form } from '../samples/sample-form.ts'
import { newValues } from '../values/new-values.ts'
import type { PartySource } from '../values/parties.ts'
import { partyFaults } from './party-needs.ts'

const place = { form, values: newValues(form, { uuid: () => 'u-1' }), lists: codeListsOf({}) }
const bochum: PartySource = { id: 0, name: 'Stadt Bochum', contact: { city: 'Bochum' } }

test.each<[string, PartySource, string[]]>([
  ['nothing but an id', { id: 0, name: '', contact: {} }, ['name missing', 'contact.city missing']],
  ['all it needs', bochum, []],
  [
    'a wrong address',
    { ...bochum, contact: { ...bochum.contact, email: 'bochum' } },
    ['contact.email email'],
  ],
])('an organization with %s', (_case, organization, faults) => {
  const found = partyFaults(place, organization).map(({ fact, found: { rule } }) => `${fact} ${rule}`)
  expect(found).toEqual(faults)
})
