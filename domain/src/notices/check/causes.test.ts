import { expect, test } from 'vitest'
import { codeListsOf } from '../catalogue/code-lists.ts'
import type { Condition } from '../form/conditions.ts'
import type { Form, FormField } from '../form/form.ts'
import { sampleCodes } from '../samples/sample-form.ts'
import type { PanelValues } from '../values/values.ts'
import { checkForm, sayFound } from './check.ts'

const field = (contentId: string, label: string, required?: Condition): FormField => ({
  contentId,
  contentType: 'field',
  label,
  displayType: 'TEXTBOX',
  type: 'text',
  ...(required && { required }),
})
const absent = (id: string): Condition => ({ field: id, is: 'absent' })
const formWith = (required: Condition): Form => ({
  subtype: '16',
  sdkVersion: '1.15',
  panels: [
    {
      contentId: 'GR-Place',
      contentType: 'section',
      label: 'Ort',
      children: [field('BT-1', 'Land'), field('BT-2', 'Region'), field('BT-3', 'Hinweis', required)],
    },
  ],
})
const said = (required: Condition, children: object[] = []) => {
  const values = [{ contentId: 'GR-Place', ordinal: 1, children }] as unknown as PanelValues
  const found = checkForm(formWith(required), values, codeListsOf(sampleCodes))
  return found.map((one) => sayFound(one, 'de'))
}

test('what is required only as long as several are empty names them all', () => {
  const both: Condition = { all: [absent('BT-1'), absent('BT-2')] }
  expect(said(both)).toEqual([
    'Ort – Hinweis: Diese Angabe ist erforderlich, solange von diesen keine ausgefüllt ist: Land; Region.',
  ])
  expect(said(both, [{ contentId: 'BT-2', stringValue: 'DE1' }])).toEqual([])
  expect(said(absent('BT-1'))).toEqual([
    'Ort – Hinweis: Diese Angabe ist erforderlich, solange „Land“ nicht ausgefüllt ist.',
  ])
})
