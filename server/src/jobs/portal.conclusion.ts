import { appendAuditEntry } from '../audit/audit.queries.ts'
import type { Db } from '../database/schema.ts'
import { inTransaction } from '../database/transaction.ts'
import type { Portal } from '../portal/portal.ts'
import type { Announcements } from '../rpc/announcements.ts'
import { stateChange } from '../tenders/submissions/notice-submissions.methods.ts'
import {
  isNews,
  lockSubmission,
  setSubmission,
  type Submission,
  type SubmissionChange,
} from '../tenders/submissions/notice-submissions.queries.ts'
import type { OutgoingNotice } from '../tenders/notice/outgoing-notice.ts'
import { findTenderName } from '../tenders/tenders.queries.ts'
import type { Logger } from 'pino'

export type WriteNotice = (submission: Submission, now: Date) => Promise<OutgoingNotice>

/** How long things take, in milliseconds. */
export type PortalPace = {
  lookEvery: number
  /** At most so often is the portal asked about one notice. */
  askEvery: number
  firstPause: number
  /** After so long without a trace what was confirmed counts as lost. */
  arrivalPatience: number
  /** Longer than all requests about one notice together: only what a dead process left behind is taken again. */
  takenFor: number
}

export const usualPace: PortalPace = {
  lookEvery: 20_000,
  askEvery: 5 * 60_000,
  firstPause: 60_000,
  arrivalPatience: 30 * 60_000,
  takenFor: 10 * 60_000,
}

export type Delivery = {
  db: Db
  portal: Portal
  write: WriteNotice
  announcements: Announcements
  log: Logger
  pace: PortalPace
  random: () => number
  clock: () => Date
}

/** Writes what is known now. */
export async function conclude(
  parts: Delivery,
  before: Submission,
  change: SubmissionChange,
  now: Date,
): Promise<void> {
  await settle(parts, before, change, now)
}

/** The same, with its entry in the log; false where somebody else has moved it meanwhile. */
export async function settle(
  { db, announcements }: Delivery,
  before: Submission,
  change: SubmissionChange,
  now: Date,
): Promise<boolean> {
  const news = [{ kind: 'storeChanged', entity: 'project', id: before.tenderId } as const]
  const logged = [...news, { kind: 'storeChanged', entity: 'logEntry', id: null } as const]
  const announced = await inTransaction(db, async (transaction) => {
    const current = await lockSubmission(transaction, before.id)
    if (!current || current.state !== before.state || current.attempts !== before.attempts) return null
    await setSubmission(transaction, current, change, now)
    const { state } = change
    const isLogged = state !== undefined && isNews(current, state)
    await announcements.within(transaction, isLogged ? logged : news)
    if (!isLogged) return news
    const project = await findTenderName(transaction, current.tenderId)
    const data = { project, changes: [stateChange(current.state, state)] }
    const event = { type: 'NOTICE_STATUS', projectId: current.tenderId, data } as const
    await appendAuditEntry(transaction, 'system', event, now)
    return logged
  })
  if (!announced) return false
  announcements.committed(announced)
  return true
}

export const later = (now: Date, milliseconds: number): Date => new Date(now.getTime() + milliseconds)
