import { takeDue, workOff } from '../../jobs/due.ts'
import type { Job } from '../../jobs/schedule.ts'
import { type Delivery, later, usualPace } from './conclusion.ts'
import { advance } from './delivery.ts'
import { listSubmissionsById } from './notice-submissions.queries.ts'

const atOnce = 4

/** Moves every notice that is due one step on, until none is; the portal is spoken to outside any transaction. */
export async function deliverDueNotices(parts: Delivery): Promise<void> {
  const { db, clock, pace, log } = parts
  const take = async () => {
    const now = clock()
    const until = later(now, pace.takenFor)
    return listSubmissionsById(db, await takeDue(db, 'noticeSubmissions', { now, until, atOnce }))
  }
  await workOff(take, (submission) =>
    advance(parts, submission).catch((error: unknown) =>
      log.error({ err: error, id: submission.id }, 'a notice could not be moved on, trying again'),
    ),
  )
}

export type DeliveryJobParts = Omit<Delivery, 'pace' | 'random' | 'clock'> & Partial<Pick<Delivery, 'pace'>>

export function deliveryJob(given: DeliveryJobParts): Job {
  const parts: Delivery = { pace: usualPace, random: Math.random, clock: () => new Date(), ...given }
  return { name: 'delivery', every: parts.pace.lookEvery, work: () => deliverDueNotices(parts) }
}
