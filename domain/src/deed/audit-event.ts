import { z } from 'zod'

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
  'PROJECT_MIGRATED',
  'PROJECT_STAGE_CHANGED',
  'PROJECT_TEAM_CHANGED',
  'PROJECT_ARCHIVED',
  'PROJECT_INVITE_SENT',
  'INVITE_REVOKED',
  'OFFER_CREATED',
  'OFFER_STAGE_CHANGED',
  'APPLICATION_SUBMITTED',
  'APPLICATION_WITHDRAWN',
  'OFFER_SUBMITTED',
  'OFFER_WITHDRAWN',
  'SUBMISSION_REFUSED',
  'CHANGE_CONFIRMED',
  'OPENING_STARTED',
  'OPENING_EXPIRED',
  'OPENED',
  'SEALED_ACCESS_REFUSED',
  'AWARD_ANNOUNCED',
  'AWARD_WITHDRAWN',
  'LETTER_DISPATCHED',
  'LOT_AWARDED',
  'LOT_ENDED',
  'ROOM_CREATED',
  'ROOM_CHANGED',
  'FILE_UPLOADED',
  'FILE_DOWNLOADED',
  'FILE_DELETED',
  'FILE_REFUSED',
  'MESSAGE_CREATED',
  'RECORD_CHANGED',
  'ARCHIVE_EXPORTED',
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

export const AuditChange = z.object({
  label: z.string(),
  oldValue: z.string().nullable(),
  newValue: z.string().nullable(),
})
export type AuditChange = z.infer<typeof AuditChange>

/** What an event is about, in words that stay readable when the thing itself is gone. */
export const AuditData = z.object({
  user: z.string().optional(),
  organization: z.string().optional(),
  project: z.string().optional(),
  template: z.string().optional(),
  room: z.string().optional(),
  file: z.string().optional(),
  hash: z.string().optional(),
  parcel: z.string().optional(),
  parcelId: z.int().optional(),
  location: z.string().optional(),
  locationId: z.int().optional(),
  changes: z.array(AuditChange).optional(),
})
export type AuditData = z.infer<typeof AuditData>

/**
 * Facts that the log tells nobody before what they are about was opened: a document of a room, or one submission for
 * one lot. Until then the entry holds no more than their salted hash. Of a room without a document they stay sealed.
 */
export type SealedFacts = {
  facts: AuditData
  opensWith: { roomId: number; documentId?: number } | { receiptId: number; lotId: number }
}

/** What happened. Who and when is added by the rpc layer, which knows both. */
export type AuditEvent = {
  type: AuditEventType
  /** Where the caller is not yet, or never, a logged-in user: whom the event is about. */
  userName?: string
  projectId?: number
  offerId?: number
  roomId?: number
  data?: AuditData
  sealed?: readonly SealedFacts[]
}
