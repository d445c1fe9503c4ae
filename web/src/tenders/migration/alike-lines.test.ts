import type { AnewLine } from '@allmende/domain/notices/migration/migration-lines.ts'
import { expect, test } from 'vitest'
import { alikeTo } from './alike-lines.ts'

const line = (path: string | null, value: string, codes = ['a', 'b']): AnewLine => ({
  name: 'Art',
  value,
  path,
  to: 'Eignungskriterium',
  why: '',
  options: codes.map((code) => ({ value: code, label: code })),
  isList: false,
})

test('what is chosen for one lot is offered to those that had the same and have chosen otherwise', () => {
  const first = line('GR-Lot[1]/BT-809-Lot', 'Leistungsfähigkeit')
  const lines = [
    first,
    line('GR-Lot[2]/BT-809-Lot', 'Leistungsfähigkeit'),
    line('GR-Lot[3]/BT-809-Lot', 'Leistungsfähigkeit'),
    line('GR-Lot[4]/BT-809-Lot', 'Eignung'),
    line('GR-Lot[5]/BT-67-Lot', 'Leistungsfähigkeit', ['c']),
    line(null, 'Leistungsfähigkeit'),
  ]
  expect(alikeTo(first, lines, new Map())).toEqual([])
  const chosen = new Map([
    ['GR-Lot[1]/BT-809-Lot', ['a']],
    ['GR-Lot[3]/BT-809-Lot', ['a']],
  ])
  expect(alikeTo(first, lines, chosen)).toEqual(['GR-Lot[2]/BT-809-Lot'])
})
