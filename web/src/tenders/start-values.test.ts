import { visitor } from '@allmende/domain/actor.ts'
import type { TemplateSummary } from '@allmende/domain/templates/templates.contract.ts'
import { expect, test } from 'vitest'
import { offeredTemplates } from './offered-templates.ts'
import { startValuesIn } from './start-values.ts'
import { tabIn, tabsFor } from './tender-tabs.ts'
import { tenderIdIn } from './tender-paths.ts'

test.each([
  ['', { type: null, from: null, sdk: null, initial: {} }],
  [
    '?type=5&BT-01-notice=32014L0023',
    { type: 5, from: null, sdk: null, initial: { 'BT-01-notice': '32014L0023' } },
  ],
  ['?type=1', { type: null, from: null, sdk: null, initial: {} }],
  ['?type=x&from=x', { type: null, from: null, sdk: null, initial: {} }],
  ['?type=0&from=12', { type: 0, from: 12, sdk: null, initial: {} }],
  ['?type=0&sdk=1.15', { type: 0, from: null, sdk: '1.15', initial: {} }],
  ['?sdk=../x', { type: null, from: null, sdk: null, initial: {} }],
])('the address %s begins a tender with %o', (search, start) => {
  expect(startValuesIn(search)).toEqual(start)
})

test.each([
  ['12', 12],
  ['0', null],
  ['1e3', null],
  ['99999999999', null],
  [undefined, null],
])('%s in an address is the number %s', (text, id) => {
  expect(tenderIdIn(text)).toBe(id)
})

const staff = {
  kind: 'user',
  email: 'a@b.example',
  roles: ['SYSTEM_USER'],
  organizationId: null,
  organizationType: null,
} as const

test('a hash that is no tab of this person opens the public ones', () => {
  expect(tabIn('entwurf', tabsFor(staff))).toBe('entwurf')
  expect(tabIn('entwurf', tabsFor(visitor))).toBe('öffentlich')
  expect(tabIn('%C3%B6ffentlich', tabsFor(staff))).toBe('öffentlich')
  expect(tabIn('%', tabsFor(staff))).toBe('öffentlich')
})

test('of the notices only those for concessions are offered, of own forms the active ones', () => {
  const named = (id: string, name: string, active = true) =>
    ({ id, name, active, builtIn: id.startsWith('EU-') }) as TemplateSummary
  const offered = offeredTemplates([
    named('F-1', 'Kleine Vergabe'),
    named('F-2', 'Alte Vergabe', false),
    named('EU-16', 'Auftragsbekanntmachung'),
    named('EU-19', 'Konzessionsbekanntmachung'),
  ])
  expect(offered.map(({ id }) => id)).toEqual(['F-1', 'EU-19'])
})
