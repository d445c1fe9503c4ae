import type { Submissions } from '@allmende/domain/offers/offers.contract.ts'
import { expect, test } from 'vitest'
import { courseOf, receiptsOf } from './course.ts'

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
    '2 filed',
    '1 upload',
  ])
})

test('a receipt is one, even where its lots went different ways', () => {
  expect(
    receiptsOf(submissions.submissions).map((one) => [one.receiptId, one.lotIds, one.files?.length]),
  ).toEqual([
    [200, [1], 1],
    [100, [1, 2], 2],
  ])
})
