import type { Outcome } from './calls.ts'
import { throughOutage } from './through-outage.ts'

/**
 * Filings that can be told apart from others by their id. What is filed waits out an outage of the database with its
 * stamp; whoever says the same again meanwhile, with a later one, waits for the first.
 */
export class FilingsUnderWay {
  readonly #last = new Map<string, Promise<unknown>>()

  async run(id: string, work: () => Promise<Outcome>): Promise<Outcome> {
    const before = this.#last.get(id)
    const outcome = Promise.resolve(before)
      .catch(() => undefined)
      .then(() => throughOutage(work))
    this.#last.set(id, outcome)
    try {
      return await outcome
    } finally {
      if (this.#last.get(id) === outcome) this.#last.delete(id)
    }
  }
}
