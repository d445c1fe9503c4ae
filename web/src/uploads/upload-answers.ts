/** What to do after an answer that is no success: refuse for good, try once more, begin anew, or log in first. */
export type Reaction = 'refuse' | 'again' | 'anew' | 'logIn'

/** In use, out of step, too early or too often: that passes. */
const passing = [408, 409, 423, 425, 429]

/** `status` 0: nothing came back. `isBegun`: it was about an upload that the server had taken up. */
export function reactionTo(status: number, isBegun: boolean): Reaction {
  if (status === 401) return 'logIn'
  if (isBegun && (status === 404 || status === 410)) return 'anew'
  return status >= 400 && status < 500 && !passing.includes(status) ? 'refuse' : 'again'
}

const [shortest, longest] = [1000, 30_000]

/** Longer with every failure, in milliseconds. */
export const pauseAfter = (failures: number): number =>
  Math.min(longest, shortest * 2 ** Math.max(0, failures - 1))
