import type { Reason } from '@allmende/domain/verdict.ts'

/** In milliseconds. */
const remembered = 60_000
const mostFailures = 20_000
/** A server that gave no answer at all so often in a row is left alone, whatever is wanted of it. */
const silences = 6

/** What could not be had a moment ago is not asked for again. */
export function recentFailures(now = Date.now) {
  const failures = new Map<string, { reason: Reason; until: number }>()
  const silent = new Map<string, { times: number; until: number }>()

  return {
    /** Why it is not asked for at present; null where it may be. */
    of: (map: string, key: string): Reason | null => {
      const { times = 0, until = 0 } = silent.get(map) ?? {}
      if (times >= silences && until > now()) return 'baseMapDown'
      const failure = failures.get(key)
      if (failure && failure.until > now()) return failure.reason
      failures.delete(key)
      return null
    },
    add: (key: string, reason: Reason): void => {
      const [oldest] = failures.keys()
      if (failures.size >= mostFailures && oldest !== undefined) failures.delete(oldest)
      failures.delete(key)
      failures.set(key, { reason, until: now() + remembered })
    },
    silence: (map: string): void => {
      const times = (silent.get(map)?.times ?? 0) + 1
      silent.set(map, { times, until: now() + remembered })
    },
    answered: (map: string): void => void silent.delete(map),
  }
}
