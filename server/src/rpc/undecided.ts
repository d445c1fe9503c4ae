/** When something came, once it is whole; null while it is not, or where nobody should wait for it. */
export type Came = () => Date | null

/** So much of one sender is waited for; nobody who files sends more at a time. */
const mostOfOne = 8

type Entry = { came: Came; whose: string; isBegun: () => boolean; isWaitedFor?: boolean }

/** What has come and may be a filing on which nobody has decided yet. */
export class Undecided {
  readonly #entries = new Set<Entry>()

  /**
   * Gives the way out: once it is decided, or is seen to be no filing. What is not begun counts among its sender's, and
   * is not waited for.
   */
  enter(came: Came, whose: string, isBegun = () => true): () => void {
    const entry = { came, whose, isBegun }
    this.#entries.add(entry)
    return () => void this.#entries.delete(entry)
  }

  earliest(): Date | null {
    const counts = new Map<string, number>()
    const whole = Array.from(this.#entries, (entry) => ({ entry, at: entry.came() }))
      .filter((one): one is { entry: Entry; at: Date } => one.at !== null)
      .toSorted((one, other) => one.at.getTime() - other.at.getTime())
    for (const { entry } of whole) {
      const before = counts.get(entry.whose) ?? 0
      counts.set(entry.whose, before + 1)
      // What came behind many others is decided like any other, and not waited for once those are decided either.
      entry.isWaitedFor ??= before < mostOfOne
    }
    return whole.find(({ entry }) => entry.isWaitedFor && entry.isBegun())?.at ?? null
  }
}

export const earliestOf = (moments: Iterable<Date | null>): Date | null => {
  let earliest: Date | null = null
  for (const moment of moments)
    if (moment !== null && (earliest === null || moment < earliest)) earliest = moment
  return earliest
}
