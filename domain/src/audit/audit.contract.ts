import { z } from 'zod'
import { CountedId, Instant, LargeId, type Methods } from '../method.ts'

/** Everything the log can tell. Entries are written once and never changed. */
export const auditEventTypes = [
  'LOGIN',
  'LOGIN_FAILED',
  'PASSWORD_CHANGED',
  'PASSWORD_RESET',
  'INVITE_RESENT',
  'INVITE_ACCEPTED',
  'EMAIL_CONFIRMED',
  'TWO_FACTOR_AUTHENTICATED',
  'TWO_FACTOR_ENABLED',
  'TWO_FACTOR_DISABLED',
  'USER_CREATED',
  'USER_CHANGED',
  'USER_DELETED',
  'USER_DISABLED',
  'USER_ENABLED',
  'ORGANIZATION_CREATED',
  'ORGANIZATION_CHANGED',
  'ORGANIZATION_INVITED',
  'SETTINGS_CHANGED',
  'TEMPLATE_CHANGED',
  'PROJECT_CREATED',
  'PROJECT_CHANGED',
  'PROJECT_STAGE_CHANGED',
  'PROJECT_TEAM_CHANGED',
  'PROJECT_ARCHIVED',
  'PROJECT_INVITE_SENT',
  'OFFER_CREATED',
  'OFFER_STAGE_CHANGED',
  'APPLICATION_SUBMITTED',
  'APPLICATION_WITHDRAWN',
  'OFFER_SUBMITTED',
  'OFFER_WITHDRAWN',
  'SUBMISSION_REFUSED',
  'OPENING_STARTED',
  'OPENING_EXPIRED',
  'OPENED',
  'SEALED_ACCESS_REFUSED',
  'LOT_AWARDED',
  'ROOM_CREATED',
  'FILE_UPLOADED',
  'FILE_DOWNLOADED',
  'FILE_DELETED',
  'FILE_REFUSED',
  'MESSAGE_CREATED',
  'NOTICE_SUBMITTED',
  'NOTICE_STATUS',
  'LOCATION_CREATED',
  'LOCATION_MODIFIED',
  'LOCATION_ARCHIVED',
  'LOCATION_UNARCHIVED',
  'PROPERTY_CREATED',
  'PROPERTY_MODIFIED',
  'PROPERTY_ARCHIVED',
  'PROPERTY_UNARCHIVED',
  'PROPERTY_PUBLISHED',
  'PROPERTY_DOCUMENT_ADDED',
  'PROPERTY_FILE_DELETED',
  'PROPERTY_LINKED_TO_PROJECT',
] as const
export type AuditEventType = (typeof auditEventTypes)[number]

const AuditChange = z.object({
  label: z.string(),
  oldValue: z.string().nullable(),
  newValue: z.string().nullable(),
})
export type AuditChange = z.infer<typeof AuditChange>

/** What an event is about, in words that stay readable when the thing itself is gone. */
const AuditData = z.object({
  user: z.string().optional(),
  organization: z.string().optional(),
  project: z.string().optional(),
  template: z.string().optional(),
  room: z.string().optional(),
  file: z.string().optional(),
  hash: z.string().optional(),
  changes: z.array(AuditChange).optional(),
})
export type AuditData = z.infer<typeof AuditData>

/** What happened. Who and when is added by the rpc layer, which knows both. */
export type AuditEvent = {
  type: AuditEventType
  /** Where the caller is not yet, or never, a logged-in user: whom the event is about. */
  userName?: string
  projectId?: number
  offerId?: number
  roomId?: number
  data?: AuditData
}

export const LogEntry = z.object({
  id: z.int(),
  userName: z.string(),
  type: z.enum(auditEventTypes),
  created: Instant,
  projectId: z.int().nullable(),
  offerId: z.int().nullable(),
  roomId: z.int().nullable(),
  data: AuditData,
  /** The entry's own SHA-256, in hexadecimal: the proof that it was not changed. */
  hash: z.string(),
})
export type LogEntry = z.infer<typeof LogEntry>

/** `before`: only entries with a smaller id, for reading on. */
export const LogPage = z.object({
  before: LargeId.optional(),
  from: Instant.optional(),
  to: Instant.optional(),
  limit: z.int().min(1).max(1000).optional(),
})

export const auditContract = {
  getLogEntries: {
    kind: 'read',
    args: z.tuple([CountedId.nullable(), z.enum(auditEventTypes).nullable(), LogPage.optional()]),
    result: z.array(LogEntry),
    shows: { entity: 'logEntry' },
  },
} as const satisfies Methods
