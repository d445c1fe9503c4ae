import { type Actor, isSystemAdmin, signedIn } from '../actor.ts'
import { allowed, firstRefusal, refused, type Verdict } from '../verdict.ts'

/** The whole log, or with `projectId` one tender's. */
export type LogScope = { projectId: number | null }

export const auditPolicy = {
  /** The whole log is for system administrators; of a tender's, others do not learn that it exists. */
  view(actor: Actor, { projectId }: LogScope): Verdict {
    const otherwise = refused(projectId === null ? 'wrongRole' : 'notFound')
    return firstRefusal(signedIn(actor), isSystemAdmin(actor) ? allowed : otherwise)
  },
}
