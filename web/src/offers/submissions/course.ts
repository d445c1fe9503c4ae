import type { Submissions } from '@allmende/domain/offers/offers.contract.ts'

export type Submission = Submissions['submissions'][number]
type Refusal = Submissions['refused'][number]

/** One line of what happened with a participation. */
export type CourseEntry = { at: Date; key: string } & (
  | { kind: 'upload' | 'removal'; name: string; roomId: number; by: string | null }
  | { kind: 'filed'; submission: Submission }
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
    ...submissions.map(
      (submission, index): CourseEntry => ({
        at: submission.receivedAt,
        key: `filed ${submission.receiptId} ${index}`,
        kind: 'filed',
        submission,
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

/** What was submitted or withdrawn by one call, whatever became of its lots since. */
export function receiptsOf(submissions: readonly Submission[]): Submission[] {
  const byReceipt = Map.groupBy(submissions, ({ receiptId }) => receiptId)
  return [...byReceipt.values()]
    .flatMap((entries) => {
      const [first] = entries
      if (!first) return []
      const files = entries.every((entry) => entry.files !== null)
        ? entries.flatMap((entry) => entry.files ?? [])
        : null
      const withdrawnAt = entries.every((entry) => entry.withdrawnAt !== null) ? first.withdrawnAt : null
      return [{ ...first, lotIds: entries.flatMap(({ lotIds }) => lotIds), files, withdrawnAt }]
    })
    .toSorted((one, other) => other.receivedAt.getTime() - one.receivedAt.getTime())
}
