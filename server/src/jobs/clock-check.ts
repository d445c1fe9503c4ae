import type { Logger } from 'pino'
import { clockDifference, type MachineClock } from '../database/clock-difference.ts'
import type { Db } from '../database/schema.ts'
import type { Job } from './schedule.ts'

const hour = 60 * 60_000
/** How soon a clock that was wrong is looked at again. */
const again = 60_000
/** Deadlines are kept to the millisecond by whichever machine a call arrives at. */
const bearable = 2000

export type ClockCheck = {
  job: Job
  /** What is wrong with the clock of this machine, as far as the last comparison knows. */
  problem: () => string | null
}

export type ClockCheckParts = { db: Db; log: Logger; clock?: MachineClock }

/** Compares this machine's clock with the database's, which all processes share, at the start and every hour. */
export function clockCheck({ db, log, clock = () => new Date() }: ClockCheckParts): ClockCheck {
  let problem: string | null = null

  async function compare(): Promise<Date | null> {
    const { server, database, milliseconds } = await clockDifference(db, clock)
    if (Math.abs(milliseconds) <= bearable) {
      if (problem)
        log.info({ server, database, milliseconds }, 'the clocks of server and database agree again')
      problem = null
      return null
    }
    log.error(
      { server, database, milliseconds },
      'the clocks of server and database differ: this process reports that it is not ready',
    )
    problem = 'clock differs from the database'
    return new Date(Date.now() + again)
  }
  return { job: { name: 'clock-check', every: hour, work: compare }, problem: () => problem }
}
