import { setTimeout } from 'node:timers/promises'

/** By which a call that takes at least some time measures and waits, in milliseconds. */
export type Clock = { now: () => number; sleep: (milliseconds: number) => Promise<unknown> }

export const wallClock: Clock = {
  now: () => performance.now(),
  sleep: (milliseconds) => setTimeout(milliseconds),
}
