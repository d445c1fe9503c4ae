import { checkForm } from '@allmende/domain/notices/check/check.ts'
import type { Form } from '@allmende/domain/notices/form/form.ts'
import { newValues } from '@allmende/domain/notices/values/new-values.ts'
import type { PanelValues } from '@allmende/domain/notices/values/values.ts'
import { expect, test } from 'vitest'
import { withAnswers } from '../../../../demo/answers.ts'
import { codeLists, formOfTemplate } from '../catalogues.ts'

const lists = codeLists('1.15', 'de')

function foundIn(subtype: string, version: string) {
  const form = formOfTemplate(`EU-${subtype}`, 'de', version) as Form
  const values = newValues(form, { uuid: () => '6d1a6f53-3a1c-4f53-9d3d-0c6fdc1a0a01', initial: {} })
  return checkForm(form, values, lists).map(({ rule, panelPath, fieldId }) => ({ rule, panelPath, fieldId }))
}

test.each(['16', '19'])('EU-%s wants a place of performance though none was added', (subtype) => {
  const places = foundIn(subtype, '1.15').filter(({ panelPath }) => panelPath.includes('Place'))
  expect(places.some(({ rule, panelPath }) => rule === 'tooFew' && panelPath.includes('Procedure'))).toBe(
    true,
  )
})

test('a lot says how long it takes in one of three ways', () => {
  const durations = foundIn('16', '1.15').filter(({ fieldId }) => fieldId === 'BT-36-Lot')
  expect(durations).toMatchObject([{ rule: 'missing' }])
})

test.each(['E1', 'E2', 'E3', 'E4', 'E5'])('EU-%s on another legal basis wants to know which', (subtype) => {
  const form = formOfTemplate(`EU-${subtype}`, 'de', '1.15') as Form
  const named = (values: PanelValues) => withAnswers(form, values, { 'BT-01-notice': 'other' })
  const values = named(newValues(form, { uuid: () => '6d1a6f53-3a1c-4f53-9d3d-0c6fdc1a0a01', initial: {} }))
  const found = checkForm(form, values, lists).map(({ panelPath }) => panelPath)
  expect(found.some((path) => path.includes('LocalLegalBasisWithID'))).toBe(true)
  const said = withAnswers(form, values, { 'BT-01(f)-Procedure': 'Haushaltsordnung' })
  const left = checkForm(form, said, lists).map(({ panelPath }) => panelPath)
  expect(left.filter((path) => path.includes('LegalBasis'))).toEqual([])
})
