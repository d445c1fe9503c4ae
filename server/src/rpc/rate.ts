import { visitor } from '@allmende/domain/actor.ts'
import { refused } from '@allmende/domain/verdict.ts'
import type { Caller, RunCall } from './calls.ts'
import { refusedError } from './errors.ts'
import type { Allowance, DoorLimits } from './limits.ts'

/** From here on those are forgotten who have their full allowance again. */
const manyBuckets = 10_000

/** An allowance for each key; a call takes one of it, time gives it back. */
export function createBuckets({ burst, perSecond }: Allowance) {
  const buckets = new Map<string, { left: number; at: number }>()
  const leftAt = ({ left, at }: { left: number; at: number }, now: number) =>
    Math.min(burst, left + (Math.max(0, now - at) / 1000) * perSecond)

  return {
    get size() {
      return buckets.size
    },
    /** Zero where it may go on, else the seconds to wait. */
    take(key: string, now: number): number {
      const known = buckets.get(key)
      const left = known ? leftAt(known, now) : burst
      if (left < 1) return Math.ceil((1 - left) / perSecond)
      if (!known && buckets.size >= manyBuckets) forgetFull(now)
      buckets.set(key, { left: left - 1, at: now })
      return 0
    },
  }

  function forgetFull(now: number): void {
    for (const [key, bucket] of buckets) if (leftAt(bucket, now) >= burst) buckets.delete(key)
  }
}

/** Takes one of the caller's allowance: zero where he may go on, else the seconds to wait. */
export type WaitOf = (caller: Pick<Caller, 'session' | 'address'>) => number

/** A pace that leaves room for others: strangers count by address, people who are logged in by account. */
export function bearablePace(limits: DoorLimits): WaitOf {
  const strangers = createBuckets(limits.strangerCalls)
  const accounts = createBuckets(limits.accountCalls)
  return ({ session, address }) => {
    const actor = session?.actor ?? visitor
    return actor.kind === 'user'
      ? accounts.take(actor.email, performance.now())
      : strangers.take(address, performance.now())
  }
}

export const tooManyCalls = (seconds: number) => refused('tooManyCalls', { values: { seconds } })

export function atPace(run: RunCall, waitOf: WaitOf): RunCall {
  return async (caller, call) => {
    const seconds = waitOf(caller)
    if (seconds === 0) return run(caller, call)
    return { error: refusedError(tooManyCalls(seconds), caller.language) }
  }
}
