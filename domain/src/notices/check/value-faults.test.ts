import { expect, test } from 'vitest'
import { codeListsOf } from '../catalogue/code-lists.ts'
import type { FormField } from '../form/form.ts'
import { matches } from './patterns.ts'
import { sampleCodes } from '../samples/sample-form.ts'
import { faultOf } from './value-faults.ts'
import type { FieldValue } from '../values/values.ts'

const lists = codeListsOf(sampleCodes)
const phone = String.raw`^((\(\+?[0-9]+\))|\+?[0-9]+)( - |-| )?(((\(\d+\))|\d+)( - |-| )?)*(\d+)( )?$`

test.each<[FormField['type'], Omit<FieldValue, 'contentId'>, string | undefined]>([
  ['integer', { longValue: '12' }, undefined],
  ['integer', { longValue: '1.5' }, 'integer'],
  ['number', { longValue: '-0.25' }, undefined],
  ['number', { longValue: '1e9' }, 'number'],
  ['amount', { longValue: '1.00', unitValue: 'EUR' }, undefined],
  ['amount', { longValue: '1.00' }, 'unitMissing'],
  ['amount', { longValue: '1.00', unitValue: 'DEM' }, 'unit'],
  ['measure', { longValue: '3', unitValue: 'MONTH' }, undefined],
  ['date', { dateValue: '2024-02-29+01:00' }, undefined],
  ['date', { dateValue: '2026-02-29+01:00' }, 'date'],
  ['date', { dateValue: '02.03.2026' }, 'date'],
  ['time', { dateTimeValue: '23:59:00Z' }, undefined],
  ['time', { dateTimeValue: '24:00:00Z' }, 'time'],
  ['datetime', { dateTimeValue: '2026-03-02T10:15:00+01:00' }, undefined],
  ['datetime', { dateTimeValue: '2026-03-02' }, 'date'],
  ['url', { stringValue: 'https://vergabe.example.de' }, undefined],
  ['url', { stringValue: 'vergabe.example.de' }, 'url'],
  ['email', { stringValue: 'anna@example.de' }, undefined],
  ['email', { stringValue: 'anna' }, 'email'],
])('%s %o: %s', (type, value, rule) => {
  const field: FormField = { contentId: 'f', contentType: 'field', label: 'F', displayType: 'TEXTBOX', type }
  expect(faultOf(field, { contentId: 'f', ...value }, lists)?.rule).toBe(rule)
})

test('the linear expression for phone numbers accepts exactly what the standard does', () => {
  const original = new RegExp(phone, 'u')
  const signs = ['(', ')', '+', '-', ' ', '1']
  const compare = (text: string) => {
    if (original.test(text) !== matches(phone, text)) throw new Error(`they differ on "${text}"`)
    if (text.length < 7) for (const sign of signs) compare(text + sign)
  }
  compare('')
  expect(matches(phone, '+49 (0)234 - 9100')).toBe(true)
})

// An expression that looks back would not end before this test is given up.
test('a long wrong phone number is refused', () => {
  expect(matches(phone, `${'1'.repeat(20_000)}x`)).toBe(false)
  expect(matches(phone, `${'1-1 '.repeat(5000)}x`)).toBe(false)
})

test.each(['1.5', '-3'])('%s is no whole number from 0 on, where the standard wants one', (longValue) => {
  const field: FormField = {
    contentId: 'f',
    contentType: 'field',
    label: 'F',
    displayType: 'NUMBER',
    type: 'measure',
    pattern: '^([0-9]+)$',
  }
  expect(faultOf(field, { contentId: 'f', longValue, unitValue: 'MONTH' }, lists)?.rule).toBe('count')
})
