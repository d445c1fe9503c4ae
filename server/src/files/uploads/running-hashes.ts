import { createHash, type Hash } from 'node:crypto'
import { chunkSize, openChunk, sealedChunkSize } from '../sealing/envelope.ts'
import { ownTurn } from '../sealing/turns.ts'
import type { Storage } from '../storage.ts'

/** So many uploads that pause are remembered; of the others what is stored is read again. */
const mostRemembered = 10_000

/** The SHA-256 of what has come of files that are on their way, up to whole chunks. */
export class RunningHashes {
  readonly #known = new Map<string, { upTo: number; hash: Hash }>()

  keep(fileKey: string, upTo: number, hash: Hash): void {
    this.#known.delete(fileKey)
    this.#known.set(fileKey, { upTo, hash })
    for (const oldest of this.#known.keys()) {
      if (this.#known.size <= mostRemembered) return
      this.#known.delete(oldest)
    }
  }

  forget(fileKey: string): void {
    this.#known.delete(fileKey)
  }

  /** Goes on where it stood, also where another process has begun. */
  async after(storage: Storage, file: { id: string; key: Buffer }, upTo: number): Promise<Hash> {
    if (upTo === 0) return createHash('sha256')
    const known = this.#known.get(file.id)
    if (known?.upTo === upTo) return known.hash.copy()
    return hashOfStored(storage, file, upTo)
  }
}

/** Reads the chunks that are there; none of them is the last one. */
async function hashOfStored(
  storage: Storage,
  file: { id: string; key: Buffer },
  upTo: number,
): Promise<Hash> {
  const hash = createHash('sha256')
  const stored = await storage.read(
    file.id,
    { from: 0, to: (upTo / chunkSize) * sealedChunkSize },
    sealedChunkSize,
  )
  let index = 0
  for await (const sealed of inPieces(stored, sealedChunkSize)) {
    await ownTurn()
    hash.update(openChunk(file.key, { fileId: file.id, index, isLast: false }, sealed))
    index += 1
  }
  return hash
}

/** The same bytes in pieces of one length. */
async function* inPieces(source: AsyncIterable<Buffer>, length: number): AsyncGenerator<Buffer> {
  let gathered: Buffer[] = []
  let size = 0
  for await (const piece of source) {
    gathered.push(piece)
    size += piece.length
    if (size < length) continue
    let whole = Buffer.concat(gathered, size)
    while (whole.length >= length) {
      yield whole.subarray(0, length)
      whole = whole.subarray(length)
    }
    gathered = [whole]
    size = whole.length
  }
}
