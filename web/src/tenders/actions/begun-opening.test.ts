import type { OfferedAction, TenderActionName } from '@allmende/domain/tenders/tenders.contract.ts'
import { expect, test } from 'vitest'
import { teamLot } from '../frame/shown-tender.test-data.ts'
import { awaitedUntil, withoutAwaited } from './begun-opening.ts'

const offered = (action: TenderActionName, allowed = true): OfferedAction => ({
  action,
  verdict: { allowed, message: null, from: null },
})
const openDate = new Date('2026-12-04T09:00:00Z')
const until = new Date('2026-12-04T09:15:00Z')
const open = [offered('openApplications')]
const begun = teamLot({ actions: open, openTarget: 4, openDate })
const later = teamLot({ ...begun, openDate: new Date('2026-12-04T09:05:00Z') })

test.each([
  ['nobody has begun', [teamLot({ actions: open })], null],
  ['the first has', [begun], until],
  ['she has not for another lot', [begun, teamLot({ actions: open })], null],
  [
    'another lot cannot be opened yet',
    [begun, teamLot({ actions: [offered('openApplications', false)] })],
    until,
  ],
  ['two lots were begun one after the other', [later, begun], until],
  ['something else was begun', [{ ...begun, openTarget: 7 as const }], null],
  ['there are no lots', [], null],
])('the second is waited for where %s', (_case, lots, expected) => {
  expect(awaitedUntil(lots, 'openApplications')).toEqual(expected)
})

test('what needs no second is never waited for', () => {
  expect(awaitedUntil([teamLot({ actions: [offered('startOffers')] })], 'startOffers')).toBeNull()
})

test.each([
  ['while the second is waited for', until, ['cancel']],
  ['once that time is over', new Date(until.getTime() + 1), ['openApplications', 'cancel']],
])('what has a button at its notice is not offered twice: %s', (_when, at, left) => {
  const gathered = [offered('openApplications'), offered('cancel')]
  expect(withoutAwaited([begun], gathered, at).map(({ action }) => action)).toEqual(left)
})

test('what somebody cannot confirm has no button at the notice, so that the menu says why', () => {
  const refused = offered('openApplications', false)
  expect(withoutAwaited([{ ...begun, actions: [refused] }], [refused], openDate)).toEqual([refused])
})
