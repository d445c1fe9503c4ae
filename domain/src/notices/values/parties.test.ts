import { expect, test } from 'vitest'
import { withField } from './editing.ts'
import { newValues } from './new-values.ts'
import type { Form } from '../form/form.ts'
import { withoutIdleParty } from './idle-parties.ts'
import { partiesOf, type PartySource, withParty, withPartyReplaced } from './parties.ts'
import { fieldAt } from './reading.ts'
import { sampleForm as form } from '../samples/sample-form.ts'

const start = newValues(form, { uuid: () => 'u-1' })
const bochum: PartySource = {
  id: 7,
  name: 'Stadt Bochum',
  vat: 'DE123',
  nutsCode: 'DEA51',
  contact: { city: 'Bochum', email: 'vergabe@bochum.example' },
}

test('an organization becomes a party once, and is filled anew after that', () => {
  const first = withParty(form, start, bochum)
  expect(first.id).toBe('ORG-0001')
  expect(partiesOf(first.values)).toEqual([
    { id: 'ORG-0001', name: 'Stadt Bochum', ordinal: 1, organizationId: 7, contactPoints: [] },
  ])
  const company = `${first.path}/GR-Company`
  expect(fieldAt(first.values, `${company}/BT-501-Organization-Company`)?.listValue).toEqual(['DE123'])
  expect(fieldAt(first.values, `${company}/BT-507-Organization-Company`)?.stringValue).toBe('DEA51')

  const again = withParty(form, first.values, { ...bochum, name: 'Stadt Bochum (neu)', contact: {} })
  expect(again.id).toBe('ORG-0001')
  expect(partiesOf(again.values)).toMatchObject([{ name: 'Stadt Bochum (neu)' }])
  expect(fieldAt(again.values, `${company}/BT-513-Organization-Company`)?.stringValue).toBe('Bochum')
})

test('what somebody typed besides stays', () => {
  const { values, path } = withParty(form, start, { ...bochum, contact: {} })
  const typed = `${path}/GR-Company/BT-506-Organization-Company`
  const edited = withField(form, values, typed, { stringValue: 'a@example.de' })
  const { values: again } = withParty(form, edited, { ...bochum, contact: {} })
  expect(fieldAt(again, typed)?.stringValue).toBe('a@example.de')
})

test('who takes the place of another party says nothing that was said of that one', () => {
  const { values, path } = withParty(form, start)
  const company = `${path}/GR-Company`
  const imported = [
    ['BT-500', { stringValue: 'Gemeinde Anderswo' }],
    ['BT-501', { listValue: ['99-1', '99-2'] }],
    ['BT-513', { stringValue: 'Anderswo' }],
    ['BT-506', { stringValue: 'post@anderswo.example' }],
  ] as const
  const told = imported.reduce(
    (current, [term, value]) => withField(form, current, `${company}/${term}-Organization-Company`, value),
    values,
  )
  const replaced = withPartyReplaced(form, told, path, { ...bochum, contact: { city: 'Bochum' } })
  const texts = ['BT-500', 'BT-513', 'BT-506'].map(
    (term) => fieldAt(replaced, `${company}/${term}-Organization-Company`)?.stringValue,
  )
  expect(texts).toEqual(['Stadt Bochum', 'Bochum', undefined])
  expect(fieldAt(replaced, `${company}/BT-501-Organization-Company`)?.listValue).toEqual(['DE123'])
  expect(partiesOf(replaced)).toMatchObject([{ id: 'ORG-0001', organizationId: 7 }])
})

test('its translations stay, and the numbers beside ours', () => {
  const { values, path } = withParty(form, start, bochum)
  const [name, numbers] = ['BT-500', 'BT-501'].map(
    (term) => `${path}/GR-Company/${term}-Organization-Company`,
  )
  const translations = { ENG: 'City of Bochum' }
  const told = withField(form, values, name ?? '', { stringValue: 'Bochum', translations })
  const several = withField(form, told, numbers ?? '', { listValue: ['05-911', 'DE123'] })
  const { values: again } = withParty(form, several, bochum)
  expect(fieldAt(again, name ?? '')).toMatchObject({ stringValue: 'Stadt Bochum', translations })
  expect(fieldAt(again, numbers ?? '')?.listValue).toEqual(['05-911', 'DE123'])
  const { values: other } = withParty(form, several, { ...bochum, vat: 'DE999' })
  expect(fieldAt(other, numbers ?? '')?.listValue).toEqual(['DE999'])
})

test('a party may stand alone, and a larger region is left out', () => {
  const alone = withParty(form, start)
  expect(partiesOf(alone.values)).toEqual([{ id: 'ORG-0001', name: '', ordinal: 1, contactPoints: [] }])
  const second = withParty(form, alone.values, { ...bochum, nutsCode: 'DEA5' })
  expect(second.id).toBe('ORG-0002')
  expect(fieldAt(second.values, `${second.path}/GR-Company/BT-507-Organization-Company`)).toBeUndefined()
})

test('a party that nothing names any more goes, unless somebody entered something about it', () => {
  const buyer = {
    contentId: 'buyer',
    contentType: 'field',
    label: 'Beschaffer',
    displayType: 'COMBOBOX',
    type: 'id-ref',
    idSchemes: ['ORG'],
  } as const
  const naming: Form = {
    ...form,
    panels: [...form.panels, { contentId: 'B', contentType: 'section', label: 'B', children: [buyer] }],
  }
  const { values, id, path } = withParty(naming, start, bochum)
  expect(partiesOf(withoutIdleParty(naming, values, id, [bochum]))).toEqual([])
  expect(withoutIdleParty(naming, values, id, [])).toBe(values)

  const named = withField(naming, values, 'B/buyer', { stringValue: id })
  expect(withoutIdleParty(naming, named, id, [bochum])).toBe(named)

  const email = `${path}/GR-Company/BT-506-Organization-Company`
  const typed = withField(naming, values, email, { stringValue: 'anders@bochum.example' })
  expect(withoutIdleParty(naming, typed, id, [bochum])).toBe(typed)
})
