import type { Submissions } from '@allmende/domain/offers/offers.contract.ts'

export type Submission = Submissions['submissions'][number]

/** Lots of a receipt that have the same deadline and went the same way. */
export type ReceiptPart = Pick<Submission, 'lotIds' | 'deadline' | 'files' | 'withdrawnAt' | 'openedAt'>
/** What was submitted or withdrawn by one call. */
export type ReceiptFacts = Pick<Submission, 'receiptId' | 'kind' | 'receivedAt' | 'stampedBy'> & {
  parts: readonly ReceiptPart[]
}
type Refusal = Submissions['refused'][number]

/** One line of what happened with a participation. */
export type CourseEntry = { at: Date; key: string } & (
  | { kind: 'upload' | 'removal'; name: string; roomId: number; by: string | null }
  | { kind: 'filed'; receipt: ReceiptFacts }
  | { kind: 'refused'; refusal: Refusal }
)

/** Every upload, removal, submission, withdrawal and refusal, the newest first. */
export function courseOf({ submissions, refused, uploads }: Submissions): CourseEntry[] {
  return [
    ...uploads.flatMap(({ at, by, roomId, name, removedAt }, index): CourseEntry[] => [
      { at, key: `upload ${index}`, kind: 'upload', name, roomId, by },
      ...(removedAt === null
        ? []
        : [{ at: removedAt, key: `removal ${index}`, kind: 'removal' as const, name, roomId, by: null }]),
    ]),
    ...receiptsOf(submissions).map(
      (receipt): CourseEntry => ({
        at: receipt.receivedAt,
        key: `filed ${receipt.receiptId}`,
        kind: 'filed',
        receipt,
      }),
    ),
    ...refused.map(
      (refusal, index): CourseEntry => ({
        at: refusal.at,
        key: `refused ${index}`,
        kind: 'refused',
        refusal,
      }),
    ),
  ].toSorted((one, other) => other.at.getTime() - one.at.getTime())
}

/** The receipts, the newest first; of each what became of its lots since. */
export function receiptsOf(submissions: readonly Submission[]): ReceiptFacts[] {
  return [...Map.groupBy(submissions, ({ receiptId }) => receiptId).values()]
    .flatMap((entries) => {
      const [first] = entries
      if (!first) return []
      const { receiptId, kind, receivedAt, stampedBy } = first
      return [{ receiptId, kind, receivedAt, stampedBy, parts: partsOf(entries) }]
    })
    .toSorted((one, other) => other.receivedAt.getTime() - one.receivedAt.getTime())
}

/** Lots that have everything in common are told together. */
const partsOf = (entries: readonly Submission[]): ReceiptPart[] =>
  [...Map.groupBy(entries, sameness).values()].flatMap((alike) => {
    const [first] = alike
    if (!first) return []
    const { deadline, files, withdrawnAt, openedAt } = first
    return [
      {
        lotIds: alike.flatMap(({ lotIds }) => lotIds),
        deadline,
        files: files && alike.flatMap((entry) => entry.files ?? []),
        withdrawnAt,
        openedAt,
      },
    ]
  })

const sameness = ({ deadline, files, withdrawnAt, openedAt }: Submission): string =>
  [deadline?.getTime(), withdrawnAt?.getTime(), openedAt?.getTime(), files === null].join(' ')

export const lotIdsOf = ({ parts }: Pick<ReceiptFacts, 'parts'>): number[] =>
  parts.flatMap(({ lotIds }) => lotIds)
