/** When something came, once it is whole; null while it is not, or where nobody should wait for it. */
export type Came = () => Date | null

/** What has come and may be a filing on which nobody has decided yet. */
export class Undecided {
  readonly #entries = new Set<Came>()

  /** Gives the way out: once it is decided, or is seen to be no filing. */
  enter(came: Came): () => void {
    this.#entries.add(came)
    return () => void this.#entries.delete(came)
  }

  earliest(): Date | null {
    return earliestOf([...this.#entries].map((came) => came()))
  }
}

export const earliestOf = (moments: Iterable<Date | null>): Date | null => {
  let earliest: Date | null = null
  for (const moment of moments)
    if (moment !== null && (earliest === null || moment < earliest)) earliest = moment
  return earliest
}
