import { checkForm } from '@allmende/domain/notices/check/check.ts'
import type { Form } from '@allmende/domain/notices/form/form.ts'
import { newValues } from '@allmende/domain/notices/values/new-values.ts'
import { expect, test } from 'vitest'
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
