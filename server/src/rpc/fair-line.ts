import { onOwnBehalf } from '../database/behalf.ts'

/**
 * A few pieces of work at a time; whoever brings many waits behind one of each of the others. It is done on the
 * platform's own behalf: who has a turn that others wait for must not wait in her own line for something else.
 */
export class FairLine {
  readonly #atOnce: number
  readonly #waiting = new Map<string, (() => Promise<void>)[]>()
  #working = 0

  constructor(atOnce = 1) {
    this.#atOnce = atOnce
  }

  run<Result>(whose: string, work: () => Promise<Result>): Promise<Result> {
    return new Promise((resolve, reject) => {
      const own = this.#waiting.get(whose) ?? []
      // Work that fails before it waits for anything gives its place back as well.
      own.push(async () => {
        try {
          resolve(await work())
        } catch (error) {
          reject(error)
        }
      })
      this.#waiting.set(whose, own)
      if (this.#working < this.#atOnce) void onOwnBehalf(() => this.#workOff())
    })
  }

  async #workOff(): Promise<void> {
    this.#working++
    for (let next = this.#next(); next; next = this.#next()) await next()
    this.#working--
  }

  /** Who was served stands at the end again. */
  #next(): (() => Promise<void>) | undefined {
    const [first] = this.#waiting
    if (!first) return undefined
    const [whose, works] = first
    const work = works.shift()
    this.#waiting.delete(whose)
    if (works.length > 0) this.#waiting.set(whose, works)
    return work
  }
}
