import type { LotOffer } from '@allmende/domain/procedure/lot-offer.contract.ts'
import type { Room } from '@allmende/domain/rooms/rooms.contract.ts'
import { expect, test } from 'vitest'
import { lotOffer, now, publicLot, publicTender } from '../../tenders/frame/shown-tender.test-data.ts'
import type { ReceiptFacts } from './course.ts'
import { roundsIn } from './rounds.ts'

const week = 7 * 86_400_000
const deadlineOf = (round: number) => new Date(now.getTime() + (round - 1) * week)
const lot = publicLot({ applicationDeadline: now })
const tender = publicTender({ type: 5, deadlinePeriodDays: 7, lots: [lot] })
const parts = [
  lotOffer({ attempt: 1, round: 1 }),
  lotOffer({ attempt: 2, round: 3 }),
  lotOffer({ attempt: 3, round: null }),
]
const room = (attempt: number): Room => ({
  id: attempt * 10,
  projectId: 1,
  type: 'CONTRACTOR',
  name: 'Antrag',
  description: '',
  stage: 4,
  organizationId: 7,
  offerId: 3,
  lotId: 1,
  attempt,
  isFromTemplate: true,
  version: 0,
  sealed: false,
  readOnly: null,
})
const rooms = [room(1), room(2), room(3)]

const receipt = (kind: ReceiptFacts['kind'], deadline: Date | null, ...roomIds: number[]): ReceiptFacts => ({
  receiptId: 1,
  kind,
  receivedAt: now,
  stampedBy: 'SERVER' as const,
  parts: [
    {
      lotIds: [1],
      deadline,
      files: roomIds.map((roomId) => ({ documentId: roomId, roomId, name: 'a.pdf', size: 1, sha256: 'x' })),
      withdrawnAt: null,
      openedAt: null,
    },
  ],
})

test('a room was filled for the round of its attempt', () => {
  const { ofRoom } = roundsIn(tender, parts, rooms)
  expect([10, 20, 30, 40].map(ofRoom)).toEqual([1, 3, null, null])
})

test.each<[string, ReceiptFacts, number | null]>([
  ['an application', receipt('APPLICATION', deadlineOf(1), 10), 1],
  ['an application of a later attempt', receipt('APPLICATION', deadlineOf(3), 20), 3],
  ['an application that was withdrawn for a later round', receipt('APPLICATION', deadlineOf(2), 20), null],
  ['an application whose round is not known', receipt('APPLICATION', deadlineOf(3), 30), null],
  ['an offer', receipt('OFFER', now, 20), 3],
  ['several rounds', receipt('OFFER', now, 10, 20), null],
  ['no files', receipt('WITHDRAWAL', null), null],
])('the receipt of %s', (_of, one, round) => {
  expect(roundsIn(tender, parts, rooms).ofReceipt(one)).toBe(round)
})

test('where there are no rounds none is named', () => {
  const single: LotOffer[] = [lotOffer({ attempt: 1, round: 1 })]
  expect(roundsIn({ ...tender, type: 0 }, single, rooms).ofRoom(10)).toBeNull()
})
