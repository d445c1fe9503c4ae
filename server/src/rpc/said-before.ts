import { createHash } from 'node:crypto'
import type { Stamp } from './stamp.ts'

export type Said = {
  /** When the same was said first, of what still waits for its answer. */
  first: () => Stamp
  /** To be called once it is answered. */
  leave: () => void
}

type Entry = { stamp: Stamp; waits: () => boolean }

/** Whoever says the same again so much later says it anew. Milliseconds. */
const longest = 150_000

/**
 * What may be a filing and waits for its answer. Whoever gets none says the same again, word for word; it counts from
 * when she said it first, whichever of the two is worked on first.
 */
export class SaidBefore {
  readonly #said = new Map<string, Set<Entry>>()

  /** `waits` as long as it is neither answered nor refused, on whatever way. */
  enter(whose: string, words: Buffer, own: Stamp, waits: () => boolean): Said {
    const key = createHash('sha256').update(whose).update('\0').update(words).digest('base64')
    const all = this.#said.get(key) ?? new Set()
    const entry: Entry = { stamp: own, waits }
    this.#said.set(key, all.add(entry))
    const first = (): Stamp => {
      for (const { stamp, waits: stillWaits } of all)
        if (stamp.at < entry.stamp.at && own.at.getTime() - stamp.at.getTime() <= longest && stillWaits())
          entry.stamp = stamp
      return entry.stamp
    }
    // At once, for the first may give up before this one.
    first()
    return {
      first,
      leave: () => {
        all.delete(entry)
        if (all.size === 0 && this.#said.get(key) === all) this.#said.delete(key)
      },
    }
  }
}
