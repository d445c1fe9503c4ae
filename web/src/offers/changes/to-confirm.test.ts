import type { ChangeToConfirm } from '@allmende/domain/procedure/announced-change.ts'
import { expect, test } from 'vitest'
import { lotOffer, publicLot } from '../../tenders/frame/shown-tender.test-data.ts'
import { changesToConfirm } from './to-confirm.ts'

const line = (label: string, lotId: number | null) => ({ label, oldValue: 'a', newValue: 'b', lotId })
const change = (changeId: number, changes: ChangeToConfirm['changes']): ChangeToConfirm => ({
  changeId,
  announced: new Date(Date.UTC(2026, 10, changeId)),
  reason: 'Mehr Zeit',
  text: '',
  changes,
})
const part = (lotId: number, isOpen: boolean, toConfirm: ChangeToConfirm[]) => ({
  lot: publicLot({ id: lotId }),
  part: lotOffer({ lotId, changesToConfirm: toConfirm }),
  isOpen,
})

test('nothing announced since, nothing to confirm', () => {
  expect(changesToConfirm([part(1, true, [])])).toEqual([])
})

test('a change of several lots is told once, with what concerns all of them said once', () => {
  const common = line('Teilnahmefrist', null)
  const found = changesToConfirm([
    part(1, false, [change(2, [common, line('Titel', 1)])]),
    part(2, true, [change(2, [common, line('Titel', 2)]), change(3, [common])]),
  ])
  expect(
    found.map(({ changeId, lots, canResubmit }) => [changeId, lots.map(({ id }) => id), canResubmit]),
  ).toEqual([
    [3, [2], true],
    [2, [1, 2], true],
  ])
  expect(found[1]?.changes.map(({ label, lotId }) => [label, lotId])).toEqual([
    ['Teilnahmefrist', null],
    ['Titel', 1],
    ['Titel', 2],
  ])
})

test('after the deadline there is only taking note', () => {
  expect(changesToConfirm([part(1, false, [change(2, [])])])[0]?.canResubmit).toBe(false)
})
