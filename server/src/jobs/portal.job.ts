import { takeDueSubmissions } from '../tenders/submissions/notice-submissions.queries.ts'
import { type Delivery, usualPace } from './portal.conclusion.ts'
import { advance } from './portal.delivery.ts'
import { type RecurringJob, startRecurring } from './recurring.ts'

const atOnce = 4

/** Moves every notice that is due one step on, until none is; the portal is spoken to outside any transaction. */
export async function deliverDueNotices(parts: Delivery): Promise<void> {
  for (;;) {
    const now = parts.clock()
    const until = new Date(now.getTime() + parts.pace.takenFor)
    const due = await takeDueSubmissions(parts.db, now, until, atOnce)
    if (due.length === 0) return
    await Promise.all(
      due.map((submission) =>
        advance(parts, submission).catch((error: unknown) =>
          parts.log.error({ err: error, id: submission.id }, 'a notice could not be moved on, trying again'),
        ),
      ),
    )
  }
}

export type PortalJobParts = Omit<Delivery, 'pace' | 'random' | 'clock'> & Partial<Pick<Delivery, 'pace'>>

/** Also woken whenever a tender changes: a notice may have been added. */
export function startPortalJob(given: PortalJobParts): RecurringJob {
  const parts: Delivery = { pace: usualPace, random: Math.random, clock: () => new Date(), ...given }
  const job = startRecurring(() => deliverDueNotices(parts), parts.pace.lookEvery, parts.log)
  parts.announcements.listen((heard) => {
    if (heard.kind === 'storeChanged' && heard.entity === 'project') job.wake()
  })
  return job
}
