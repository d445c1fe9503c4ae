import { readFile } from 'node:fs/promises'
import { FairLine } from '../rpc/fair-line.ts'

/** So few descriptors are open, whatever is asked for. */
const readsAtOnce = 16

/**
 * The bytes of small files: in memory once, however many answers are under way with them, and given back when none
 * needs them any more.
 */
export class SharedBytes {
  readonly #held = new Map<string, WeakRef<Buffer>>()
  readonly #reading = new Map<string, Promise<Buffer>>()
  readonly #line = new FairLine(readsAtOnce)

  async of(file: string): Promise<Buffer> {
    return this.#held.get(file)?.deref() ?? this.#reading.get(file) ?? this.#read(file)
  }

  #read(file: string): Promise<Buffer> {
    const reading = this.#line
      .run(file, () => readFile(file))
      .then((bytes) => {
        this.#held.set(file, new WeakRef(bytes))
        return bytes
      })
      .finally(() => this.#reading.delete(file))
    this.#reading.set(file, reading)
    return reading
  }
}
