import { tidyAccounts } from '../accounts/accounts.housekeeping.ts'
import { forgettingRegistrations } from '../accounts/forgotten-registrations.ts'
import { forgetOldArchives } from '../archive/archives.queries.ts'
import type { Job } from '../jobs/schedule.ts'
import { forgetOldMails } from '../mail/outbox.queries.ts'
import type { HouseParts } from '../rpc/calls.ts'
import { forgetOldAnswers } from '../rpc/kept-answers.queries.ts'
import { forgetWaitingFiles } from '../parcels/files/waiting-files.ts'
import { forgetTempRooms } from '../rooms/temp-rooms.ts'
import { actingAsSystem } from '../rpc/system.ts'

const every = 10 * 60_000

/** What each area removes once it has served its time. */
const tidying = [
  tidyAccounts,
  forgetTempRooms,
  forgetWaitingFiles,
  forgetOldMails,
  forgetOldArchives,
  forgetOldAnswers,
]

export async function keepHouse(house: HouseParts, now: Date): Promise<void> {
  for (const tidy of tidying) await tidy(house.db, now)
  await actingAsSystem(house)(forgettingRegistrations, now)
}

export const housekeepingJob = (house: HouseParts): Job => ({
  name: 'housekeeping',
  every,
  work: () => keepHouse(house, new Date()),
})
