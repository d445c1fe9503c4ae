import { expect, test } from 'vitest'
import type { Form, FormField, FormGroup } from '../notices/form/form.ts'
import {
  mayCopyPart,
  mayRemovePart,
  mayStandIn,
  removedFrom,
  withCopy,
  withDisplayType,
  withPart,
  withPartAt,
  withPartMoved,
  withRestored,
  withoutPart,
} from './template-edits.ts'
import { type Part, keyOf, partsBelow } from './template-tree.ts'

const field = (contentId: string, more: Partial<FormField> = {}): FormField => ({
  contentId,
  contentType: 'field',
  label: contentId,
  displayType: 'TEXTBOX',
  type: 'text',
  ...more,
})
const group = (contentId: string, ...children: FormGroup['children']): FormGroup => ({
  contentId,
  contentType: 'group',
  label: contentId,
  children,
})

const choice = field('choice', {
  displayType: 'DROPDOWN',
  choices: [
    { contentId: 'x', name: 'x' },
    { contentId: 'y', name: 'y', fields: [field('nested')] },
  ],
})
const radio = field('radio', { displayType: 'RADIO' })
const panels = [group('one', field('a'), choice, field('b')), group('two', radio)]

const outline = (parts: readonly Part[], parentKey: string | null = null): string =>
  parts
    .map((part) => {
      const key = keyOf(part, parentKey)
      const below = partsBelow(part)
      return below.length > 0 ? `${key}(${outline(below, key)})` : key
    })
    .join(' ')

test('the outline has answers and what they reveal; yes and no are always there', () => {
  expect(outline(panels)).toBe(
    'one(a choice(choice>x choice>y(nested)) b) two(radio(radio>true radio>false))',
  )
})

test.each([
  ['a', 1, 'one(choice(choice>x choice>y(nested)) a b)'],
  ['a', -1, 'one(a choice(choice>x choice>y(nested)) b)'],
  ['choice>y', -1, 'one(a choice(choice>y(nested) choice>x) b)'],
  ['b', 1, 'one(a choice(choice>x choice>y(nested)) b)'],
] as const)('moving %s by %i', (key, by, expected) => {
  expect(outline(withPartMoved(panels, key, by).slice(0, 1))).toBe(expected)
})

test('what is not on the way stays the same object', () => {
  const moved = withPartMoved(panels, 'a', 1)
  expect(moved[1]).toBe(panels[1])
  expect(moved[0]?.children[0]).toBe(choice)
})

test('parts come, go, and stand elsewhere', () => {
  const added = withPart(panels, 'radio>true', field('why'))
  expect(outline(added.slice(1))).toBe('two(radio(radio>true(why) radio>false))')
  expect(outline(withPartAt(added, 'why', 'choice>x', 0))).toContain('choice>x(why)')
  expect(outline(withoutPart(added, 'choice>y'))).not.toContain('nested')
})

test('a copy has ids of its own', () => {
  let count = 0
  const copied = withCopy(panels, 'choice', null, () => `new${(count += 1)}`)
  expect(outline(copied.slice(0, 1))).toContain('new2(new2>x new2>y(new1)) b')
})

test('another look drops what does not go with it', () => {
  const required = field('q', { displayType: 'DROPDOWN', required: true, choices: choice.choices ?? [] })
  expect(withDisplayType(required, 'MULTICHECKBOX')).toMatchObject({ required: true, choices: [{}, {}] })
  expect(withDisplayType(required, 'RADIO')).toEqual(field('q', { displayType: 'RADIO', type: 'indicator' }))
})

const base: Form = {
  subtype: '19',
  sdkVersion: '1.7',
  panels: [
    group('P', field('R', { required: true }), field('O1'), field('O2'), group('G', field('O3'))),
    { ...group('L', field('ID', { schemeId: 'LOT' })), repeatable: true },
  ],
}
const [P, L] = base.panels as [FormGroup, FormGroup]
const [R, O1] = P.children as [FormField, FormField]

test('a copy’s locks', () => {
  const removable = (part: Part, parent: Part | null) => mayRemovePart(part, parent, base).allowed
  expect([removable(R, P), removable(O1, P), removable(P, null), removable(L, null)]).toEqual([
    false,
    true,
    false,
    false,
  ])
  expect([mayCopyPart(O1, base), mayCopyPart(P, base), mayCopyPart(L, base)]).toEqual([false, false, true])
  expect(withCopy(base.panels, 'L', base, () => 'x')[1]).toMatchObject({ startsWith: 2 })
  expect([mayStandIn(O1, P, base), mayStandIn(O1, L, base), mayStandIn(field('own'), L, base)]).toEqual([
    true,
    false,
    true,
  ])
  expect(mayStandIn(field('own'), O1, base)).toBe(false)
})

test('what was left out can be taken back to its place', () => {
  const without = withoutPart(withoutPart(base.panels, 'O1'), 'G')
  expect(removedFrom(without[0] as FormGroup, base).map(({ contentId }) => contentId)).toEqual(['O1', 'G'])
  expect(outline(withRestored(without, 'P', O1, base))).toBe('P(R O1 O2) L(ID)')
})

test('yes and no cannot be removed, nor answers added to them', () => {
  const [yes] = partsBelow(radio)
  expect(mayRemovePart(yes as Part, radio, null).allowed).toBe(false)
  expect(mayStandIn({ contentId: 'z', name: 'z' }, radio, null)).toBe(false)
})
