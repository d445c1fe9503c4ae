import { createHash } from 'node:crypto'
import type { Stamp } from './stamp.ts'

export type Said = {
  /** When it came, or the same before it. */
  stamp: Stamp
  /** To be called once it is decided. */
  leave: () => void
}

/**
 * What may be a filing and is not decided yet. Whoever has no answer says the same again, word for word; it counts from
 * when she said it first, whichever of the two is worked on first.
 */
export class SaidBefore {
  readonly #first = new Map<string, { stamp: Stamp; times: number }>()

  enter(whose: string, said: Buffer, own: Stamp): Said {
    const key = createHash('sha256').update(whose).update('\0').update(said).digest('base64')
    const first = this.#first.get(key) ?? { stamp: own, times: 0 }
    this.#first.set(key, first)
    first.times += 1
    if (own.at < first.stamp.at) first.stamp = own
    let isOver = false
    return {
      stamp: first.stamp,
      leave: () => {
        if (isOver) return
        isOver = true
        first.times -= 1
        if (first.times === 0) this.#first.delete(key)
      },
    }
  }
}
