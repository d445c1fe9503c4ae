import { checkForm, type Found, sayFound } from '@allmende/domain/notices/check/check.ts'
import { isShown } from '@allmende/domain/notices/check/visibility.ts'
import { type Form, type FormField, isField } from '@allmende/domain/notices/form/form.ts'
import { placesOf } from '@allmende/domain/notices/form/form-index.ts'
import { completeFilling } from '@allmende/domain/notices/samples/complete-filling.ts'
import { seeded } from '@allmende/domain/notices/samples/sample-values.ts'
import { withField, withGroupAdded } from '@allmende/domain/notices/values/editing.ts'
import { newValues } from '@allmende/domain/notices/values/new-values.ts'
import { pathsTo } from '@allmende/domain/notices/values/reading.ts'
import type { FieldValue, PanelValues } from '@allmende/domain/notices/values/values.ts'
import { describe, expect, test } from 'vitest'
import { codeLists, formOfTemplate } from './catalogues.ts'

const lists = codeLists('1.15', 'de')
const formOf = (subtype: string) => formOfTemplate(`EU-${subtype}`, 'de', '1.15') as Form
const fieldOf = (form: Form, id: string): FormField => {
  const item = placesOf(form).get(id)?.item
  if (!item || !isField(item)) throw new Error(`the form has no field ${id}`)
  return item
}
const uuid = () => '8d1e2f3a-4b5c-4d6e-8f70-a1b2c3d4e5f6'

function put(
  form: Form,
  values: PanelValues,
  id: string,
  value: Omit<FieldValue, 'contentId'> | null,
  at = 0,
): PanelValues {
  const path = pathsTo(form, values, id)[at]
  if (!path) throw new Error(`there is no place for ${id}`)
  return withField(form, values, path, value)
}
const about = (found: readonly Found[], id: string) => found.filter(({ fieldId }) => fieldId === id)

describe('what a value makes due in another part of the notice', () => {
  const form = formOf('16')
  const start = newValues(form, { uuid })

  test('is shown and found as soon as that value changes, in every lot', () => {
    const two = withGroupAdded(form, start, '', 'GR-Lot').values
    const procedure = (code: string) => put(form, two, 'BT-105-Procedure', { stringValue: code })
    const shown = (values: PanelValues) =>
      pathsTo(form, values, 'BT-106-Procedure').map((path) =>
        isShown(form, values, path.slice(0, path.lastIndexOf('/')), fieldOf(form, 'BT-106-Procedure')),
      )
    expect(shown(procedure('open'))).not.toEqual(shown(procedure('comp-dial')))
    const missing = (values: PanelValues) => about(checkForm(form, values, lists), 'BT-106-Procedure').length
    expect(missing(procedure('open'))).toBe(1)
    expect(missing(procedure('comp-dial'))).toBe(0)
    expect(missing(procedure('open'))).toBe(1)
  })

  test('is the same whether or not it was asked before, whichever lot the value stands in', () => {
    const form29 = formOf('29')
    const full = completeFilling(form29, lists, seeded(4))
    const two = withGroupAdded(form29, full, '', 'GR-Lot').values
    for (const at of [0, 1, 0]) {
      const values = put(form29, two, 'BT-765-Lot', { stringValue: 'fa-wo-rc' }, at)
      const fresh = JSON.parse(JSON.stringify(values)) as PanelValues
      expect(checkForm(form29, values, lists)).toEqual(checkForm(form29, fresh, lists))
    }
  })
})

test('a group of lots needs two lots, and the sentence says how many there are', () => {
  const form = formOf('16')
  const values = withGroupAdded(form, newValues(form, { uuid }), '', 'GR-LotsGroup').values
  const [entry] = checkForm(form, values, lists).filter(
    ({ rule, fieldId }) => rule === 'forbidden' && fieldId === null,
  )
  expect(entry?.panelPath).toBe('GR-LotsGroup[1]')
  expect(entry && sayFound(entry, 'de')).toContain('1-mal vorkommt. Bitte entfernen Sie ihn.')
  const more = withGroupAdded(form, values, '', 'GR-Lot').values
  expect(checkForm(form, more, lists).some((found) => found.panelPath === 'GR-LotsGroup[1]')).toBe(false)
})

test('a reason for publishing later goes with the value that is published later', () => {
  const form = formOf('29')
  const full = completeFilling(form, lists, seeded(4))
  const without = put(form, full, 'BT-733-Lot', null)
  const later = put(form, without, 'BT-196(BT-733)-Lot', { stringValue: 'Schutz' })
  const [found] = about(checkForm(form, later, lists), 'BT-196(BT-733)-Lot')
  expect(found).toMatchObject({ rule: 'forbidden', cause: 'BT-733-Lot' })
  const both = put(form, later, 'BT-733-Lot', { stringValue: 'Nach Bedeutung' })
  expect(about(checkForm(form, both, lists), 'BT-196(BT-733)-Lot').map(({ rule }) => rule)).not.toContain(
    'forbidden',
  )
})

test('the check keeps to the codes of the subtype and to the range of a number', () => {
  const form = formOf('16')
  const start = newValues(form, { uuid })
  const wrong = put(form, start, 'BT-01-notice', { stringValue: '32014L0023' })
  expect(about(checkForm(form, wrong, lists), 'BT-01-notice')).toMatchObject([{ rule: 'code' }])
  expect(about(checkForm(form, start, lists), 'BT-01-notice')).toEqual([])
  const ranged = [...placesOf(form).values()].flatMap(({ item }) =>
    isField(item) && item.range && pathsTo(form, start, item.contentId).length > 0 ? [item] : [],
  )
  const [field] = ranged
  if (!field) throw new Error('the form has no number with a range')
  const large = put(form, start, field.contentId, { stringValue: '10000' })
  const faults = about(checkForm(form, large, lists), field.contentId)
  expect(faults.some(({ rule, values }) => rule === 'range' && values['max'] === field.range?.[1])).toBe(true)
})

test('whoever names a quantity is asked for its unit, in the versions that know the one as part of the other', () => {
  const found = (version: string, unit: string | null) => {
    const form = formOfTemplate('EU-16', 'de', version) as Form
    const counted = put(form, newValues(form, { uuid }), 'BT-25-Lot', { stringValue: '5' })
    const values = unit ? put(form, counted, 'BT-625-Lot', { stringValue: unit }) : counted
    return about(checkForm(form, values, codeLists(version, 'de')), 'BT-625-Lot').map(({ rule }) => rule)
  }
  expect(found('1.15', null)).toEqual(['missing'])
  expect(found('1.15', 'KGM')).toEqual([])
  expect(found('1.7', null)).toEqual([])
  const form = formOf('16')
  expect(about(checkForm(form, newValues(form, { uuid }), lists), 'BT-625-Lot')).toEqual([])
})
