import type { Actor } from '../actor.ts'
import { auditPolicy, type LogScope } from '../audit/audit.policy.ts'
import { type TenderSubject, tenderPolicy } from '../tenders/tenders.policy.ts'
import type { Verdict } from '../verdict.ts'

/** What a document is about. */
export type DocumentSubject = ({ kind: 'log' } & LogScope) | { kind: 'project'; tender: TenderSubject }

export const documentPolicy = {
  /** Whoever may read the thing itself. */
  make: (actor: Actor, subject: DocumentSubject, now: Date): Verdict =>
    subject.kind === 'log'
      ? auditPolicy.view(actor, subject, now)
      : tenderPolicy.view(actor, subject.tender, now),
}
