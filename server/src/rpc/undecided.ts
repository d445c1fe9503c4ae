/** When something came, once it is whole; null while it is not, or where nobody should wait for it. */
export type Came = () => Date | null

/** So much of one sender is waited for; nobody who files sends more at a time. */
const mostOfOne = 8

type Entry = { came: Came; whose: string }

/** What has come and may be a filing on which nobody has decided yet. */
export class Undecided {
  readonly #entries = new Set<Entry>()
  readonly #counts = new Map<string, number>()

  /** Gives the way out: once it is decided, or is seen to be no filing. */
  enter(came: Came, whose: string): () => void {
    const others = this.#counts.get(whose) ?? 0
    // It is decided like any other, but nobody's opening waits for a flood.
    if (others >= mostOfOne) return () => undefined
    const entry = { came, whose }
    this.#entries.add(entry)
    this.#counts.set(whose, others + 1)
    return () => this.#leave(entry)
  }

  earliest(): Date | null {
    return earliestOf([...this.#entries].map(({ came }) => came()))
  }

  #leave(entry: Entry): void {
    if (!this.#entries.delete(entry)) return
    const rest = (this.#counts.get(entry.whose) ?? 1) - 1
    if (rest > 0) this.#counts.set(entry.whose, rest)
    else this.#counts.delete(entry.whose)
  }
}

export const earliestOf = (moments: Iterable<Date | null>): Date | null => {
  let earliest: Date | null = null
  for (const moment of moments)
    if (moment !== null && (earliest === null || moment < earliest)) earliest = moment
  return earliest
}
