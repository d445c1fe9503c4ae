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
  processId: string
  /** No other process can be there. */
  isAlone: boolean
  trustsProxies: boolean
  /** When the earliest came that this process has not decided on. */
  undecidedSince: () => Date | null
  /** Milliseconds that never jump. */
  steadyNow?: () => number
}

/** Knows what has come and is not decided yet, here and in the other processes on this database. */
export function keepDecisions({
  db,
  processId: id,
  isAlone,
  trustsProxies,
  undecidedSince,
  steadyNow = () => performance.now(),
}: DecisionParts): Decisions {
  const outage = new Outage(steadyNow)
  const tell = async (): Promise<void> => {
    // What comes while we look may lie where we have looked already.
    const began = new Date()
    const decidedUntil = undecidedSince() ?? began
    await tellProcess(db, { id, settlesWithin: settlesWithin(trustsProxies), decidedUntil })
    outage.told()
  }

  async function isUndecided(until: Date): Promise<boolean> {
    const since = undecidedSince()
    if (since !== null && since <= until) return true
    return !isAlone && (await isUndecidedElsewhere(db, id, until, outage.length()))
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
      await forgetDeadProcesses(db, id, isAlone, outage.length())
      await tell()
    },
    job: {
      name: 'decisions',
      every: isAlone ? 24 * 60 * 60_000 : every,
      work: async () => {
        await tell()
        await forgetDeadProcesses(db, id, isAlone, outage.length())
      },
    },
    // Where the database is away the others find out by themselves.
    end: () => forgetProcess(db, id).catch(() => undefined),
  }
}

/** For so long after an outage of the database others may not have said yet that they are still there. */
const returnWithin = 60_000

/** Who begins does not know what was before. */
const sinceStart = 10 * 60_000

/** How long this process could not tell anybody anything, and so cannot judge who else is there. Milliseconds. */
class Outage {
  readonly #now: () => number
  #last: number
  #length = sinceStart
  #until: number

  constructor(now: () => number) {
    this.#now = now
    this.#last = now()
    this.#until = this.#last + returnWithin
  }

  told(): void {
    const now = this.#now()
    if (now - this.#last > 2 * every) {
      this.#length = this.length()
      this.#until = now + returnWithin
    }
    this.#last = now
  }

  length(): number {
    const now = this.#now()
    return Math.max(now - this.#last, now < this.#until ? this.#length : 0)
  }
}
