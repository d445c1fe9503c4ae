import { refused } from '@allmende/domain/verdict.ts'
import type { Caller, RunCall } from './calls.ts'
import { refusedError } from './errors.ts'
import type { Allowance, DoorLimits } from './limits.ts'
import { accountIn } from './session.ts'

/** From here on those are forgotten who have their full allowance again. */
const manyBuckets = 10_000

/** What a refused call is charged with where calls cost nothing else: who does not wait waits longer. */
export const priceOfRefusal = 0.25

/** An allowance for each key; a call takes one of it, time gives it back. */
export function createBuckets({ burst, perSecond }: Pick<Allowance, 'burst' | 'perSecond'>) {
  const buckets = new Map<string, { left: number; at: number }>()

  function leftAt(key: string, now: number): number {
    const known = buckets.get(key)
    return known ? Math.min(burst, known.left + (Math.max(0, now - known.at) / 1000) * perSecond) : burst
  }

  function forgetFull(now: number): void {
    for (const key of buckets.keys()) if (leftAt(key, now) >= burst) buckets.delete(key)
  }

  /** What was done cannot be refused any more, so it may be owed; no more than time pays for in a while. */
  function spend(key: string, calls: number, now: number): void {
    if (!buckets.has(key) && buckets.size >= manyBuckets) forgetFull(now)
    buckets.set(key, { left: Math.max(leftAt(key, now) - calls, -burst), at: now })
  }

  return {
    get size() {
      return buckets.size
    },
    spend,
    /** Zero where it may go on, else the seconds to wait. */
    take(key: string, now: number): number {
      const left = leftAt(key, now)
      if (left < 1) return Math.ceil((1 - left) / perSecond)
      spend(key, 1, now)
      return 0
    },
    /** The seconds until nothing is owed any more. */
    owed: (key: string, now: number): number => Math.max(0, -leftAt(key, now) / perSecond),
  }
}

type Paced = Pick<Caller, 'session' | 'address'>

export type Pace = {
  /** Takes one of the caller's allowance: zero where he may go on, else the seconds to wait. */
  waitOf: (caller: Paced) => number
  /** For what was sent and is no call. */
  spend: (caller: Paced, calls: number) => void
  /** For the bytes of what was sent. */
  charge: (caller: Paced, bytes: number) => void
  /** The seconds for which nothing more of his should be read. */
  owedBy: (caller: Paced) => number
}

/** A pace that leaves room for others: strangers count by address, people who are logged in by account. */
export function bearablePace({ strangerCalls, accountCalls }: DoorLimits): Pace {
  const strangers = { ...strangerCalls, buckets: createBuckets(strangerCalls) }
  const accounts = { ...accountCalls, buckets: createBuckets(accountCalls) }

  function allowanceOf({ session, address }: Paced) {
    const account = accountIn(session)
    return account === null ? { ...strangers, key: address } : { ...accounts, key: account }
  }

  return {
    waitOf: (caller) => {
      const { buckets, key } = allowanceOf(caller)
      return buckets.take(key, performance.now())
    },
    spend: (caller, calls) => {
      const { buckets, key } = allowanceOf(caller)
      buckets.spend(key, calls, performance.now())
    },
    charge: (caller, bytes) => {
      const { buckets, key, bytesPerCall } = allowanceOf(caller)
      // The call itself pays for the first of them.
      const further = bytes / bytesPerCall - 1
      if (further > 0) buckets.spend(key, further, performance.now())
    },
    owedBy: (caller) => {
      const { buckets, key } = allowanceOf(caller)
      return buckets.owed(key, performance.now())
    },
  }
}

export const tooManyCalls = (seconds: number) => refused('tooManyCalls', { values: { seconds } })

export function atPace(run: RunCall, { waitOf }: Pace): RunCall {
  return async (caller, call) => {
    const seconds = waitOf(caller)
    if (seconds === 0) return run(caller, call)
    return { error: refusedError(tooManyCalls(seconds), caller.language), reason: 'tooManyCalls' }
  }
}
