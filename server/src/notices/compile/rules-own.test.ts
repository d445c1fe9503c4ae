import { checkForm } from '@allmende/domain/notices/check/check.ts'
import type { Form } from '@allmende/domain/notices/form/form.ts'
import type { FieldValue } from '@allmende/domain/notices/values/values.ts'
import { expect, test } from 'vitest'
import { codeLists, formOfTemplate } from '../catalogues.ts'

/** What is missing among the award criteria of a group of lots whose one criterion says this. */
function missingWith(subtype: string, criterion: FieldValue[]) {
  const form = formOfTemplate(`EU-${subtype}`, 'de', '1.15') as Form
  const groups = ['Criterion', '', 'TenderingTerms'].reduce<object[]>(
    (children, name) => [{ contentId: named[name], ordinal: 1, children }],
    criterion,
  )
  const purpose = [{ contentId: 'BT-137-LotsGroup', stringValue: 'GLO-0001' }]
  const children = [{ contentId: 'GR-LotsGroup-Purpose', ordinal: 1, children: purpose }, ...groups]
  const values = [{ contentId: 'GR-LotsGroup', ordinal: 1, children }] as never
  return checkForm(form, values, codeLists('1.15', 'de')).flatMap(({ fieldId, rule }) =>
    rule === 'missing' && fieldId && /^BT-5(39|43)-LotsGroup$/.test(fieldId) ? [fieldId] : [],
  )
}

const named: Record<string, string> = {
  Criterion: 'GR-LotsGroup-AwardCriteria-Criterion',
  '': 'GR-LotsGroup-AwardCriteria',
  TenderingTerms: 'GR-LotsGroup-TenderingTerms',
}
const name: FieldValue = { contentId: 'BT-734-LotsGroup', stringValue: 'Preis' }

test.each(['29', '31', '32'])('what only the rules of EU-%s demand is asked for where criteria are', (id) => {
  expect(missingWith(id, [])).toEqual([])
  expect(missingWith(id, [name])).toEqual(['BT-539-LotsGroup', 'BT-543-LotsGroup'])
  const kind: FieldValue = { contentId: 'BT-539-LotsGroup', stringValue: 'price' }
  expect(missingWith(id, [name, kind])).toEqual(['BT-543-LotsGroup'])
})

test('other results leave it open', () => expect(missingWith('30', [name])).toEqual([]))
