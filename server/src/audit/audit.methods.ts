import type { auditContract } from '@allmende/domain/audit/audit.contract.ts'
import { auditPolicy } from '@allmende/domain/audit/audit.policy.ts'
import { methodsOf } from '../rpc/method.ts'
import { listLogEntries } from './audit.queries.ts'
import { logScope } from './log-scope.ts'

const { read } = methodsOf<typeof auditContract>()

export const auditMethods = [
  read('getLogEntries', {
    load: async ({ db }, projectId, type, page = {}) => ({ ...(await logScope(db, projectId)), type, page }),
    allow: auditPolicy.view,
    after: ({ db }, { projectId, type, page: { from, to, before, limit } }) =>
      listLogEntries(db, { projectId, type, from, to }, { before, limit }),
    show: (_actor, entries) => entries,
  }),
]
