import type { Submissions } from '@allmende/domain/offers/offers.contract.ts'
import type { Part } from './applicants.ts'

export type Submission = Submissions['submissions'][number]

/** What became of a submission; a withdrawal is what it is. */
export type FiledState = 'opened' | 'withdrawn' | 'replaced' | 'forGood' | 'sealed' | null

const isOver = ({ lot, part }: Part): boolean => lot.outcome !== null || part.deniedAt !== null

/** Until it is opened the team knows when it came, and nothing else. */
export function filedState(
  submission: Submission,
  all: readonly Submission[],
  parts: readonly Part[],
): FiledState {
  const { kind, receivedAt, lotIds, withdrawnAt, openedAt } = submission
  if (kind === 'WITHDRAWAL') return null
  if (openedAt !== null) return 'opened'
  // What was replaced before is not what was withdrawn.
  const isReplaced = all.some(
    (other) =>
      other.kind === kind &&
      other.receivedAt > receivedAt &&
      (withdrawnAt === null || other.receivedAt < withdrawnAt) &&
      lotIds.every((id) => other.lotIds.includes(id)),
  )
  if (isReplaced) return 'replaced'
  if (withdrawnAt !== null) return 'withdrawn'
  const concerned = parts.filter(
    ({ lot, part }) =>
      lotIds.includes(lot.id) &&
      (kind === 'OFFER' ? part.offerSent : part.applicationSent)?.getTime() === receivedAt.getTime(),
  )
  return concerned.length > 0 && concerned.every(isOver) ? 'forGood' : 'sealed'
}
