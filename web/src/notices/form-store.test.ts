import { mayRestore, type RemovedGroup } from '@allmende/domain/notices/values/editing.ts'
import { codeListsOf } from '@allmende/domain/notices/catalogue/code-lists.ts'
import { newValues } from '@allmende/domain/notices/values/new-values.ts'
import { beforeEach, expect, test, vi } from 'vitest'
import { pathOfAnchor } from './anchors.ts'
import { createFormStore } from './form-store.ts'
import { referenceOptions, referencesTo } from './references.ts'
import { sampleForm as form } from './sample-form.test-data.ts'
import { searchForm } from './search/form-search.ts'

const lists = codeListsOf({})
const title = 'GR-Lot[1]/GR-Lot-Purpose/BT-21-Lot'
const start = () => createFormStore(newValues(form, { uuid: () => 'x' }), { form, lists })

beforeEach(() => {
  vi.useFakeTimers()
  return () => vi.useRealTimers()
})

test('what is derived follows in the next pause, and not before', () => {
  const store = start()
  store.settle()
  const before = store.found.get()?.length ?? 0
  store.change(title, { stringValue: 'Nord' })
  expect(store.settled.get()).not.toBe(store.values.get())
  expect(store.found.get()).toHaveLength(before)
  vi.advanceTimersByTime(150)
  expect(store.settled.get()).toBe(store.values.get())
  expect(store.found.get()).toHaveLength(before - 1)
})

test('a field that was just filled in is not called empty when it is left', () => {
  const store = start()
  store.settle()
  store.change(title, { stringValue: 'Nord' })
  store.touch(title)
  expect(store.found.get()?.filter(({ panelPath }) => panelPath === title)).toEqual([])
})

test('steady typing is followed after a second at the latest', () => {
  const store = start()
  for (let key = 1; key <= 15; key += 1) {
    store.change(title, { stringValue: 'e'.repeat(key) })
    vi.advanceTimersByTime(90)
  }
  expect(store.settled.get()).not.toBe(store.values.get())
  const [lot] = store.settled.get().filter(({ contentId }) => contentId === 'GR-Lot')
  expect(JSON.stringify(lot)).toContain('eeeee')
})

test('typed and taken back is nothing unsaved', () => {
  const store = start()
  store.change(title, { stringValue: 'Nord' })
  expect(store.dirty.get()).toBe(true)
  store.change(title, null)
  vi.advanceTimersByTime(200)
  expect(store.dirty.get()).toBe(false)
})

test('the same of a deadline of a lot', () => {
  const store = start()
  store.refuse({ 'GR-Lot[1]/offerDeadline': 'Zu früh' })
  store.setFacts('GR-Lot[1]', { offerDeadline: '2027-08-01T10:00:00Z' })
  expect(store.marks.get().refused).toEqual({})
})

test('what the server refused is forgotten where it is mended', () => {
  const store = start()
  store.refuse({ [title]: 'Zu lang', 'GR-Procedure/BT-21-Procedure': 'Zu kurz' })
  store.change(title, { stringValue: 'Nord' })
  expect(store.marks.get().refused).toEqual({ 'GR-Procedure/BT-21-Procedure': 'Zu kurz' })
})

test('lots come and go without a pause, references name them', () => {
  const store = start()
  store.change(title, { stringValue: 'Nord' })
  expect(store.add('', 'GR-Lot')).toBe('GR-Lot[2]')
  expect(store.settled.get()).toBe(store.values.get())
  store.change('GR-Procedure/BT-1375-Procedure', { stringValue: 'LOT-0001' })
  expect(referenceOptions(form, store.values.get(), ['LOT'])).toEqual([
    { value: 'LOT-0001', label: 'LOT-0001 Nord' },
    { value: 'LOT-0002', label: 'LOT-0002' },
  ])
  expect(referencesTo(form, store.values.get(), 'LOT-0001')).toEqual(['GR-Procedure/BT-1375-Procedure'])
  store.remove('GR-Lot[1]', 'Los Nord')
  expect(referenceOptions(form, store.values.get(), ['LOT'])).toEqual([
    { value: 'LOT-0002', label: 'LOT-0002' },
  ])
})

test('what was removed comes back as it was, between what was filled in since', () => {
  const store = start()
  store.change(title, { stringValue: 'Nord' })
  store.setFacts('GR-Lot[1]', { propertyIds: [7] })
  const second = store.add('', 'GR-Lot')
  store.change(title.replace('[1]', '[2]'), { stringValue: 'Süd' })
  store.open(second)
  const before = store.values.get()
  store.remove('GR-Lot[1]', 'Los Nord')
  expect([...store.opened.get()]).toContain('GR-Lot[1]')
  store.restore()
  expect(store.values.get()).toEqual(before)
  expect(store.removed.get()).toBeNull()
  expect([...store.opened.get()]).not.toContain('GR-Lot[1]')
  expect([...store.opened.get()]).toContain('GR-Lot[2]')
})

test('what was removed cannot come back once its identifier is given anew', () => {
  const store = start()
  store.add('', 'GR-Lot')
  store.remove('GR-Lot[2]', 'Los 2')
  const removed = store.removed.get() as RemovedGroup
  expect(mayRestore(form, store.values.get(), removed)).toBe(true)
  store.add('', 'GR-Lot')
  expect(mayRestore(form, store.values.get(), removed)).toBe(false)
})

test('a whole panel opens with its first incomplete part', () => {
  const store = start()
  store.open('GR-Lot[1]')
  expect([...store.opened.get()]).toEqual(['GR-Lot[1]', 'GR-Lot[1]/GR-Lot-Purpose'])
})

test('the form is searched by name and id, then by content, then by explanation', () => {
  const store = start()
  store.change(title, { stringValue: 'Strandbad Nord' })
  const found = (words: string) =>
    searchForm(form, store.values.get(), lists, words, 10).map(({ path }) => path)
  expect(found('titel')).toEqual(['GR-Procedure/BT-21-Procedure', title])
  expect(found('bt-5071')).toEqual(['GR-Lot[1]/GR-Lot-Purpose/BT-5071(a)-Lot'])
  expect(found('nord strand')).toEqual([title])
  expect(found('kennung')).toEqual([])
  expect(found('hafen')).toEqual(['GR-Lot[1]', 'GR-Lot[1]/GR-Lot-Purpose/BT-5071(a)-Lot'])
  store.change(title, { stringValue: 'Hafen' })
  const place = 'GR-Lot[1]/GR-Lot-Purpose/BT-5071(a)-Lot'
  expect(found('hafen')).toEqual([title, 'GR-Lot[1]', place])
  expect(found('ort gemeinde')).toEqual([place])
})

test.each([
  ['GR-Procedure', 'GR-Procedure'],
  ['GR-Lot-2', 'GR-Lot[2]'],
  ['GR-Lot', 'GR-Lot[1]'],
  ['GR-Lot-12_GR-Lot-Purpose_BT-21-Lot', 'GR-Lot[12]/GR-Lot-Purpose/BT-21-Lot'],
  ['GR-Lot-2_GR-Lot-Purpose_BT-5071_a_-Lot', 'GR-Lot[2]/GR-Lot-Purpose/BT-5071(a)-Lot'],
  ['team', null],
])('#%s means %s', (anchor, path) => {
  expect(pathOfAnchor(form, anchor)).toBe(path)
})
