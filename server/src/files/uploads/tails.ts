import type { Reached } from './receiving.ts'

/** So many are kept in memory, each of one chunk at most; of the others the database knows what was told it last. */
const mostKept = 100

/** What came last of uploads and fills no chunk: whoever sends crumbs does not have each of them written down. */
export class Tails {
  readonly #kept = new Map<string, Reached>()

  keep(uploadId: string, reached: Reached): void {
    this.#kept.delete(uploadId)
    this.#kept.set(uploadId, reached)
    const [oldest] = this.#kept.keys()
    if (this.#kept.size > mostKept && oldest !== undefined) this.#kept.delete(oldest)
  }

  /** What follows so many bytes in whole chunks; null where this process does not know. */
  after(uploadId: string, chunked: number): Reached | null {
    const kept = this.#kept.get(uploadId)
    return kept?.chunked === chunked ? kept : null
  }

  forget(uploadId: string): void {
    this.#kept.delete(uploadId)
  }
}
