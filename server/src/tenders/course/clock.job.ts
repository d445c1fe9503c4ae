import type { Logger } from 'pino'
import { agreedNow } from '../../database/clock-difference.ts'
import { isConnectionLost } from '../../database/connection-lost.ts'
import type { Db } from '../../database/schema.ts'
import type { Job, NextInstant } from '../../jobs/schedule.ts'
import { type DueTender, findDueTender, findNextDue, isAnyDue } from './due.queries.ts'

/** The net: what no timer was set for, because another process did it or died over it. */
const sweepEvery = 60_000
/** A tender that somebody is changing at its very instant is looked at again soon. */
const lookAgainAfter = 2000

export type ClockParts = {
  db: Db
  log: Logger
  /** Does what is due for one tender in a transaction that takes it first (`takeDueTender`) and marks it as done. */
  tickOne: (tenderId: number, now: Date) => Promise<void>
  /** What time it is; usually what this machine and the database agree on. */
  now?: () => Date | Promise<Date>
}

/**
 * Moves every tender on for which its time has come, the longest due first, and says when there is something to do
 * next. One that comes due several times until `now` is taken up again in its order. One that fails holds up no other
 * and waits for the next round.
 */
export async function tickDueTenders(
  { db, log, tickOne }: Pick<ClockParts, 'db' | 'log' | 'tickOne'>,
  now: Date,
): Promise<NextInstant> {
  const failed = new Set<number>()
  let last: DueTender | null = null
  for (let next = await findDueTender(db, now, last); next; next = await findDueTender(db, now, last)) {
    last = next
    const { id } = next
    if (failed.has(id)) continue
    await tickOne(id, now).catch((error: unknown) => {
      // Then it is not this tender's fault, and all others would fail too.
      if (isConnectionLost(error)) throw error
      log.error({ err: error, tenderId: id }, 'the clock could not move a tender on, trying again')
      failed.add(id)
    })
  }
  if (await isAnyDue(db, now, [...failed])) return new Date(now.getTime() + lookAgainAfter)
  return findNextDue(db, now)
}

/** What becomes due happens by itself, whoever is logged in; changes that alter what is due wake it. */
export function clockJob({ db, now = () => agreedNow(db), ...parts }: ClockParts): Job {
  return {
    name: 'clock',
    every: sweepEvery,
    work: async () => tickDueTenders({ db, ...parts }, await now()),
  }
}
