import type { Condition } from '@allmende/domain/notices/form/conditions.ts'
import { expect, test } from 'vitest'
import { conditionOf } from './efx.ts'

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
])('%s', (efx, condition) => {
  expect(conditionOf(efx)).toEqual(condition)
})

test.each([
  'BT-14-Lot is present',
  '{ND-Lot} ${}',
  '{ND-Lot} ${BT-14-Lot}',
  "{ND-Lot} ${BT-14-Lot in ('a','b')}",
  "{ND-Lot} ${BT-14-Lot != 'a'}",
  '{ND-Lot} ${count(BT-137-Lot) > 1}',
  '{ND-Lot} ${(BT-14-Lot is present}',
  '{ND-Lot} ${BT-14-Lot is present)}',
  '{ND-Lot} ${BT-14-Lot is present and}',
  '{ND-Lot} ${BT-14-Lot == BT-15-Lot}',
  '{ND-Lot} ${/BT-14-Lot is present}',
])('refuses %s', (efx) => {
  expect(() => conditionOf(efx)).toThrow()
})
