import { expect, test } from 'vitest'
import { codeListsOf } from '../catalogue/code-lists.ts'
import { checkForm } from '../check/check.ts'
import { completeFilling } from '../samples/complete-filling.ts'
import { sampleCodes, sampleForm as form } from '../samples/sample-form.ts'
import { seeded } from '../samples/sample-values.ts'
import { withGroupCopied } from './copying.ts'
import { withFacts } from './editing.ts'
import { fieldAt, groupAt } from './reading.ts'

const lists = codeListsOf(sampleCodes)
const full = completeFilling(form, lists, seeded(1))

test('a lot is copied with all it says, under an identifier of its own', () => {
  const dated = withFacts(form, full, 'GR-Lot[1]', { offerDeadline: '2027-01-04T09:00:00.000Z' })
  const { values, path } = withGroupCopied(form, dated, 'GR-Lot[1]')
  expect(path).toBe('GR-Lot[2]')
  expect(fieldAt(values, 'GR-Lot[2]/purpose/BT-137-Lot')?.stringValue).toBe('LOT-0002')
  expect(fieldAt(values, 'GR-Lot[2]/purpose/BT-21-Lot')).toEqual(
    fieldAt(values, 'GR-Lot[1]/purpose/BT-21-Lot'),
  )
  expect(groupAt(values, path)).toMatchObject({ ordinal: 2, offerDeadline: '2027-01-04T09:00:00.000Z' })
  expect(groupAt(values, 'GR-Lot[1]')).toBe(groupAt(dated, 'GR-Lot[1]'))
  expect(checkForm(form, values, lists)).toEqual([])
})
