import { onOwnBehalf } from '../database/behalf.ts'

type Work = () => Promise<void>

/**
 * A few pieces of work at a time; whoever brings many waits behind one of each of the others. It is done on the
 * platform's own behalf: who has a turn that others wait for must not wait in her own line for something else.
 */
export class FairLine {
  readonly #atOnce: number
  readonly #waiting = new Map<string, Work[]>()
  readonly #waitingFirst = new Map<string, Work[]>()
  #working = 0

  constructor(atOnce = 1) {
    this.#atOnce = atOnce
  }

  run<Result>(whose: string, work: () => Promise<Result>): Promise<Result> {
    return this.#enter(this.#waiting, whose, work)
  }

  /** Before all who wait without that, and in turn with others who go first. */
  runFirst<Result>(whose: string, work: () => Promise<Result>): Promise<Result> {
    return this.#enter(this.#waitingFirst, whose, work)
  }

  #enter<Result>(waiting: Map<string, Work[]>, whose: string, work: () => Promise<Result>): Promise<Result> {
    return new Promise((resolve, reject) => {
      const own = waiting.get(whose) ?? []
      // Work that fails before it waits for anything gives its place back as well.
      own.push(async () => {
        try {
          resolve(await work())
        } catch (error) {
          reject(error)
        }
      })
      waiting.set(whose, own)
      if (this.#working < this.#atOnce) void onOwnBehalf(() => this.#workOff())
    })
  }

  async #workOff(): Promise<void> {
    this.#working++
    for (let next = this.#next(); next; next = this.#next()) await next()
    this.#working--
  }

  /** Who was served stands at the end again. */
  #next(): Work | undefined {
    const waiting = this.#waitingFirst.size > 0 ? this.#waitingFirst : this.#waiting
    const [first] = waiting
    if (!first) return undefined
    const [whose, works] = first
    const work = works.shift()
    waiting.delete(whose)
    if (works.length > 0) waiting.set(whose, works)
    return work
  }
}
