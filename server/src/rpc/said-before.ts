import { createHash } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'

export type Said = {
  /** Waits until whatever of the same came before is answered, or does not seem to be any more. */
  afterOthers: () => Promise<void>
  /** To be called once, when it is answered. */
  leave: () => void
}

/** So many of the same wait, and so long; nobody who files has more. Milliseconds. */
const mostWaiting = 8
const longest = 60_000

type Same = { answered: Promise<void>; count: number }

/**
 * What may be a filing and waits for its answer. Whoever gets none says the same again, word for word; that is looked
 * at after the first, so that nobody reads "too late" of what is about to be accepted.
 */
export class SaidBefore {
  readonly #said = new Map<string, Same>()

  get size(): number {
    return this.#said.size
  }

  enter(whose: string, words: Buffer, patience = longest): Said {
    const key = createHash('sha256').update(whose).update('\0').update(words).digest('base64')
    const same = this.#said.get(key) ?? { answered: Promise.resolve(), count: 0 }
    this.#said.set(key, same)
    const others = same.count > 0 && same.count <= mostWaiting ? same.answered : null
    const { promise, resolve } = Promise.withResolvers<void>()
    same.answered = Promise.all([same.answered, promise]).then(() => undefined)
    same.count += 1
    return {
      afterOthers: async () => {
        if (others) await Promise.race([others, pause(patience, undefined, { ref: false })])
      },
      leave: () => {
        resolve()
        same.count -= 1
        if (same.count === 0) this.#said.delete(key)
      },
    }
  }
}
