import { expect, test, vi } from 'vitest'
import { leftOver } from './left-over.ts'
import type { XmlElement } from './notice-xml.ts'
import type { Way } from './standard-fields.ts'

const element = (name: string, text: string, children: XmlElement[] = []): XmlElement => ({
  name,
  attributes: {},
  children,
  text,
})
const way = (...next: [string, Way][]): Way => ({ fields: [], next: new Map(next) })

test('the standard is asked only about elements that its names lead to', () => {
  const foreign = element('{urn:else}a', 'x', [element('cbc:ID', 'x')])
  const lot = element('cac:Lot', '', [element('cbc:ID', '1'), element('cbc:Odd', 'x'), foreign])
  const end = way()
  const start = way(['cac:Lot', way(['cbc:ID', end])])
  const fieldOf = vi.fn(() => 'BT-137-Lot')
  const root = element('ContractNotice', '', [lot])
  const finder = { start, fieldOf }
  const notes = leftOver(root, { taken: new Set(), places: new Map(), finder, isHeld: () => false })
  expect(notes).toEqual([
    { kind: 'unknown', path: '/ContractNotice/cac:Lot[1]/cbc:ID[1]', text: '1', fieldId: 'BT-137-Lot' },
    { kind: 'unknown', path: '/ContractNotice/cac:Lot[1]/cbc:Odd[1]', text: 'x' },
    { kind: 'unknown', path: '/ContractNotice/cac:Lot[1]/{urn:else}a[1]', text: 'x' },
    { kind: 'unknown', path: '/ContractNotice/cac:Lot[1]/{urn:else}a[1]/cbc:ID[1]', text: 'x' },
  ])
  expect(fieldOf.mock.calls).toEqual([[lot.children[0], end]])
})
