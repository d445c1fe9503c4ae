/** What somebody has in work, and what of hers waits until something of that is done. */
type Lane = { working: number; waiting: (() => void)[] }

/** Everyone has a few in work and waits for nobody's but her own. */
export class Lanes {
  readonly #atOnce: number
  readonly #lanes = new Map<string, Lane>()

  constructor(atOnce: number) {
    this.#atOnce = atOnce
  }

  /** Null where there is a place at once. */
  enter(name: string): Promise<void> | null {
    const lane = this.#lanes.get(name) ?? { working: 0, waiting: [] }
    this.#lanes.set(name, lane)
    if (lane.working >= this.#atOnce) return new Promise((resolve) => void lane.waiting.push(resolve))
    lane.working++
    return null
  }

  leave(name: string): void {
    const lane = this.#lanes.get(name)
    const next = lane?.waiting.shift()
    // Who comes next takes over the place.
    if (next) return next()
    if (lane && --lane.working === 0) this.#lanes.delete(name)
  }

  async run<Result>(name: string, work: () => Promise<Result>): Promise<Result> {
    await this.enter(name)
    try {
      return await work()
    } finally {
      this.leave(name)
    }
  }
}
