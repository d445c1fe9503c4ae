import { tidyAccounts } from '../accounts/accounts.housekeeping.ts'
import type { Db } from '../database/schema.ts'
import type { Job } from '../jobs/schedule.ts'
import { forgetOldMails } from '../mail/outbox.queries.ts'
import { forgetOldAnswers } from '../rpc/kept-answers.queries.ts'

const every = 10 * 60_000

/** What each area removes once it has served its time. */
const tidying = [tidyAccounts, forgetOldMails, forgetOldAnswers]

export async function keepHouse(db: Db, now: Date): Promise<void> {
  for (const tidy of tidying) await tidy(db, now)
}

export const housekeepingJob = (db: Db): Job => ({
  name: 'housekeeping',
  every,
  work: () => keepHouse(db, new Date()),
})
