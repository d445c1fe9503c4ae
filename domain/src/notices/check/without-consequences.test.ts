import { expect, test } from 'vitest'
import { codeListsOf } from '../catalogue/code-lists.ts'
import type { Form, FormField } from '../form/form.ts'
import type { ItemValue, PanelValues } from '../values/values.ts'
import { checkForm } from './check.ts'

const field = (contentId: string, more: Partial<FormField>): FormField => ({
  contentId,
  contentType: 'field',
  label: contentId,
  displayType: 'TEXTBOX',
  type: 'text',
  ...more,
})
const formWith = (source: Partial<FormField>): Form => ({
  subtype: '16',
  sdkVersion: '1.15',
  panels: [
    {
      contentId: 'GR-Lot',
      contentType: 'section',
      label: 'Los',
      repeatable: true,
      children: [
        field('source', source),
        field('ground', { forbidden: { not: { field: 'source', among: ['notice'] } } }),
      ],
    },
  ],
})
const text = (contentId: string, stringValue: string): ItemValue => ({ contentId, stringValue })
const lots = (...each: ItemValue[][]): PanelValues =>
  each.map((children, at) => ({ contentId: 'GR-Lot', ordinal: at + 1, children }))
const found = (form: Form, values: PanelValues) =>
  checkForm(form, values, codeListsOf({})).map(({ rule, panelPath }) => `${rule} ${panelPath}`)

const ground = text('ground', 'Bestechung')

test('while a required field is missing, nothing is called forbidden for its being empty', () => {
  expect(found(formWith({ required: true }), lots([ground]))).toEqual(['missing GR-Lot[1]/source'])
})

test('what stays forbidden is said once the field is filled in', () => {
  const values = lots([text('source', 'documents'), ground])
  expect(found(formWith({ required: true }), values)).toEqual(['forbidden GR-Lot[1]/ground'])
})

test('what need not be filled in keeps nothing quiet', () => {
  expect(found(formWith({}), lots([ground]))).toEqual(['forbidden GR-Lot[1]/ground'])
})

test('what is missing only because of the value keeps nothing quiet: either can be mended', () => {
  const form = formWith({ required: { field: 'ground', is: 'present' } })
  expect(found(form, lots([ground]))).toEqual(['missing GR-Lot[1]/source', 'forbidden GR-Lot[1]/ground'])
})

test('what is missing in one lot keeps nothing quiet in another', () => {
  const required = { field: 'other', is: 'present' } as const
  const form = formWith({ required })
  const [lot] = form.panels
  const twoLots = lot && { ...form, panels: [{ ...lot, children: [...lot.children, field('other', {})] }] }
  if (!twoLots) throw new Error('it has a lot')
  const values = lots([text('other', 'ja'), ground], [ground])
  expect(found(twoLots, values)).toEqual(['missing GR-Lot[1]/source', 'forbidden GR-Lot[2]/ground'])
})
