import { type Actor, signedIn } from '../actor.ts'
import { isOpen } from '../procedure/stages.ts'
import { isRun } from '../procedure/tender-type.ts'
import type { LotOutcome } from '../procedure/state.ts'
import type { TenderHead } from '../tenders/tenders.contract.ts'
import { tenderPolicy, type TenderSubject } from '../tenders/tenders.policy.ts'
import { allowed, firstRefusal, refused, type Verdict } from '../verdict.ts'

export type ArchiveSubject = {
  tender: TenderSubject & Pick<TenderHead, 'type' | 'published' | 'archived'>
  lots: readonly { outcome: LotOutcome | null }[]
}

/** Whether nothing of it is to come: archived, which a cancelled one is too, or every lot has ended. */
export function mayBeExported({ tender, lots }: ArchiveSubject): Verdict {
  if (tender.archived !== null) return allowed
  const isOver = tender.published !== null && isRun(tender.type) && !lots.some(isOpen)
  return isOver ? allowed : refused('archiveTooSoon')
}

/** Everything of a tender in one file is for those who answer for it. */
export const archivePolicy = {
  export: (actor: Actor, subject: ArchiveSubject, now: Date): Verdict =>
    firstRefusal(signedIn(actor), tenderPolicy.update(actor, subject.tender, now), mayBeExported(subject)),
}
