import { z } from 'zod'
import { AuditData, auditEventTypes } from '../deed/audit-event.ts'
import { CountedId, Instant, LargeId, type Methods } from '../method.ts'

/** Random: its number in the chain would tell how much happens that its reader does not see. */
export const LogEntryId = LargeId.min(2 ** 32)

export const LogEntry = z.object({
  id: z.int(),
  userName: z.string(),
  type: z.enum(auditEventTypes),
  created: Instant,
  projectId: z.int().nullable(),
  offerId: z.int().nullable(),
  roomId: z.int().nullable(),
  data: AuditData,
  /**
   * What it says of facts that are told once they are opened, which `data` then has too. The SHA-256 of salt and JSON
   * is part of the entry; both are null until then.
   */
  sealed: z.array(z.object({ sha256: z.string(), salt: z.string().nullable(), json: z.string().nullable() })),
})
export type LogEntry = z.infer<typeof LogEntry>

/** `before`: only what stands below that entry, for reading on. */
export const LogPage = z.object({
  before: LogEntryId.optional(),
  from: Instant.optional(),
  to: Instant.optional(),
  limit: z.int().min(1).max(1000).optional(),
})

export const auditContract = {
  getLogEntries: {
    kind: 'read',
    args: z.tuple([CountedId.nullable(), z.enum(auditEventTypes).nullable(), LogPage.optional()]),
    result: z.array(LogEntry),
    shows: { entity: 'log' },
  },
} as const satisfies Methods
