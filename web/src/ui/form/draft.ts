/** Entries kept in the browser before they are saved on the server. */
export type Draft<Value> = { value: Value; at: Date }

const prefix = 'allmende.draft.'
/** Browsers give an origin about five million characters in all. */
export const largestDraft = 500_000
/** A draft older than this helps nobody. */
export const longestKept = 90 * 24 * 3_600_000

export const draftKey = (user: string, form: string): string =>
  `${prefix}${encodeURIComponent(user)}/${encodeURIComponent(form)}`

/** Null when it is too large to keep. */
export function writeDraft(value: unknown, version: number, at: Date): string | null {
  const text = JSON.stringify({ version, at: at.toISOString(), value })
  return text.length <= largestDraft ? text : null
}

/** Null when there is none, when it is damaged, too old, or of a form that has changed since. */
export function readDraft<Value>(text: string | null, version: number, now: Date): Draft<Value> | null {
  if (text === null) return null
  try {
    const kept = JSON.parse(text) as { version?: unknown; at?: unknown; value?: unknown }
    const at = new Date(String(kept.at))
    const fresh = now.getTime() - at.getTime() < longestKept
    return kept.version === version && kept.value !== undefined && fresh
      ? { value: kept.value as Value, at }
      : null
  } catch {
    return null
  }
}

const writtenAt = (text: string) => /"at":"([^"]+)"/.exec(text)?.[1] ?? ''

/** The drafts to give up, oldest first, when the browser has no room left. */
export function oldestDrafts(entries: readonly (readonly [key: string, text: string])[]): string[] {
  return entries
    .filter(([key]) => key.startsWith(prefix))
    .toSorted(([, one], [, other]) => writtenAt(one).localeCompare(writtenAt(other)))
    .map(([key]) => key)
}
