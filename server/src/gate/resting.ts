/** Whoever moved something within this time keeps where she stands. Milliseconds. */
const grain = 1000

/** Who has moved nothing, whoever has for the longest first. */
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

  longest(): Who | undefined {
    for (const who of this.#since.keys()) return who
    return undefined
  }
}
