/** Pieces are laid together here: each for itself takes many times the bytes that it has. */
const blockSize = 16 * 1024

export class Pieces {
  readonly #blocks: Buffer[] = []
  #free = 0
  #length = 0

  /** How much memory they take. */
  get held(): number {
    return this.#length + this.#free
  }

  get length(): number {
    return this.#length
  }

  add(piece: Buffer): void {
    this.#length += piece.length
    const fitting = Math.min(this.#free, piece.length)
    const last = this.#blocks.at(-1)
    if (last && fitting > 0) piece.copy(last, last.length - this.#free, 0, fitting)
    this.#free -= fitting
    if (fitting === piece.length) return
    const block = Buffer.allocUnsafeSlow(Math.max(blockSize, piece.length - fitting))
    piece.copy(block, 0, fitting)
    this.#blocks.push(block)
    this.#free = block.length - (piece.length - fitting)
  }

  whole(): Buffer {
    return Buffer.concat(this.#blocks, this.#length)
  }

  /** The same, and nothing is left. */
  takeAll(): Buffer {
    const whole = this.whole()
    this.#blocks.length = 0
    this.#free = this.#length = 0
    return whole
  }
}
