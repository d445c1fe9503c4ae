import type { auditContract } from '@allmende/domain/audit/audit.contract.ts'
import { asked, hidden, nobodysTender, teamOnly, tender, type RowsOf } from '../test-roles.ts'

export const auditRows: RowsOf<typeof auditContract> = {
  getLogEntries: [
    asked('all', [null, null], { systemAdmin: 'done' }),
    asked('those of a tender', [tender, null], teamOnly),
    asked('those of no tender', [nobodysTender, null], {
      ...hidden,
      staff: 'NotFoundException',
      systemAdmin: 'done',
    }),
  ],
}
