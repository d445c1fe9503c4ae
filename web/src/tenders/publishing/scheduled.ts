import type { TeamTender } from '@allmende/domain/tenders/tenders.contract.ts'
import { isPublic } from '@allmende/domain/tenders/tenders.policy.ts'

/** Why nobody outside knows of a published tender yet: time, the portal, or the head start the portal has. */
export type Waiting = { published: Date; for: 'time' | 'portal' | 'headStart' }

export function waitingOf(tender: TeamTender, now: Date): Waiting | null {
  const { stage, published, archived, isMarked, heardAt } = tender
  if (stage === null || published === null || archived !== null || isPublic(tender, now)) return null
  if (!isMarked) return { published, for: 'time' }
  return { published, for: heardAt === null ? 'portal' : 'headStart' }
}

/** The filing deadlines that would be over when it becomes public, of lots that begin with it. */
export function deadlinesOverBy({ type, lots }: TeamTender, published: Date): Date[] {
  const deadlines = lots.flatMap(({ stage, applicationDeadline, offerDeadline }) =>
    stage === 6 ? offerDeadline : type === 2 || (stage ?? 0) > 2 ? applicationDeadline : null,
  )
  const over = deadlines.flatMap((deadline) =>
    deadline && deadline <= published ? [deadline.getTime()] : [],
  )
  return [...new Set(over)].toSorted((one, other) => one - other).map((time) => new Date(time))
}
