/** Everything the log can tell. Entries are written once and never changed. */
export const auditEventTypes = ['LOGIN', 'LOGIN_FAILED', 'USER_CREATED'] as const
export type AuditEventType = (typeof auditEventTypes)[number]

export type AuditChange = { label: string; oldValue: string | null; newValue: string | null }

/** What happened. Who and when is added by the rpc layer, which knows both. */
export type AuditEvent = {
  type: AuditEventType
  /** Where the caller is not yet, or never, a logged-in user: whom the event is about. */
  userName?: string
  projectId?: number
  offerId?: number
  roomId?: number
  data?: {
    user?: string
    project?: string
    room?: string
    file?: string
    hash?: string
    changes?: readonly AuditChange[]
  }
}
