/** Pieces are laid together here: each for itself takes many times the bytes that it has. */
const blockSize = 16 * 1024
/** From here on a body is looked at that comes in crumbs; no client of ours or anybody's sends such. */
const manyPieces = 1000
const smallestPiece = 64

export class Pieces {
  readonly #blocks: Buffer[] = []
  #free = 0
  #count = 0
  #length = 0

  /** How much memory they take. */
  get held(): number {
    return this.#length + this.#free
  }

  get length(): number {
    return this.#length
  }

  get areCrumbs(): boolean {
    return this.#count > manyPieces && this.#length < this.#count * smallestPiece
  }

  add(piece: Buffer): void {
    this.#count += 1
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
    this.#free = this.#count = this.#length = 0
    return whole
  }
}
