import { expect, test } from 'vitest'
import type { FormField } from '../form/form.ts'
import { codeListsOf, unitListFor } from './code-lists.ts'

const euro = [['EUR', 'Euro']] as const
const field = (more: Partial<FormField>): FormField => ({
  contentId: 'price',
  contentType: 'field',
  label: 'Preis',
  displayType: 'NUMBER',
  type: 'amount',
  ...more,
})

test('a unit is taken from the list that the field names, else from the one that the version has', () => {
  const earlier = codeListsOf({ 'eforms-currency': euro, currency: euro })
  const later = codeListsOf({ currency: euro })
  expect(unitListFor(field({ unitList: 'currency' }), earlier)).toBe('currency')
  expect(unitListFor(field({}), earlier)).toBe('eforms-currency')
  expect(unitListFor(field({}), later)).toBe('currency')
  expect(unitListFor(field({}), codeListsOf({}))).toBe('eforms-currency')
  expect(unitListFor(field({ type: 'measure' }), later)).toBe('duration-unit')
  expect(unitListFor(field({ type: 'number' }), later)).toBeUndefined()
})
