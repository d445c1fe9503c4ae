import { expect, test } from 'vitest'
import { valueAt, withValueAt } from './field-path.ts'

const values = { name: 'Amt', contact: { zip: '10115', city: 'Berlin' }, roles: ['a'] }

test('reads a value by its path', () => {
  expect(valueAt(values, 'name')).toBe('Amt')
  expect(valueAt(values, 'contact.zip')).toBe('10115')
  expect(valueAt(values, 'contact.none.deeper')).toBeUndefined()
})

test('changes one value and shares the rest', () => {
  const next = withValueAt(values, 'contact.zip', '80331')
  expect(next).toEqual({ name: 'Amt', contact: { zip: '80331', city: 'Berlin' }, roles: ['a'] })
  expect(next.roles).toBe(values.roles)
  expect(values.contact.zip).toBe('10115')
})
