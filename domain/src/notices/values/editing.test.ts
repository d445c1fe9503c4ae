import { expect, test } from 'vitest'
import { mayRemove, withFacts, withField, withGroupAdded, withGroupRemoved } from './editing.ts'
import { newValues } from './new-values.ts'
import { fieldAt, fieldsNamed, groupAt, itemAt } from './reading.ts'
import { sampleForm as form } from '../samples/sample-form.ts'
import { tidy } from './tidy.ts'
import type { PanelValues } from './values.ts'

const start = newValues(form, { uuid: () => 'u-1' })
const title = 'GR-Lot[1]/purpose/BT-21-Lot'

test('a new form holds what must be there, what is known, and nothing else', () => {
  expect(start).toEqual([
    {
      contentId: 'meta-data-group',
      ordinal: 1,
      children: [
        { contentId: 'BT-04-notice', stringValue: 'u-1' },
        { contentId: 'OPP-070-notice', stringValue: 'sample' },
        { contentId: 'BT-757-notice', stringValue: '01' },
      ],
    },
    {
      contentId: 'GR-Lot',
      ordinal: 1,
      children: [
        {
          contentId: 'purpose',
          ordinal: 1,
          children: [{ contentId: 'BT-137-Lot', stringValue: 'LOT-0001' }],
        },
        { contentId: 'documents', ordinal: 1, children: [] },
      ],
    },
  ])
})

test('wishes from the address fill in the first place, unless nobody may wish that', () => {
  const initial = {
    'BT-21-Procedure': 'Titel',
    procedure: 'open',
    extra: 'mehr',
    ticked: 'true',
    'BT-137-Lot': 'LOT-0099',
    'BT-04-notice': 'x',
    value: 'viel',
    unknown: 'x',
  }
  const values = newValues(form, { uuid: () => 'u-1', initial })
  expect(fieldAt(values, 'GR-Procedure/GR-Procedure-Description/BT-21-Procedure')?.stringValue).toBe('Titel')
  expect(fieldAt(values, 'GR-Lot[1]/extras[1]/extra')?.stringValue).toBe('mehr')
  expect(fieldAt(values, 'questions/ticked')?.booleanValue).toBe(true)
  expect(fieldAt(values, 'GR-Lot[1]/purpose/BT-137-Lot')?.stringValue).toBe('LOT-0001')
  expect(fieldAt(values, 'meta-data-group/BT-04-notice')?.stringValue).toBe('u-1')
  expect(fieldsNamed(values, 'value')).toEqual([])
})

test('a value comes to its place in the order of the form, and leaves nothing behind', () => {
  const set = withField(form, start, 'GR-Procedure/GR-Procedure-Description/procedure', {
    stringValue: 'open',
  })
  expect(set.map(({ contentId }) => contentId)).toEqual(['meta-data-group', 'GR-Procedure', 'GR-Lot'])
  const both = withField(form, set, 'GR-Procedure/GR-Procedure-Description/BT-21-Procedure', {
    stringValue: 'T',
  })
  const group = groupAt(both, 'GR-Procedure/GR-Procedure-Description')
  expect(group?.children.map(({ contentId }) => contentId)).toEqual(['BT-21-Procedure', 'procedure'])
  const cleared = ['procedure', 'BT-21-Procedure'].reduce(
    (values: PanelValues, id) => withField(form, values, `GR-Procedure/GR-Procedure-Description/${id}`, null),
    both,
  )
  expect(cleared).toEqual(start)
})

test('an edit leaves what it does not touch the same thing', () => {
  const two = withGroupAdded(form, start, '', 'GR-Lot').values
  const next = withField(form, two, 'GR-Lot[2]/purpose/BT-21-Lot', { stringValue: 'T' })
  expect(next[1]).toBe(two[1])
  expect(next[2]).not.toBe(two[2])
  expect(groupAt(next, 'GR-Lot[2]/documents[1]')).toBe(groupAt(two, 'GR-Lot[2]/documents[1]'))
  expect(withField(form, two, 'GR-Lot[2]/extras[1]/extra', { stringValue: 'T' })).toBe(two)
  expect(withField(form, next, 'GR-Lot[2]/purpose/BT-21-Lot', { stringValue: 'T' })).toBe(next)
})

