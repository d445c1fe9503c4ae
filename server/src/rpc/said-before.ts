import { createHash } from 'node:crypto'

export type Said = {
  /** Waits until whatever of the same came before is answered. */
  afterOthers: () => Promise<unknown>
  /** To be called once it is answered. */
  leave: () => void
}

/**
 * What may be a filing and waits for its answer. Whoever gets none says the same again, word for word; that is looked
 * at after the first, so that nobody reads "too late" of what is about to be accepted.
 */
export class SaidBefore {
  readonly #answered = new Map<string, Promise<unknown>>()

  get size(): number {
    return this.#answered.size
  }

  enter(whose: string, words: Buffer): Said {
    const key = createHash('sha256').update(whose).update('\0').update(words).digest('base64')
    const others = this.#answered.get(key)
    const { promise, resolve } = Promise.withResolvers<void>()
    const all = Promise.all([others, promise])
    this.#answered.set(key, all)
    void all.then(() => {
      if (this.#answered.get(key) === all) this.#answered.delete(key)
    })
    return { afterOthers: async () => others, leave: resolve }
  }
}
