import { type Actor, isSystemAdmin, signedIn } from '../actor.ts'
import { type TenderSubject, tenderPolicy } from '../tenders/tenders.policy.ts'
import { allowed, firstRefusal, refused, type Verdict } from '../verdict.ts'

/** The whole log, or one tender's, with those who work on it. */
export type LogScope = { projectId: null } | ({ projectId: number } & TenderSubject)

export const auditPolicy = {
  /** The whole log is for system administrators, a tender's also for its team; others do not learn that it exists. */
  view: (actor: Actor, scope: LogScope, now: Date): Verdict =>
    scope.projectId === null
      ? firstRefusal(signedIn(actor), isSystemAdmin(actor) ? allowed : refused('wrongRole'))
      : tenderPolicy.lookInside(actor, scope, now),
}
