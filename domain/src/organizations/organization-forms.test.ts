import { expect, test } from 'vitest'
import type { Form, FormField } from '../notices/form/form.ts'
import { additionalChanges, carriedOver, faultsOfForm, fieldsOfForm } from './organization-forms.ts'

const field = (contentId: string, more: Partial<FormField> = {}): FormField => ({
  contentId,
  contentType: 'field',
  label: contentId,
  displayType: 'TEXTBOX',
  type: 'text',
  ...more,
})
const formOf = (...children: FormField[]): Form => ({
  subtype: null,
  sdkVersion: null,
  panels: [{ contentId: 'p', contentType: 'section', label: 'Referenz', repeatable: true, children }],
})
const values = [
  {
    contentId: 'p',
    ordinal: 1,
    children: [
      { contentId: 'a', stringValue: 'eins' },
      { contentId: 'b', longValue: '1234567890123456789012' },
      { contentId: 'gone', stringValue: 'x' },
    ],
  },
]

test('of answers to an earlier version what fits goes on', () => {
  const form = formOf(
    field('a', { displayType: 'NUMBER', type: 'number' }),
    field('b', { displayType: 'NUMBER', type: 'number' }),
  )
  expect(carriedOver(form, values)).toEqual([
    { contentId: 'p', ordinal: 1, children: [{ contentId: 'b', longValue: '1234567890123456789012' }] },
  ])
})

test('what is missing is named where it stands', () => {
  const form = formOf(
    field('a'),
    field('b', { displayType: 'NUMBER', type: 'number' }),
    field('c', { required: true }),
  )
  expect(faultsOfForm(form, carriedOver(form, values), '0.')).toMatchObject([{ field: '0.p[1]/c' }])
})

test('a part that can be there several times is named; a number too long for one is said as text', () => {
  const form = formOf(field('a'), field('b', { displayType: 'NUMBER', type: 'number' }))
  const panels = carriedOver(form, values)
  expect(fieldsOfForm({ templateId: 'F-7', version: 1, panels }, form)).toEqual([
    { label: 'Referenz 1: a', contentId: 'F-7/p[1]/a', stringValue: 'eins' },
    { label: 'Referenz 1: b', contentId: 'F-7/p[1]/b', stringValue: '1.234.567.890.123.456.789.012' },
  ])
})

test('the log says which answers changed', () => {
  const before = [
    { label: 'A', contentId: 'a', stringValue: 'alt' },
    { label: 'B', contentId: 'b', booleanValue: true },
  ]
  const after = [
    { label: 'A', contentId: 'a', stringValue: 'neu' },
    { label: 'B', contentId: 'b', booleanValue: true },
  ]
  expect(additionalChanges(before, after)).toEqual([{ label: 'A', oldValue: 'alt', newValue: 'neu' }])
})
