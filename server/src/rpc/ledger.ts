import type { AuditEvent } from '@allmende/domain/deed/audit-event.ts'
import type { Mail } from '@allmende/domain/deed/mail.ts'
import type { Db } from '../database/schema.ts'

/** Somebody's doing, as the log is to tell of it. */
export type Recorded = { userName: string; event: AuditEvent }

/** Where what was done is written down, in the transaction that did it. */
export type Ledger = {
  /** Appends to the log; holds up everyone else's entries until the transaction ends. */
  enter: (db: Db, recorded: readonly Recorded[], now: Date) => Promise<void>
  /** Puts mails into the outbox. */
  post: (db: Db, mails: readonly Mail[], now: Date) => Promise<void>
}
