/** So much is in work at once; what waits goes on one line after the other, so that a long one keeps no other waiting. */
export class LinesInTurn {
  readonly #atOnce: number
  readonly #waiting = new Map<string, (() => void)[]>()
  #working = 0

  constructor(atOnce: number) {
    this.#atOnce = atOnce
  }

  async run<Result>(line: string, work: () => Promise<Result>): Promise<Result> {
    if (this.#working < this.#atOnce) this.#working++
    else await new Promise<void>((resolve) => this.#wait(line, resolve))
    try {
      return await work()
    } finally {
      this.#goOn()
    }
  }

  #wait(line: string, begin: () => void): void {
    this.#waiting.set(line, [...(this.#waiting.get(line) ?? []), begin])
  }

  /** Who comes next takes over the place. */
  #goOn(): void {
    for (const [line, [next, ...later]] of this.#waiting) {
      this.#waiting.delete(line)
      if (later.length > 0) this.#waiting.set(line, later)
      return next?.()
    }
    this.#working--
  }
}
