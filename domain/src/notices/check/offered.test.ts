import { expect, test } from 'vitest'
import { type Form, type FormGroup, isGroup } from '../form/form.ts'
import { sampleForm } from '../samples/sample-form.ts'
import { withField } from '../values/editing.ts'
import { newValues } from '../values/new-values.ts'
import { hasQuestions } from './offered.ts'

const openings: FormGroup = {
  contentId: 'openings',
  contentType: 'group',
  label: 'Öffnungen',
  repeatable: true,
  children: [
    {
      contentId: 'opened',
      contentType: 'field',
      label: 'Tag',
      displayType: 'DATE',
      type: 'date',
      forbidden: { not: { field: 'procedure', equals: 'open' } },
    },
  ],
}
const form: Form = {
  ...sampleForm,
  panels: sampleForm.panels.map((panel) =>
    panel.contentId === 'GR-Lot' ? { ...panel, children: [...panel.children, openings] } : panel,
  ),
}
const start = newValues(form, { uuid: () => 'u-1' })
const lot = form.panels.find(({ contentId }) => contentId === 'GR-Lot')
const extras = lot?.children.filter(isGroup).find(({ contentId }) => contentId === 'extras')

test('what would be forbidden in every field has nothing to ask, until another value allows it', () => {
  expect(hasQuestions(form, start, openings, 'GR-Lot[1]/openings[1]')).toBe(false)
  const open = withField(form, start, 'GR-Procedure/GR-Procedure-Description/procedure', {
    stringValue: 'open',
  })
  expect(hasQuestions(form, open, openings, 'GR-Lot[1]/openings[1]')).toBe(true)
})

test('what is asked without a condition may always be added', () => {
  if (!extras || !lot) throw new Error('no extras')
  expect(hasQuestions(form, start, extras, 'GR-Lot[1]/extras[1]')).toBe(true)
  expect(hasQuestions(form, start, lot, 'GR-Lot[2]')).toBe(true)
})
