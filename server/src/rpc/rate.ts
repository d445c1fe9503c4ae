import { visitor } from '@allmende/domain/actor.ts'
import { refused } from '@allmende/domain/verdict.ts'
import type { Caller, RunCall } from './calls.ts'
import { refusedError } from './errors.ts'
import type { Allowance, DoorLimits } from './limits.ts'

/** From here on those are forgotten who have their full allowance again. */
const manyBuckets = 10_000

/** An allowance for each key; a call takes one of it, time gives it back. */
export function createBuckets({ burst, perSecond, bytesPerCall }: Allowance) {
  const buckets = new Map<string, { left: number; at: number }>()

  function leftAt(key: string, now: number): number {
    const known = buckets.get(key)
    return known ? Math.min(burst, known.left + (Math.max(0, now - known.at) / 1000) * perSecond) : burst
  }

  function spend(key: string, left: number, now: number): void {
    if (!buckets.has(key) && buckets.size >= manyBuckets) forgetFull(now)
    buckets.set(key, { left, at: now })
  }

  function forgetFull(now: number): void {
    for (const key of buckets.keys()) if (leftAt(key, now) >= burst) buckets.delete(key)
  }

  return {
    get size() {
      return buckets.size
    },
    /** Zero where it may go on, else the seconds to wait. */
    take(key: string, now: number): number {
      const left = leftAt(key, now)
      if (left < 1) return Math.ceil((1 - left) / perSecond)
      spend(key, left - 1, now)
      return 0
    },
    /** Bytes are there before they can be paid for: they may be owed. */
    charge(key: string, bytes: number, now: number): void {
      const price = Math.floor(bytes / bytesPerCall)
      if (price > 0) spend(key, leftAt(key, now) - price, now)
    },
    /** The seconds until nothing is owed any more. */
    owed: (key: string, now: number): number => Math.max(0, -leftAt(key, now) / perSecond),
  }
}

type Paced = Pick<Caller, 'session' | 'address'>

export type Pace = {
  /** Takes one of the caller's allowance: zero where he may go on, else the seconds to wait. */
  waitOf: (caller: Paced) => number
  charge: (caller: Paced, bytes: number) => void
  /** The seconds for which nothing more of his should be read. */
  owedBy: (caller: Paced) => number
}

/** A pace that leaves room for others: strangers count by address, people who are logged in by account. */
export function bearablePace(limits: DoorLimits): Pace {
  const strangers = createBuckets(limits.strangerCalls)
  const accounts = createBuckets(limits.accountCalls)

  function accountOf({ session, address }: Paced) {
    const actor = session?.actor ?? visitor
    return actor.kind === 'user'
      ? { buckets: accounts, key: actor.email }
      : { buckets: strangers, key: address }
  }

  return {
    waitOf: (caller) => {
      const { buckets, key } = accountOf(caller)
      return buckets.take(key, performance.now())
    },
    charge: (caller, bytes) => {
      const { buckets, key } = accountOf(caller)
      buckets.charge(key, bytes, performance.now())
    },
    owedBy: (caller) => {
      const { buckets, key } = accountOf(caller)
      return buckets.owed(key, performance.now())
    },
  }
}

export const tooManyCalls = (seconds: number) => refused('tooManyCalls', { values: { seconds } })

export function atPace(run: RunCall, { waitOf }: Pace): RunCall {
  return async (caller, call) => {
    const seconds = waitOf(caller)
    if (seconds === 0) return run(caller, call)
    return { error: refusedError(tooManyCalls(seconds), caller.language) }
  }
}
