import { refused } from '@allmende/domain/verdict.ts'
import { currentBehalf } from '../database/behalf.ts'
import { behalfOf } from './behalf.ts'
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

  /**
   * What was done cannot be refused any more, so it may be owed; no more than time pays for in a while. Gives how much
   * was taken.
   */
  function spend(key: string, calls: number, now: number): number {
    if (!buckets.has(key) && buckets.size >= manyBuckets) forgetFull(now)
    const before = leftAt(key, now)
    const left = Math.max(before - calls, -burst)
    buckets.set(key, { left, at: now })
    return before - left
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

type Paced = Pick<Caller, 'session' | 'address' | 'line'>

export type Pace = {
  /** Takes one call of the caller's allowance: zero where he may go on, else the seconds to wait. */
  waitOf: (caller: Paced) => number
  /** The same for a login, which other calls of strangers at the same address must not hold up. */
  waitOfLogin: (caller: Paced) => number
  /** The same for a stranger's websocket, before it is opened: without one nobody can log in with a browser. */
  waitOfLine: (address: string) => number
  /** For what was sent and is no call. */
  spend: (caller: Paced, calls: number) => void
  /**
   * For the bytes of a call that are about to come, which pays itself for the first of them. Gives back what was too
   * much once it is known how many they were.
   */
  reserve: (caller: Paced, bytes: number) => (came: number) => void
  /** For bytes as they come, whatever they say. */
  chargeRaw: (caller: Paced, bytes: number) => void
  /** For what was added to the log on whosever behalf this is done. */
  chargeLogged: (bytes: number) => void
  /** The seconds for which nothing more of his should be read. */
  owedBy: (caller: Paced) => number
}

/**
 * A pace that leaves room for others. People who are logged in count by account. Strangers share the calls of their
 * address; what is owed is owed by the one websocket that has sent too much, not by everyone in the same office.
 */
export function bearablePace(limits: DoorLimits): Pace {
  const { strangerCalls, strangerLine, strangerLines, logins, accountCalls } = limits
  const withBuckets = (allowance: Allowance) => ({ ...allowance, buckets: createBuckets(allowance) })
  const ofAddresses = withBuckets(strangerCalls)
  const ofLines = withBuckets(strangerLine)
  const ofAccounts = withBuckets(accountCalls)
  const ofLogins = createBuckets(logins)
  const ofOpenings = createBuckets(strangerLines)
  const ofLog = createBuckets(limits.logged)

  /** What is spent on calls, and what on everything else. */
  function allowanceFor({ session, address, line }: Paced, isCall: boolean) {
    const account = accountIn(session)
    if (account !== null) return { ...ofAccounts, key: account }
    if (isCall || line === undefined) return { ...ofAddresses, key: address }
    return { ...ofLines, key: line }
  }

  return {
    waitOf: (caller) => {
      const { buckets, key } = allowanceFor(caller, true)
      const now = performance.now()
      const owed = Math.ceil(ofLog.owed(behalfOf(caller).whose, now))
      return owed > 0 ? owed : buckets.take(key, now)
    },
    waitOfLogin: ({ address }) => ofLogins.take(address, performance.now()),
    waitOfLine: (address) => ofOpenings.take(address, performance.now()),
    spend: (caller, calls) => {
      const { buckets, key } = allowanceFor(caller, false)
      buckets.spend(key, calls, performance.now())
    },
    reserve: (caller, bytes) => {
      const { buckets, key, bytesPerCall } = allowanceFor(caller, false)
      const priceOf = (length: number) => Math.max(0, length / bytesPerCall - 1)
      const paid = buckets.spend(key, priceOf(bytes), performance.now())
      return (came) => void buckets.spend(key, priceOf(came) - paid, performance.now())
    },
    chargeRaw: (caller, bytes) => {
      const { buckets, key, bytesPerCall } = allowanceFor(caller, false)
      buckets.spend(key, bytes / bytesPerCall, performance.now())
    },
    chargeLogged: (bytes) => {
      const behalf = currentBehalf()
      if (behalf) ofLog.spend(behalf.whose, bytes, performance.now())
    },
    owedBy: (caller) => {
      const { buckets, key } = allowanceFor(caller, false)
      return buckets.owed(key, performance.now())
    },
  }
}

export const tooManyCalls = (seconds: number) => refused('tooManyCalls', { values: { seconds } })

export function atPace(run: RunCall, { waitOf, waitOfLogin }: Pace): RunCall {
  return async (caller, call) => {
    const seconds = call.method === 'login' ? waitOfLogin(caller) : waitOf(caller)
    if (seconds === 0) return run(caller, call)
    return { error: refusedError(tooManyCalls(seconds), caller.language), reason: 'tooManyCalls' }
  }
}
