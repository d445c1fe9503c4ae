import { z } from 'zod'
import { final, Instant, type Methods, Version } from '../method.ts'
import { TenderId } from '../tenders/tenders.contract.ts'

/** Far more than a record of thirty pages holds. */
export const longestRecordRemarks = 100_000

/** What the team writes in the record itself; version 0 has never been written. */
export const RecordRemarks = z.object({
  version: z.int(),
  text: z.string(),
  changed: Instant.nullable(),
  by: z.string().nullable(),
})
export type RecordRemarks = z.infer<typeof RecordRemarks>

export const recordContract = {
  getRecordRemarks: {
    kind: 'read',
    args: z.tuple([TenderId]),
    result: RecordRemarks,
    shows: { entity: 'project', idAt: 0 },
  },
  setRecordRemarks: {
    kind: 'change',
    args: z.tuple([
      TenderId,
      z.object({ version: Version, text: z.string().trim().max(longestRecordRemarks, final) }),
    ]),
    result: RecordRemarks,
  },
} as const satisfies Methods
