import { quietHouse } from '../../server/src/assembly/quiet-house.ts'
import type { Ground } from '../../server/src/assembly/services.ts'
import type { Config } from '../../server/src/config.ts'
import type { Db } from '../../server/src/database/schema.ts'
import { listDepartures } from '../../server/src/mail/outbox.queries.ts'
import { actingAsSystem } from '../../server/src/rpc/system.ts'
import { awardLettersJob } from '../../server/src/tenders/course/award-letters.ts'
import { findDueTender, findNextDue } from '../../server/src/tenders/course/due.queries.ts'
import { ticking } from '../../server/src/tenders/course/ticking.ts'

/** What the platform would have done by itself while the stories took place. */
export type PlatformClock = {
  /** Does everything that becomes due until then, each at its own moment. */
  runUntil: (moment: Date) => Promise<void>
}

/** A demo sends no mails, so waiting periods run from the announcement of an award. */
export function platformClock(db: Db, config: Config, ground: Ground, begins: Date): PlatformClock {
  const act = actingAsSystem(quietHouse(db, config, ground))
  let shown = begins
  const departures = { areSent: false, list: listDepartures }
  const letters = awardLettersJob({ db, act, departures, now: () => shown })
  const tick = async () => {
    for (let due = await findDueTender(db, shown, null); due; due = await findDueTender(db, shown, due))
      await act(ticking, shown, due.id)
  }
  return {
    runUntil: async (moment) => {
      await letters.work()
      await tick()
      for (
        let next = await findNextDue(db, shown);
        next && next <= moment;
        next = await findNextDue(db, shown)
      ) {
        shown = next
        await tick()
      }
      shown = moment
    },
  }
}
