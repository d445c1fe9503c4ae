import { appendAuditEntries } from '../audit/audit.queries.ts'
import { appendMails } from '../mail/outbox.queries.ts'
import type { Ledger } from '../rpc/ledger.ts'

/** Nobody imports mail or audit: what a change declares is written down through this. */
export const ledger: Ledger = { enter: appendAuditEntries, post: appendMails }
