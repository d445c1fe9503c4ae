import { expect, test } from 'vitest'
import { merged } from './merge.ts'

const base = { version: 1, name: 'Amt', contact: { zip: '1', city: 'Ort', phone: '' } }
const paths = ['name', 'contact.zip', 'contact.city', 'contact.phone']

test('what I changed stays, what only the other changed is taken, the rest is theirs', () => {
  const mine = { ...base, name: 'Mein Amt', contact: { zip: '2', city: 'Ort', phone: '5' } }
  const theirs = { version: 2, name: 'Ihr Amt', contact: { zip: '2', city: 'Stadt', phone: '' } }
  expect(merged(base, mine, theirs, paths)).toEqual({
    values: { version: 2, name: 'Mein Amt', contact: { zip: '2', city: 'Stadt', phone: '5' } },
    disputed: [{ path: 'name', mine: 'Mein Amt', theirs: 'Ihr Amt' }],
    taken: [{ path: 'contact.city', mine: 'Ort', theirs: 'Stadt' }],
  })
})

test('an empty field and an absent one are the same', () => {
  const { phone: _absent, ...contact } = base.contact
  const theirs = { ...base, version: 2, contact } as typeof base
  expect(merged(base, base, theirs, paths)).toMatchObject({ disputed: [], taken: [] })
})
