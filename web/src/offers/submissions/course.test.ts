import type { Submissions } from '@allmende/domain/offers/offers.contract.ts'
import { expect, test } from 'vitest'
import { courseOf, receiptsOf, type Submission } from './course.ts'
import { fatesOf, withoutOthersWithdrawal } from './fates.ts'

const at = (minute: number) => new Date(Date.UTC(2026, 10, 15, 9, minute))
const submission = (receiptId: number, minute: number, lotIds: number[]) => ({
  receiptId,
  lotIds,
  kind: 'APPLICATION' as const,
  receivedAt: at(minute),
  stampedBy: 'SERVER' as const,
  deadline: at(59),
  files: [{ documentId: receiptId + (lotIds[0] ?? 0), roomId: 1, name: 'a.pdf', size: 1, sha256: 'x' }],
  withdrawnAt: null,
  openedAt: null,
})
const submissions: Submissions = {
  submissions: [submission(100, 2, [1]), submission(100, 2, [2]), submission(200, 5, [1])],
  refused: [{ at: at(6), stampedBy: 'SERVER', lotId: 1, cause: 'Zu spät.', deadline: at(5) }],
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

/** `gilt` of each receipt, the newest first, with the minute of what took its place. */
const fatesIn = (all: readonly Submission[]) =>
  receiptsOf(all).map((receipt, _index, receipts) =>
    fatesOf(receipt, receipts).map(({ kind, isWhole, by }) =>
      [isWhole ? kind : `partly ${kind}`, ...(by ? [by.getUTCMinutes()] : [])].join(' '),
    ),
  )

test.each<[string, Partial<Submission>, unknown, string[]]>([
  ['another deadline', { deadline: at(30) }, [[2], 30, 1], ['stands']],
  ['a withdrawal', { withdrawnAt: at(9) }, [[2], 59, 1], ['partly stands', 'partly withdrawn']],
  ['an opening', { openedAt: at(9) }, [[2], 59, 1], ['partly stands', 'partly opened']],
  ['files that are told no more', { files: null }, [[2], 59, undefined], ['stands']],
])('a lot of a receipt with %s is told by itself', (_what, facts, second, fates) => {
  const both = [submission(100, 2, [1]), { ...submission(100, 2, [2]), ...facts }]
  expect(partsIn(both)).toEqual([[100, [[[1], 59, 1], second]]])
  expect(fatesIn(both)).toEqual([fates])
})

test('what became of all lots of a receipt became of the receipt', () => {
  const both = [1, 2].map((lot) => ({ ...submission(100, 2, [lot]), withdrawnAt: at(8 + lot) }))
  expect(fatesIn(both)).toEqual([['withdrawn']])
})

const offer = (receiptId: number, minute: number) => ({
  ...submission(receiptId, minute, [1]),
  kind: 'OFFER' as const,
})
const withdrawal = (receiptId: number, minute: number) => ({
  ...submission(receiptId, minute, [1]),
  kind: 'WITHDRAWAL' as const,
})

test.each<[string, Submission[], string[][]]>([
  ['the last counts', [submission(1, 1, [1]), submission(2, 2, [1])], [['stands'], ['replaced 2']]],
  [
    'each is replaced by the one after it',
    [submission(1, 1, [1]), submission(2, 2, [1]), submission(3, 3, [1])],
    [['stands'], ['replaced 3'], ['replaced 2']],
  ],
  [
    'only one lot was submitted again',
    [submission(1, 1, [1, 2]), submission(2, 2, [2])],
    [['stands'], ['partly stands', 'partly replaced 2']],
  ],
  [
    'a withdrawal takes back what stood',
    [
      { ...submission(1, 1, [1]), withdrawnAt: at(3) },
      { ...submission(2, 2, [1]), withdrawnAt: at(3) },
      withdrawal(3, 3),
    ],
    [[], ['withdrawn'], ['replaced 2']],
  ],
  [
    'what comes after a withdrawal replaces nothing',
    [{ ...submission(1, 1, [1]), withdrawnAt: at(2) }, withdrawal(2, 2), submission(3, 3, [1])],
    [['stands'], [], ['withdrawn']],
  ],
  ['an offer replaces no application', [submission(1, 1, [1]), offer(2, 2)], [['stands'], ['stands']]],
  [
    'a new attempt replaces nothing that was opened',
    [{ ...submission(1, 1, [1]), openedAt: at(2) }, submission(2, 3, [1])],
    [['stands'], ['opened']],
  ],
  [
    'the offer of an earlier attempt is neither replaced nor counts',
    [{ ...submission(1, 1, [1]), openedAt: at(2) }, offer(2, 3), submission(3, 4, [1]), offer(4, 5)],
    [['stands'], ['stands'], [], ['opened']],
  ],
])('of several submissions %s', (_what, all, fates) => {
  expect(fatesIn(all)).toEqual(fates)
})

test('a receipt that was replaced before the withdrawal does not call itself withdrawn', () => {
  const all = receiptsOf([1, 2].map((n) => ({ ...submission(n, n, [1]), withdrawnAt: at(3) })))
  expect(
    all.map((receipt) => withoutOthersWithdrawal(receipt, all).parts.map(({ withdrawnAt }) => withdrawnAt)),
  ).toEqual([[at(3)], [null]])
})
