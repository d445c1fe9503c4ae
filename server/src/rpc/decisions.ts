import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import type { Db } from '../database/schema.ts'
import { forgetDeadProcesses, forgetProcess, isUndecidedElsewhere, tellProcess } from './processes.queries.ts'

/** How often a process says how far it has come; milliseconds, as all here. */
const every = 2000
/** Whoever asks waits at most so long. */
const patience = 15_000
/** How often the others are asked again. */
const askAgainAfter = 250
/** How long what came in time may take to be decided, and how much older a proxy's moment may be than ours. */
const usually = 10_000
const byProxy = 60_000

export const settlesWithin = (trustsProxies: boolean): number => usually + (trustsProxies ? byProxy : 0)

export type Decisions = {
  /** Waits until everything is decided, by every process, that had come so long before this moment that it may be in time. */
  decidedBefore: (moment: Date) => Promise<boolean>
  /** To be called before anything can come in. */
  begin: () => Promise<void>
  job: { name: string; every: number; work: () => Promise<void> }
  end: () => Promise<void>
}

type DecisionParts = {
  db: Db
  /** No other process can be there. */
  isAlone: boolean
  trustsProxies: boolean
  /** When the earliest came that this process has not decided on. */
  undecidedSince: () => Date | null
}

/** Knows what has come and is not decided yet, here and in the other processes on this database. */
export function keepDecisions({ db, isAlone, trustsProxies, undecidedSince }: DecisionParts): Decisions {
  const id = randomUUID()
  const tell = async (): Promise<void> => {
    const decidedUntil = undecidedSince() ?? new Date()
    await tellProcess(db, { id, settlesWithin: settlesWithin(trustsProxies), decidedUntil })
  }

  async function isUndecided(until: Date): Promise<boolean> {
    const since = undecidedSince()
    if (since !== null && since <= until) return true
    return !isAlone && (await isUndecidedElsewhere(db, id, until))
  }

  return {
    decidedBefore: async (moment) => {
      const until = new Date(moment.getTime() - usually)
      const giveUp = performance.now() + patience
      while (await isUndecided(until)) {
        if (performance.now() > giveUp) return false
        await pause(askAgainAfter)
      }
      return true
    },
    begin: async () => {
      await forgetDeadProcesses(db, id, isAlone)
      await tell()
    },
    job: {
      name: 'decisions',
      every: isAlone ? 24 * 60 * 60_000 : every,
      work: async () => {
        await tell()
        await forgetDeadProcesses(db, id, isAlone)
      },
    },
    end: () => forgetProcess(db, id),
  }
}
