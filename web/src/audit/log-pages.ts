import type { LogEntry } from '@allmende/domain/audit/audit.contract.ts'

/** As much of the log as has been read, newest first. */
export type Log = {
  entries: readonly LogEntry[]
  /** Whether the oldest entry is among them. */
  complete: boolean
  /** Everything newer arrived while the page was open. */
  knownUpTo: number
}

export const pageSize = 100

/** Puts the newest page in front of what was read before; where it does not reach down to that, it starts anew. */
export function withNewest(log: Log | undefined, newest: readonly LogEntry[]): Log {
  const known = log?.entries[0]?.id
  const fresh = known === undefined ? newest : newest.filter(({ id }) => id > known)
  const reaches = fresh.length < newest.length || newest.length < pageSize
  if (!log || known === undefined || !reaches)
    return { entries: newest, complete: newest.length < pageSize, knownUpTo: newest[0]?.id ?? 0 }
  if (fresh.length === 0) return log
  return { ...log, entries: [...fresh, ...log.entries], knownUpTo: known }
}

/** Adds the page below. */
export function withOlder(log: Log, older: readonly LogEntry[]): Log {
  const oldest = log.entries.at(-1)?.id ?? Number.POSITIVE_INFINITY
  const added = older.filter(({ id }) => id < oldest)
  return { ...log, entries: [...log.entries, ...added], complete: older.length < pageSize }
}
