import type { Clock } from './clock.ts'

/** A clock that only waiting moves on, and how long it was asked to wait each time. */
export function standingClock(): Clock & { waits: number[] } {
  const waits: number[] = []
  return {
    waits,
    now: () => waits.reduce((sum, wait) => sum + wait, 0),
    sleep: async (milliseconds) => void waits.push(milliseconds),
  }
}
