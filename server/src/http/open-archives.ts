import { refuse } from '@allmende/domain/verdict.ts'

/** Files of archives that are being taken: of one line, and of all together. */
type Most = { each: number; together: number }
const usual: Most = { each: 40_000, together: 400_000 }

/**
 * The files of an archive stay listed in memory, some two kilobytes each, however slowly it is taken. Everyone may take
 * one, however long; more only where its files are few beside what is free.
 */
export class OpenArchives {
  readonly #open = new Map<string, { archives: number; files: number }>()
  readonly #most: Most
  #taken = 0

  constructor(most = usual) {
    this.#most = most
  }

  get taken(): number {
    return this.#taken
  }

  /** One more of this line, or a "no"; to be called back once it is over. */
  enter(line: string, files: number): () => void {
    const own = this.#open.get(line) ?? { archives: 0, files: 0 }
    const share = Math.min(this.#most.each, (this.#most.together - this.#taken) / 4)
    if (own.archives > 0 && own.files + files > share)
      refuse('tooManyDownloads', { values: { most: String(own.archives) } })
    this.#open.set(line, own)
    const change = (archives: number, more: number): void => {
      own.archives += archives
      own.files += more
      this.#taken += more
      if (own.archives === 0) this.#open.delete(line)
    }
    change(1, files)
    let isOver = false
    return () => {
      if (!isOver) change(-1, -files)
      isOver = true
    }
  }
}
