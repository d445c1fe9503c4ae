import type { AuditEvent } from '@allmende/domain/deed/audit-event.ts'
import type { Mail } from '@allmende/domain/deed/mail.ts'
import type { Db } from '../database/schema.ts'

/** Where what was done is written down, in the transaction that did it. */
export type Ledger = {
  /** Appends to the log; holds up everyone else's entries until the transaction ends. */
  enter: (db: Db, userName: string, event: AuditEvent, now: Date) => Promise<void>
  /** Puts mails into the outbox. */
  post: (db: Db, mails: readonly Mail[], now: Date) => Promise<void>
}
