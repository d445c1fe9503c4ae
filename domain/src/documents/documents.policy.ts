import type { Actor } from '../actor.ts'
import { auditPolicy } from '../audit/audit.policy.ts'
import type { Verdict } from '../verdict.ts'
import type { PdfRequest } from './documents.contract.ts'

export const documentPolicy = {
  /** Whoever may read the thing itself. */
  make(actor: Actor, request: PdfRequest): Verdict {
    return auditPolicy.view(actor, { projectId: request.id })
  },
}
