import type { Submissions } from '@allmende/domain/offers/offers.contract.ts'
import { expect, test } from 'vitest'
import { courseOf, fatesOf, receiptsOf, type Submission } from './course.ts'

const at = (minute: number) => new Date(Date.UTC(2026, 10, 15, 9, minute))
const submission = (receiptId: number, minute: number, lotIds: number[]) => ({
  receiptId,
  lotIds,
  kind: 'APPLICATION' as const,
  receivedAt: at(minute),
  deadline: at(59),
  files: [{ documentId: receiptId + (lotIds[0] ?? 0), roomId: 1, name: 'a.pdf', size: 1, sha256: 'x' }],
  withdrawnAt: null,
  openedAt: null,
})
const submissions: Submissions = {
  submissions: [submission(100, 2, [1]), submission(100, 2, [2]), submission(200, 5, [1])],
  refused: [{ at: at(6), lotId: 1, cause: 'Zu spät.', deadline: at(5) }],
  uploads: [
    { at: at(1), by: 'dora@deich.example', roomId: 1, name: 'a.pdf', removedAt: at(3) },
    { at: at(4), by: 'emil@deich.example', roomId: 1, name: 'b.pdf', removedAt: null },
  ],
}

test('what happened is told in one line after the other, the newest first', () => {
  expect(courseOf(submissions).map(({ kind, at: when }) => `${when.getUTCMinutes()} ${kind}`)).toEqual([
    '6 refused',
    '5 filed',
    '4 upload',
    '3 removal',
    '2 filed',
    '1 upload',
  ])
})

const partsIn = (all: readonly Submission[]) =>
  receiptsOf(all).map(({ receiptId, parts }) => [
    receiptId,
    parts.map(({ lotIds, deadline, files }) => [lotIds, deadline?.getUTCMinutes(), files?.length]),
  ])

test('a receipt is one, the newest first, and lots that went the same way are told together', () => {
  expect(partsIn(submissions.submissions)).toEqual([
    [200, [[[1], 59, 1]]],
    [100, [[[1, 2], 59, 2]]],
  ])
})

test.each<[string, Partial<Submission>, unknown, string[]]>([
  ['another deadline', { deadline: at(30) }, [[2], 30, 1], []],
  ['a withdrawal', { withdrawnAt: at(9) }, [[2], 59, 1], ['partlyWithdrawn']],
  ['an opening', { openedAt: at(9) }, [[2], 59, 1], ['partlyOpened']],
  ['files that are told no more', { files: null }, [[2], 59, undefined], []],
])('a lot of a receipt with %s is told by itself', (_what, facts, second, fates) => {
  const both = [submission(100, 2, [1]), { ...submission(100, 2, [2]), ...facts }]
  expect(partsIn(both)).toEqual([[100, [[[1], 59, 1], second]]])
  expect(receiptsOf(both).flatMap(fatesOf)).toEqual(fates)
})

test('what became of all lots of a receipt became of the receipt', () => {
  const both = [1, 2].map((lot) => ({ ...submission(100, 2, [lot]), withdrawnAt: at(8 + lot) }))
  expect(receiptsOf(both).map(fatesOf)).toEqual([['withdrawn']])
})
