import { withField, withGroupAdded, withGroupRemoved } from '@allmende/domain/notices/values/editing.ts'
import type { Form } from '@allmende/domain/notices/form/form.ts'
import { fieldAt, fieldsNamed } from '@allmende/domain/notices/values/reading.ts'
import type { PanelValues } from '@allmende/domain/notices/values/values.ts'
import { expect, test } from 'vitest'
import { mergedValues } from './merged-values.ts'

const text = (contentId: string) =>
  ({ contentId, contentType: 'field', label: contentId, displayType: 'TEXTBOX', type: 'text' }) as const

const ref = { ...text('ref'), type: 'id-ref', idSchemes: ['LOT'] } as const

const form: Form = {
  subtype: null,
  sdkVersion: null,
  panels: [
    { contentId: 'P', contentType: 'section', label: 'P', children: [text('a'), text('b'), ref] },
    {
      contentId: 'GR-Lot',
      contentType: 'section',
      label: 'Los',
      repeatable: true,
      identifierFieldId: 'id',
      children: [{ ...text('id'), type: 'id', schemeId: 'LOT' }, text('title')],
    },
  ],
}

const set = (values: PanelValues, path: string, stringValue: string) =>
  withField(form, values, path, { stringValue })
const added = (values: PanelValues) => withGroupAdded(form, values, '', 'GR-Lot').values
const titles = (values: PanelValues) => fieldsNamed(values, 'title').map(({ stringValue }) => stringValue)
const ids = (values: PanelValues) => fieldsNamed(values, 'id').map(({ stringValue }) => stringValue)

const base = set(set(added(set([], 'P/a', 'a')), 'GR-Lot[1]/title', 'eins'), 'P/b', 'b')
const merge = (mine: PanelValues, theirs: PanelValues) => mergedValues(form, { base, mine, theirs })

test('each keeps her own field', () => {
  const both = merge(set(base, 'P/a', 'meins'), set(base, 'P/b', 'ihres'))
  expect(fieldAt(both, 'P/a')?.stringValue).toBe('meins')
  expect(fieldAt(both, 'P/b')?.stringValue).toBe('ihres')
})

test('of the same field mine stands', () => {
  const both = merge(set(base, 'P/a', 'meins'), set(base, 'P/a', 'ihres'))
  expect(fieldAt(both, 'P/a')?.stringValue).toBe('meins')
})

test('what I emptied is empty, what they emptied too', () => {
  const both = merge(withField(form, base, 'P/a', null), withField(form, base, 'P/b', null))
  expect(fieldsNamed(both, 'a')).toEqual([])
  expect(fieldsNamed(both, 'b')).toEqual([])
})

test('two lots that both called LOT-0002 are there, the second under a new number', () => {
  const both = merge(
    set(added(base), 'GR-Lot[2]/title', 'meins'),
    set(added(base), 'GR-Lot[2]/title', 'ihres'),
  )
  expect(titles(both)).toEqual(['eins', 'ihres', 'meins'])
  expect(ids(both)).toEqual(['LOT-0001', 'LOT-0002', 'LOT-0003'])
  expect(both.filter(({ contentId }) => contentId === 'GR-Lot').map(({ ordinal }) => ordinal)).toEqual([
    1, 2, 3,
  ])
})

test('a lot one removed goes, unless the other worked on it', () => {
  const removed = withGroupRemoved(form, base, 'GR-Lot[1]')
  expect(titles(merge(removed, base))).toEqual([])
  expect(titles(merge(base, removed))).toEqual([])
  expect(titles(merge(removed, set(base, 'GR-Lot[1]/title', 'ihres')))).toEqual(['ihres'])
  expect(titles(merge(set(base, 'GR-Lot[1]/title', 'meins'), removed))).toEqual(['meins'])
})

test('lots are known by their identifiers, not by their places', () => {
  const two = set(added(base), 'GR-Lot[2]/title', 'zwei')
  const mine = set(two, 'GR-Lot[2]/title', 'zwei, meins')
  const theirs = withGroupRemoved(form, two, 'GR-Lot[1]')
  expect(titles(mergedValues(form, { base: two, mine, theirs }))).toEqual(['zwei, meins'])
})

test('a reference to my new lot follows it to its new number, theirs stays', () => {
  const mine = set(set(added(base), 'GR-Lot[2]/title', 'meins'), 'P/ref', 'LOT-0002')
  const both = merge(mine, set(added(base), 'GR-Lot[2]/title', 'ihres'))
  expect(titles(both)).toEqual(['eins', 'ihres', 'meins'])
  expect(fieldAt(both, 'P/ref')?.stringValue).toBe('LOT-0003')
  const theirs = set(mine, 'GR-Lot[2]/title', 'ihres')
  expect(fieldAt(merge(set(added(base), 'GR-Lot[2]/title', 'meins'), theirs), 'P/ref')?.stringValue).toBe(
    'LOT-0002',
  )
})

test('what both added alike is there once', () => {
  const both = merge(set(added(base), 'GR-Lot[2]/title', 'zwei'), set(added(base), 'GR-Lot[2]/title', 'zwei'))
  expect(titles(both)).toEqual(['eins', 'zwei'])
})

test('a lot they removed goes although mine moved up', () => {
  const two = set(added(base), 'GR-Lot[2]/title', 'zwei')
  const mine = withGroupRemoved(form, two, 'GR-Lot[1]')
  const theirs = withGroupRemoved(form, two, 'GR-Lot[2]')
  expect(titles(mergedValues(form, { base: two, mine, theirs }))).toEqual([])
})
