/** Whoever moved something within this time keeps where she stands. Milliseconds. */
const grain = 1000

/** Who has moved nothing, whoever has for the longest first, and strangers before all whom the house knows. */
export class Resting<Who extends { isKnown: () => boolean }> {
  readonly #strangers = new Map<Who, number>()
  readonly #known = new Map<Who, number>()

  begin(who: Who, now: number): void {
    this.#strangers.set(who, now)
  }

  /** Something of hers came, or was given to her. */
  moves(who: Who, now: number): void {
    for (const since of [this.#strangers, this.#known]) {
      const last = since.get(who)
      if (last === undefined || now - last < grain) continue
      since.delete(who)
      since.set(who, now)
    }
  }

  forget(who: Who): void {
    this.#strangers.delete(who)
    this.#known.delete(who)
  }

  /** Where most are known, a stranger who has just moved something stays too, or nobody could become known. */
  longest(now: number): Who | undefined {
    const stranger = this.longestStranger()
    const [known] = this.#known.keys()
    const isNew = stranger !== undefined && now - (this.#strangers.get(stranger) ?? now) < grain
    return isNew && this.#known.size > this.#strangers.size ? known : (stranger ?? known)
  }

  longestStranger(): Who | undefined {
    for (const [who, since] of this.#strangers) {
      if (!who.isKnown()) return who
      // Each is looked at once; from here on she stands with those who are known.
      this.#strangers.delete(who)
      this.#known.set(who, since)
    }
    return undefined
  }
}
