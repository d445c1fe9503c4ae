import type { Condition } from '@allmende/domain/notices/form/conditions.ts'
import { expect, test } from 'vitest'
import { conditionOf, contextOf } from './efx.ts'

const read = (efx: string) => conditionOf(efx, (list) => [`code of ${list}`])

const open: Condition = { field: 'BT-105-Procedure', equals: 'open' }
const absent: Condition = { field: 'BT-131(d)-Lot', is: 'absent' }

test.each<[efx: string, condition: Condition]>([
  ['{ND-Lot} ${BT-131(d)-Lot is not present}', absent],
  ['{ND-Lot} ${OPT-060-Lot is present}', { field: 'OPT-060-Lot', is: 'present' }],
  ["{ND-Lot} ${BT-105-Procedure == 'open'}", open],
  ["{ND-Lot} ${not(BT-105-Procedure == 'open')}", { not: open }],
  [
    "{ND-Lot} ${BT-105-Procedure == 'open' or BT-105-Procedure == 'open' and (BT-131(d)-Lot is not present)}",
    { any: [open, { all: [open, absent] }] },
  ],
  [
    "{ND-Lot} ${(BT-105-Procedure == 'open' or BT-131(d)-Lot is not present) and not(BT-131(d)-Lot is not present)}",
    { all: [{ any: [open, absent] }, { not: absent }] },
  ],
  [
    "{ND-Lot} ${BT-5141-Lot in ('a', 'b') or BT-105-Procedure not in ('a')}",
    {
      any: [
        { field: 'BT-5141-Lot', among: ['a', 'b'] },
        { not: { field: 'BT-105-Procedure', among: ['a'] } },
      ],
    },
  ],
  ['{ND-UBO} ${BT-514-UBO in (nuts-country)}', { field: 'BT-514-UBO', among: ['code of nuts-country'] }],
  [
    '{ND-Review} ${not (BT-796-Review == TRUE) and BT-797-Review == FALSE}',
    {
      all: [{ not: { field: 'BT-796-Review', equals: 'true' } }, { field: 'BT-797-Review', equals: 'false' }],
    },
  ],
  ["{ND-Lot} ${BT-142-LotResult != 'x'}", { field: 'BT-142-LotResult', unlike: 'x' }],
  ['{ND-Lot} ${BT-58-Lot > 0}', { field: 'BT-58-Lot', above: 0 }],
  ['{ND-Lots} ${count(/BT-137-Lot) < 2}', { count: { field: 'BT-137-Lot', everywhere: true }, below: 2 }],
  [
    '{ND-Lot} ${((BT-537-Lot - BT-536-Lot) > P4Y) or (BT-36-Lot > P4Y)}',
    {
      any: [
        { from: { field: 'BT-536-Lot' }, until: { field: 'BT-537-Lot' }, longer: 'P4Y' },
        { field: 'BT-36-Lot', longer: 'P4Y' },
      ],
    },
  ],
  [
    "{ND-Tender} ${OPT-321-Tender in OPT-320-LotResult[BT-13713-LotResult in BT-137-Lot[BT-765-Lot == 'x']]}",
    {
      field: 'OPT-321-Tender',
      among: {
        field: 'OPT-320-LotResult',
        where: {
          field: 'BT-13713-LotResult',
          among: { field: 'BT-137-Lot', where: { field: 'BT-765-Lot', equals: 'x' } },
        },
      },
    },
  ],
  [
    "{ND-Root} ${every text:$a in BT-1-X, text:$b in BT-2-X[BT-3-X == $a] satisfies ($b == 'x')}",
    {
      every: [
        ['a', { field: 'BT-1-X' }],
        ['b', { field: 'BT-2-X', where: { field: 'BT-3-X', among: { variable: 'a' } } }],
      ],
      satisfies: { variable: 'b', equals: 'x' },
    },
  ],
])('%s', (efx, condition) => {
  expect(read(efx)).toEqual(condition)
})

test('the node that a condition is seen from', () => {
  expect(contextOf('{ND-Lot} ${BT-14-Lot is present}')).toBe('ND-Lot')
})

test.each([
  'BT-14-Lot is present',
  '{ND-Lot} ${}',
  '{ND-Lot} ${BT-14-Lot}',
  '{ND-Lot} ${(BT-14-Lot is present}',
  '{ND-Lot} ${BT-14-Lot is present)}',
  '{ND-Lot} ${BT-14-Lot is present and}',
  '{ND-Lot} ${BT-14-Lot == }',
  '{ND-Lot} ${BT-14-Lot == 3}',
  '{ND-Lot} ${BT-14-Lot < 3}',
  "{ND-Lot} ${BT-14-Lot in ('a',)}",
  '{ND-Lot} ${BT-14-Lot in (a-list, another-list)}',
  '{ND-Lot} ${BT-14-Lot[BT-15-Lot is present}',
  '{ND-Lot} ${count(BT-137-Lot) == 1}',
  '{ND-Lot} ${sum(BT-137-Lot) > 1}',
  '{ND-Lot} ${BT-14-Lot is unique}',
  '{ND-Lot} ${(BT-537-Lot - BT-536-Lot) > 3}',
  '{ND-Lot} ${(BT-537-Lot + BT-536-Lot) > P4Y}',
  '{ND-Lot} ${every text:$a in BT-1-X satisfies BT-2-X is present}',
  '{ND-Lot} ${every number:$a in BT-1-X satisfies (BT-2-X is present)}',
  '{ND-Lot} ${some text:$a in BT-1-X satisfies ($a == 1)}',
  '{ND-Lot} ${/ND-Lot/BT-14-Lot is present}',
])('refuses %s', (efx) => {
  expect(() => read(efx)).toThrow()
})
