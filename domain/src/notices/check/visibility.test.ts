import { expect, test } from 'vitest'
import { withField } from '../values/editing.ts'
import { type FormField, isField } from '../form/form.ts'
import { placesOf } from '../form/form-index.ts'
import { newValues } from '../values/new-values.ts'
import { parentPath } from '../form/paths.ts'
import { sampleForm as form } from '../samples/sample-form.ts'
import type { FieldValue } from '../values/values.ts'
import { isRequired, isShown } from './visibility.ts'

const start = newValues(form, { uuid: () => 'u-1' })
const procedure = 'GR-Procedure/GR-Procedure-Description/procedure'
const access = 'GR-Lot[1]/documents[1]/BT-14-Lot'

const fieldOf = (id: string): FormField => {
  const item = placesOf(form).get(id)?.item
  if (!item || !isField(item)) throw new Error(id)
  return item
}

type Set = readonly [path: string, value: Omit<FieldValue, 'contentId'>]
const open: Set = [procedure, { stringValue: 'open' }]
const restricted: Set = [access, { stringValue: 'restricted-document' }]
const unrestricted: Set = [access, { stringValue: 'non-restricted-document' }]

test.each<[string, readonly Set[], string, boolean, boolean]>([
  ['shown and required without a condition', [], 'GR-Lot[1]/purpose/BT-21-Lot', true, true],
  ['hidden by the form, required all the same', [], 'GR-Lot[1]/purpose/BT-137-Lot', false, true],
  ['forbidden under its condition', [], 'GR-Lot[1]/purpose/opening', false, false],
  ['allowed by a value of another panel', [open], 'GR-Lot[1]/purpose/opening', true, false],
  [
    'forbidden but filled: not lost from sight',
    [['GR-Lot[1]/purpose/opening', { dateValue: '2026-03-02+01:00' }]],
    'GR-Lot[1]/purpose/opening',
    true,
    false,
  ],
  ['comes by itself, so nobody is asked', [], 'GR-Lot[1]/terms/performance-code', false, false],
  ['goes with what comes by itself', [], 'GR-Lot[1]/terms/performance', true, false],
  ['BT-15 while nothing is chosen', [], 'GR-Lot[1]/documents[1]/BT-15-Lot', false, false],
  [
    'BT-15 filled while nothing is chosen: not lost from sight',
    [['GR-Lot[1]/documents[1]/BT-15-Lot', { stringValue: 'https://a.example' }]],
    'GR-Lot[1]/documents[1]/BT-15-Lot',
    true,
    false,
  ],
  ['BT-15 unrestricted', [unrestricted], 'GR-Lot[1]/documents[1]/BT-15-Lot', true, true],
  ['BT-15 restricted', [restricted], 'GR-Lot[1]/documents[1]/BT-15-Lot', false, false],
  [
    'BT-15 restricted and filled: kept but not shown',
    [['GR-Lot[1]/documents[1]/BT-15-Lot', { stringValue: 'https://a.example' }], restricted],
    'GR-Lot[1]/documents[1]/BT-15-Lot',
    false,
    false,
  ],
  ['BT-615 unrestricted', [unrestricted], 'GR-Lot[1]/documents[1]/BT-615-Lot', false, false],
  ['BT-615 restricted', [restricted], 'GR-Lot[1]/documents[1]/BT-615-Lot', true, true],
  ['behind an empty box', [], 'questions/why', false, false],
  [
    'behind a box that says no',
    [['questions/ticked', { booleanValue: false }]],
    'questions/why',
    false,
    false,
  ],
  ['behind a ticked box', [['questions/ticked', { booleanValue: true }]], 'questions/why', true, true],
  ['behind another answer', [['questions/chosen', { stringValue: 'b' }]], 'questions/of-a', false, false],
  ['behind its answer', [['questions/chosen', { stringValue: 'a' }]], 'questions/of-a', true, true],
])('%s', (_, sets, path, shown, required) => {
  const values = sets.reduce((current, [at, value]) => withField(form, current, at, value), start)
  const field = fieldOf(path.slice(path.lastIndexOf('/') + 1))
  expect(isShown(form, values, parentPath(path), field)).toBe(shown)
  expect(isRequired(form, values, parentPath(path), field)).toBe(required)
})

test('a field reads the documents of its own row', () => {
  const two = withField(form, start, access, { stringValue: 'restricted-document' })
  const lot = two.map((panel) =>
    panel.contentId === 'GR-Lot'
      ? { ...panel, children: [...panel.children, { contentId: 'documents', ordinal: 2, children: [] }] }
      : panel,
  )
  expect(isShown(form, lot, 'GR-Lot[1]/documents[1]', fieldOf('BT-615-Lot'))).toBe(true)
  expect(isShown(form, lot, 'GR-Lot[1]/documents[2]', fieldOf('BT-615-Lot'))).toBe(false)
})

test('alwaysShow overrules conditions', () => {
  const always = { ...fieldOf('opening'), alwaysShow: true }
  expect(isShown(form, start, 'GR-Lot[1]/purpose', always)).toBe(true)
})
