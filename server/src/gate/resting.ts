/** Whoever moved something within this time is not looked at again. Milliseconds. */
const grain = 1000

/** Who has moved nothing for how long, the longest first. */
export class Resting<Who> {
  readonly #since = new Map<Who, number>()

  begin(who: Who, now: number): void {
    this.#since.set(who, now)
  }

  /** Something of hers came, or was given to her. */
  moves(who: Who, now: number): void {
    const since = this.#since.get(who)
    if (since === undefined || now - since < grain) return
    this.#since.delete(who)
    this.#since.set(who, now)
  }

  forget(who: Who): void {
    this.#since.delete(who)
  }

  /** Nobody where all have just moved something. */
  longest(now: number): Who | undefined {
    for (const [who, since] of this.#since) return now - since >= grain ? who : undefined
    return undefined
  }
}
