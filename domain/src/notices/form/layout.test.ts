import { expect, test } from 'vitest'
import { withField, withGroupAdded } from '../values/editing.ts'
import { type FormField, type FormGroup, isGroup } from './form.ts'
import { listedField, shownChildren, shownPanels } from './layout.ts'
import { newValues } from '../values/new-values.ts'
import { anchorOf } from './paths.ts'
import { sampleForm as form } from '../samples/sample-form.ts'

const start = newValues(form, { uuid: () => 'u-1' })

test('panels come without the hidden ones, each lot with its own number and name', () => {
  const two = withGroupAdded(form, start, '', 'GR-Lot').values
  const named = withField(form, two, 'GR-Lot[2]/purpose/BT-21-Lot', { stringValue: 'Nord' })
  expect(shownPanels(form, named).map(({ path, ordinal, caption }) => [path, ordinal, caption])).toEqual([
    ['GR-Procedure', '1', ''],
    ['GR-Lot[1]', '2.1', ''],
    ['GR-Lot[2]', '2.2', 'Nord'],
    ['questions', '3', ''],
  ])
})

test('in a notice a lone group gives way to its content, in an own form it stays', () => {
  const procedure = form.panels.find(({ contentId }) => contentId === 'GR-Procedure')
  if (!procedure || !isGroup(procedure)) throw new Error('no procedure')
  const shown = (subtype: string | null) =>
    shownChildren({ ...form, subtype }, procedure).map(({ contentId }) => contentId)
  expect(shown('19')).toEqual(['BT-21-Procedure', 'procedure'])
  expect(shown(null)).toEqual(['GR-Procedure-Description'])
})

test('a repeatable group that asks for one thing is a list of it, but not in an own form', () => {
  const field = (contentId: string, more: Partial<FormField> = {}): FormField => ({
    contentId,
    contentType: 'field',
    label: contentId,
    displayType: 'TEXTBOX',
    type: 'text',
    ...more,
  })
  const group = (children: FormGroup['children'], repeatable = true): FormGroup => ({
    contentId: 'GR-Language',
    contentType: 'group',
    label: 'Sprache',
    repeatable,
    children,
  })
  const language = field('BT-97-Lot')
  const unseen = [field('preset', { presetWith: ['BT-97-Lot'] }), field('hidden', { hidden: true })]
  expect(listedField(form, group([language, ...unseen]))).toBe(language)
  expect(listedField(form, group([group([language], false)]))).toBe(language)
  expect(listedField(form, group([language, field('more')]))).toBeUndefined()
  expect(listedField(form, group([language, group([field('more')])]))).toBeUndefined()
  expect(listedField(form, group([field('reveals', { fields: [language] })]))).toBeUndefined()
  expect(listedField(form, group([language], false))).toBeUndefined()
  expect(listedField({ ...form, subtype: null }, group([language]))).toBeUndefined()
})

test.each([
  ['GR-Procedure', 'GR-Procedure'],
  ['GR-Lot[2]', 'GR-Lot-2'],
  ['GR-Lot[2]/GR-Lot-Submission Language/BT-131(d)-Lot', 'GR-Lot-2_GR-Lot-Submission_Language_BT-131_d_-Lot'],
])('the anchor of %s is %s', (path, anchor) => {
  expect(anchorOf(path)).toBe(anchor)
})
