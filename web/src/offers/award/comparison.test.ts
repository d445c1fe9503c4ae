import type { Submissions } from '@allmende/domain/offers/offers.contract.ts'
import type { Room } from '@allmende/domain/rooms/rooms.contract.ts'
import { expect, test } from 'vitest'
import { teamLot } from '../../tenders/frame/shown-tender.test-data.ts'
import { participant } from '../board/participant.test-data.ts'
import { comparedRounds, isCompared, openedFiles } from './comparison.ts'

const at = new Date('2026-11-15T10:00:00Z')
const opened = { stage: 7, offerSent: at, offerOpenedAt: at }
const lotOf = (stage: number, ...offers: ReturnType<typeof participant>[]) =>
  teamLot({ stage, lastOpenedRound: 2, offersByRound: [{ round: 1, offers }] })

test.each([
  ['once its offers are opened', lotOf(7), true],
  ['not before', lotOf(6, participant(1, { stage: 6, offerSent: at })), false],
  ['still when a later round has begun', lotOf(4, participant(1, { ...opened, round: 1 })), true],
])('offers of a lot are compared %s', (_when, lot, expected) => {
  expect(isCompared(lot)).toBe(expected)
})

test('who could offer stands in the table, by rounds where there are some, the newest first', () => {
  const parts = [
    participant(1, { ...opened, round: 1 }),
    participant(2, { ...opened, round: 2 }),
    participant(3, { stage: 4, round: 2 }),
    participant(4, { stage: 1, round: 3 }),
    participant(5, { stage: 2, round: 2 }),
  ]
  const told = (type: 0 | 5) =>
    comparedRounds({ type }, lotOf(7, ...parts)).map(({ round, parts: own }) => [
      round,
      own.map(({ offerId }) => offerId),
    ])
  expect(told(0)).toEqual([[null, [1, 2, 3]]])
  expect(told(5)).toEqual([
    [2, [2, 3]],
    [1, [1]],
  ])
  expect(comparedRounds({ type: 0 }, lotOf(7))).toEqual([])
})

test('of an offer those files are named that were opened for this lot', () => {
  const file = (documentId: number, roomId: number) => ({
    documentId,
    roomId,
    name: `${documentId}.pdf`,
    size: 1,
    sha256: '',
  })
  const submission = (facts: Partial<Submissions['submissions'][number]>) => ({
    receiptId: 1,
    lotIds: [1, 2],
    kind: 'OFFER' as const,
    receivedAt: at,
    stampedBy: 'SERVER' as const,
    deadline: null,
    files: [file(1, 11), file(2, 12)],
    withdrawnAt: null,
    openedAt: at,
    ...facts,
  })
  const rooms = [
    { id: 11, lotId: 1 },
    { id: 12, lotId: 2 },
  ] as Room[]
  const named = (part: object, submissions: Submissions['submissions']) =>
    openedFiles(participant(1, part), 2, submissions, rooms)?.map(({ name }) => name) ?? null
  expect(named(opened, [submission({})])).toEqual(['2.pdf'])
  expect(named(opened, [submission({ lotIds: [2] })])).toEqual(['1.pdf', '2.pdf'])
  expect(named(opened, [submission({ openedAt: null })])).toBeNull()
  expect(named(opened, [submission({ receivedAt: new Date(0) })])).toBeNull()
  expect(named({ ...opened, offerOpenedAt: null }, [submission({})])).toBeNull()
})
