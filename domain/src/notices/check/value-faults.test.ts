import { expect, test } from 'vitest'
import { codeListsOf } from '../catalogue/code-lists.ts'
import type { FormField } from '../form/form.ts'
import { sampleCodes } from '../samples/sample-form.ts'
import { faultOf } from './value-faults.ts'
import type { FieldValue } from '../values/values.ts'

const lists = codeListsOf(sampleCodes)

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
  ['email', { stringValue: 'anna@example' }, 'email'],
  ['email', { stringValue: 'anna@example.' }, 'email'],
  ['email', { stringValue: 'anna@.de' }, 'email'],
  ['email', { stringValue: 'anna@a.b@example.de' }, 'email'],
  ['email', { stringValue: 'anna@post.example.de' }, undefined],
])('%s %o: %s', (type, value, rule) => {
  const field: FormField = { contentId: 'f', contentType: 'field', label: 'F', displayType: 'TEXTBOX', type }
  expect(faultOf(field, { contentId: 'f', ...value }, lists)?.rule).toBe(rule)
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
