/** Entries as they were at some time. */
export type Entered<Value> = { value: Value; at: Date }

/** Entries kept in the browser before they are saved on the server. */
export type Draft<Value> = Entered<Value> & {
  /** Those that were offered and not answered when somebody typed on: nothing typed goes without a decision. */
  before?: Entered<Value> | undefined
}

/** What stays kept beside new entries while an offer is not answered. */
export const unanswered = <Value>(offer: Draft<Value> | null): Entered<Value> | undefined =>
  offer ? (offer.before ?? { value: offer.value, at: offer.at }) : undefined

const prefix = 'allmende.draft.'
/** Browsers give an origin about five million characters in all. */
export const largestDraft = 500_000
/** A draft older than this helps nobody. */
export const longestKept = 90 * 24 * 3_600_000

export const draftKey = (user: string, form: string): string =>
  `${prefix}${encodeURIComponent(user)}/${encodeURIComponent(form)}`

/** Null when it is too large to keep. */
export function writeDraft(draft: Draft<unknown>, version: number): string | null {
  const text = JSON.stringify({ version, ...draft })
  return text.length <= largestDraft ? text : null
}

/** Null when there is none, when it is damaged, too old, or of a form that has changed since. */
export function readDraft<Value>(text: string | null, version: number, now: Date): Draft<Value> | null {
  if (text === null) return null
  try {
    const { before, ...kept } = JSON.parse(text) as Written & { version?: unknown; before?: Written }
    const latest = enteredIn<Value>(kept, now)
    const earlier = before && enteredIn<Value>(before, now)
    if (kept.version !== version || !latest) return null
    return { ...latest, ...(earlier && { before: earlier }) }
  } catch {
    return null
  }
}

type Written = { at?: unknown; value?: unknown }

function enteredIn<Value>({ at, value }: Written, now: Date): Entered<Value> | null {
  const moment = new Date(String(at))
  const isFresh = now.getTime() - moment.getTime() < longestKept
  return value !== undefined && isFresh ? { value: value as Value, at: moment } : null
}

const writtenAt = (text: string) => /"at":"([^"]+)"/.exec(text)?.[1] ?? ''

/** The drafts to give up, oldest first, when the browser has no room left. */
export function oldestDrafts(entries: readonly (readonly [key: string, text: string])[]): string[] {
  return entries
    .filter(([key]) => key.startsWith(prefix))
    .toSorted(([, one], [, other]) => writtenAt(one).localeCompare(writtenAt(other)))
    .map(([key]) => key)
}