test('lots are counted anew when one goes; identifiers stay and are not used again while the highest lives', () => {
  const second = withGroupAdded(form, start, '', 'GR-Lot')
  const third = withGroupAdded(form, second.values, '', 'GR-Lot')
  expect([second.path, third.path]).toEqual(['GR-Lot[2]', 'GR-Lot[3]'])
  const removed = withGroupRemoved(form, third.values, 'GR-Lot[2]')
  expect(fieldsNamed(removed, 'BT-137-Lot').map((id) => id.stringValue)).toEqual(['LOT-0001', 'LOT-0003'])
  const again = withGroupAdded(form, removed, '', 'GR-Lot')
  expect(fieldAt(again.values, `${again.path}/purpose/BT-137-Lot`)?.stringValue).toBe('LOT-0004')
})

test('the last lot and the last of what is required stay, what is optional may go', () => {
  expect(mayRemove(form, start, 'GR-Lot[1]')).toBe(false)
  expect(mayRemove(form, start, 'GR-Lot[1]/documents[1]')).toBe(false)
  const { values, path } = withGroupAdded(form, start, 'GR-Lot[1]', 'extras')
  expect(mayRemove(form, values, path)).toBe(true)
  expect(mayRemove(form, values, 'GR-Procedure')).toBe(false)
  expect(withGroupRemoved(form, values, path)).toEqual(start)
})

test('a lot carries its parcels and deadlines', () => {
  const values = withFacts(form, start, 'GR-Lot[1]', { propertyIds: [4, 2] })
  expect(groupAt(values, 'GR-Lot[1]')?.propertyIds).toEqual([4, 2])
  expect(withFacts(form, start, 'GR-Lot[7]', { propertyIds: [1] })).toBe(start)
})

test('a path that is none of the form leads nowhere', () => {
  expect(itemAt(form, title)?.contentId).toBe('BT-21-Lot')
  expect(itemAt(form, 'GR-Lot[1]/BT-21-Lot')).toBeUndefined()
  expect(itemAt(form, 'GR-Procedure[2]')).toBeUndefined()
  expect(() => withField(form, start, 'GR-Lot[1]/nothing', { stringValue: 'x' })).toThrow('no field')
})

test('tidying orders, counts, empties and names; once is enough', () => {
  const untidy: PanelValues = [
    { contentId: 'GR-Lot', ordinal: 7, children: [] },
    {
      contentId: 'GR-Procedure',
      ordinal: 1,
      children: [
        {
          contentId: 'GR-Procedure-Description',
          ordinal: 1,
          children: [{ contentId: 'BT-21-Procedure', stringValue: '  ' }],
        },
      ],
    },
    {
      contentId: 'GR-Lot',
      ordinal: 3,
      children: [
        {
          contentId: 'terms',
          ordinal: 1,
          children: [
            { contentId: 'performance', stringValue: 'P' },
            { contentId: 'performance-code', stringValue: 'performance' },
          ],
        },
      ],
    },
  ]
  const tidied = tidy(form, untidy)
  expect(tidied.map(({ contentId, ordinal }) => [contentId, ordinal])).toEqual([
    ['GR-Lot', 1],
    ['GR-Lot', 2],
  ])
  expect(fieldsNamed(tidied, 'BT-137-Lot').map((id) => id.stringValue)).toEqual(['LOT-0001', 'LOT-0002'])
  expect(fieldsNamed(tidied, 'performance-code')).toEqual([])
  expect(tidy(form, tidied)).toBe(tidied)
})
