import { expect, test } from 'vitest'
import { withDistinctLabels } from './distinct-labels.ts'
import type { FormField } from '../form/form.ts'

const field = (contentId: string, label: string, facts: Partial<FormField> = {}): FormField => ({
  contentId,
  contentType: 'field',
  label,
  displayType: 'TEXTBOX',
  type: 'text',
  ...facts,
})

test('two fields of one name are told apart, others keep theirs', () => {
  const items = [
    field('d', 'Frist', { type: 'date' }),
    field('t', 'Frist', { type: 'time' }),
    field('a', 'Postanschrift'),
    field('b', 'Postanschrift'),
    field('own', 'Stadt'),
    field('preset', 'Stadt', { presetValue: 'x', presetWith: ['own'] }),
  ]
  const labels = (language: 'de' | 'en') => withDistinctLabels(items, language).map(({ label }) => label)
  expect(labels('de')).toEqual([
    'Frist (Datum)',
    'Frist (Uhrzeit)',
    'Postanschrift (1)',
    'Postanschrift (2)',
    'Stadt',
    'Stadt',
  ])
  expect(labels('en').slice(0, 2)).toEqual(['Frist (date)', 'Frist (time)'])
})
