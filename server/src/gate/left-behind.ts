/** A connection whose client is gone, with bytes that still wait to be led to the application. */
export type Left = {
  /** Those of one line are bounded together. */
  line: string
  /** Its place is free at once, and what it sent is lost. */
  giveUp: () => void
}

/**
 * What clients left behind that were gone before they were led in. It counts, for it may be a filing; but whoever
 * leaves much behind takes no place from anybody who comes.
 */
export class LeftBehind {
  readonly #lines = new Map<string, Set<Left>>()
  /** Those with more than one. */
  readonly #several = new Set<Set<Left>>()

  add(left: Left): void {
    const group = this.#lines.get(left.line) ?? new Set()
    this.#lines.set(left.line, group.add(left))
    if (group.size > 1) this.#several.add(group)
  }

  remove(left: Left): void {
    const group = this.#lines.get(left.line)
    if (!group?.delete(left)) return
    if (group.size <= 1) this.#several.delete(group)
    if (group.size === 0) this.#lines.delete(left.line)
  }

  /** False where nobody has left more behind than this one. */
  makePlaceFor(line: string): boolean {
    let most: Set<Left> | undefined
    for (const group of this.#several) if (group.size > (most?.size ?? 0)) most = group
    if (!most || most.size <= (this.#lines.get(line)?.size ?? 0)) return false
    const newest = [...most].at(-1)
    newest?.giveUp()
    return newest !== undefined
  }
}
