/** So many are begun before sockets are looked at again. */
const usualPerRound = 16

/**
 * What came together is begun a few at a time, one of each account or address after the other: who brings one does not
 * wait for those who bring thousands. While there are few, each is begun at once.
 */
export class Rounds {
  readonly #perRound: number
  readonly #waiting = new Map<string, (() => void)[]>()
  #left: number
  #isAnotherToCome = false

  constructor(perRound = usualPerRound) {
    this.#perRound = perRound
    this.#left = perRound
  }

  begin(whose: string, work: () => void): void {
    if (!this.#isAnotherToCome) {
      this.#isAnotherToCome = true
      setImmediate(() => this.#go())
    }
    if (this.#left > 0 && this.#waiting.size === 0) {
      this.#left--
      return work()
    }
    const own = this.#waiting.get(whose)
    if (own) own.push(work)
    else this.#waiting.set(whose, [work])
  }

  #go(): void {
    this.#left = this.#perRound
    // Also where one of them fails the others go on.
    this.#isAnotherToCome = this.#waiting.size > 0
    if (this.#isAnotherToCome) setImmediate(() => this.#go())
    for (const [whose, own] of this.#waiting) {
      if (this.#left <= 0) return
      this.#left--
      const work = own.shift()
      // Who was served stands at the end again.
      this.#waiting.delete(whose)
      if (own.length > 0) this.#waiting.set(whose, own)
      work?.()
    }
  }
}
