/** So much of all together, each so many milliseconds. */
export type Pace = { perTurn: number; turn: number }

/** Those of one line take one turn together. */
type Sender = { line: string }
type Lines<Who> = Map<string, Set<Who>>

/**
 * What costs the gate time is done a little at a time: at once where there is time left, otherwise one line after
 * the other, so that whoever sends much waits for himself and not others for him.
 */
export class Turns<Who extends Sender> {
  readonly #now: () => number
  readonly #pace: Pace
  readonly #goOn: (who: Who) => void
  readonly #hasRoom: () => boolean
  /** Those who go first, and the others. */
  readonly #waiting: readonly [Lines<Who>, Lines<Who>] = [new Map(), new Map()]
  #turnEnds = 0
  #left = 0
  #isTimed = false

  /** `now` in milliseconds of the steady clock; `goOn` is told whose turn it is, while `hasRoom`. */
  constructor(now: () => number, pace: Pace, goOn: (who: Who) => void, hasRoom = () => true) {
    this.#now = now
    this.#pace = pace
    this.#goOn = goOn
    this.#hasRoom = hasRoom
  }

  get #isAnybodyWaiting(): boolean {
    return this.#waiting.some(({ size }) => size > 0)
  }

  /** Whether it is somebody's turn at once; otherwise it will be, before all others where she goes first. */
  take(who: Who, now: number, goesFirst = false): boolean {
    if (now >= this.#turnEnds) this.#begin(now)
    if (this.#left > 0 && !this.#isAnybodyWaiting && this.#hasRoom()) {
      this.#left -= 1
      return true
    }
    const lines = this.#waiting[goesFirst ? 0 : 1]
    lines.set(who.line, (lines.get(who.line) ?? new Set()).add(who))
    if (!this.#isTimed) this.#wait(now)
    return false
  }

  /** Nobody waits for this one any more. */
  forget(who: Who): void {
    for (const lines of this.#waiting) {
      const group = lines.get(who.line)
      if (group?.delete(who) && group.size === 0) lines.delete(who.line)
    }
  }

  /** Those who wait come before who comes now. */
  #begin(now: number): void {
    this.#turnEnds = now + this.#pace.turn
    this.#left = this.#pace.perTurn
    const [first, others] = this.#waiting
    // However many go first, the others go on too.
    this.#takeFrom(first, others.size > 0 ? Math.ceil(this.#pace.perTurn / 4) : 0)
    this.#takeFrom(others, 0)
    this.#takeFrom(first, 0)
  }

  #takeFrom(lines: Lines<Who>, kept: number): void {
    while (this.#left > kept && lines.size > 0 && this.#hasRoom()) this.#takeFirst(lines)
  }

  #takeFirst(lines: Lines<Who>): void {
    for (const [line, group] of lines) {
      lines.delete(line)
      for (const who of group) {
        group.delete(who)
        // Its line has its next turn after all others.
        if (group.size > 0) lines.set(line, group)
        this.#left -= 1
        return this.#goOn(who)
      }
    }
  }

  /** Until the next turn. */
  #wait(now: number): void {
    this.#isTimed = true
    setTimeout(() => this.#next(), Math.max(1, this.#turnEnds - now))
  }

  #next(): void {
    this.#isTimed = false
    const now = this.#now()
    if (now >= this.#turnEnds) this.#begin(now)
    if (this.#isAnybodyWaiting) this.#wait(now)
  }
}
