const minute = 60_000
const longestPause = 6 * 60 * minute
/** A mail that could not be delivered for so long has lost its point. */
const givenUpAfter = 3 * 24 * 60 * minute

/** When a mail that failed is tried again: after a minute, doubling to six hours; null gives up. */
export function nextAttempt(mail: { created: Date; attempts: number }, now: Date): Date | null {
  if (now.getTime() - mail.created.getTime() >= givenUpAfter) return null
  const pause = Math.min(longestPause, minute * 2 ** (mail.attempts - 1))
  return new Date(now.getTime() + pause)
}
