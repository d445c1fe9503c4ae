import type { LogEntry } from '@allmende/domain/audit/audit.contract.ts'

/** As much of the log as has been read, newest first. */
export type Log = {
  entries: readonly LogEntry[]
  /** Whether the oldest entry is among them. */
  complete: boolean
  /** The ids of those that arrived last, while the page was open. */
  fresh: ReadonlySet<number>
}

export const pageSize = 100

const none: ReadonlySet<number> = new Set()

/** Puts the newest page in front of what was read before; where it does not reach down to that, it starts anew. */
export function withNewest(log: Log | undefined, newest: readonly LogEntry[]): Log {
  const known = log?.entries[0]?.id
  const reached = newest.findIndex(({ id }) => id === known)
  if (!log || reached < 0) return { entries: newest, complete: newest.length < pageSize, fresh: none }
  if (reached === 0) return log
  const fresh = newest.slice(0, reached)
  return { ...log, entries: [...fresh, ...log.entries], fresh: new Set(fresh.map(({ id }) => id)) }
}

/** Adds the page below. */
export function withOlder(log: Log, older: readonly LogEntry[]): Log {
  const known = new Set(log.entries.map(({ id }) => id))
  const added = older.filter(({ id }) => !known.has(id))
  return { ...log, entries: [...log.entries, ...added], complete: older.length < pageSize }
}
