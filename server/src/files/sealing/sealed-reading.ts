import { createSecretKey } from 'node:crypto'
import { Readable } from 'node:stream'
import type { Span, Storage } from '../storage.ts'
import { chunkSize, chunksOf, openChunk, SealBroken, sealedChunkSize, sealedLength } from './envelope.ts'
import { ownTurn } from './turns.ts'

/** A file as it was sealed: the storage knows it by its id, the database its size and its key. */
export type SealedFile = { id: string; size: number; key: Buffer }

type Source = Pick<Storage, 'read'>

/** Plain bytes of a file; a chunk that is not what was stored ends the stream with SealBroken before any byte of it. */
export function readSealed(storage: Source, file: SealedFile, span: Span): Readable {
  if (!(0 <= span.from && span.from <= span.to && span.to <= file.size))
    throw new RangeError(`file ${file.id} has no bytes from ${span.from} to ${span.to}`)
  let stored: Readable | undefined
  const chunks = plainChunks(file, span, async (sealedSpan) => {
    stored = await storage.read(file.id, sealedSpan, sealedChunkSize)
    if (plain.destroyed) stored.destroy()
    return stored
  })
  const plain = new Readable({
    read: () => {
      chunks.next().then(
        ({ done, value }) => plain.push(done ? null : value),
        (error: Error) => plain.destroy(error),
      )
    },
    // At once, however long the storage takes for the chunk it was asked for.
    destroy: (error, callback) => {
      stored?.destroy()
      callback(error)
    },
  })
  return plain
}

async function* plainChunks(
  { id: fileId, size, key: fileKey }: SealedFile,
  { from, to }: Span,
  read: (span: Span) => Promise<Readable>,
): AsyncGenerator<Buffer, undefined> {
  const key = createSecretKey(fileKey)
  // Of an empty file the seal at least is looked at.
  if (from === to && size > 0) return
  const first = Math.floor(from / chunkSize)
  const end = chunksOf(to)
  const sealedEnd = end === chunksOf(size) ? sealedLength(size) : end * sealedChunkSize
  const stored = inLengthsOf(sealedChunkSize, await read({ from: first * sealedChunkSize, to: sealedEnd }))

  for (let index = first; index < end; index++) {
    const isLast = index + 1 === chunksOf(size)
    const { value: chunk } = await stored.next()
    const isWhole =
      chunk?.length === (isLast ? sealedLength(size) - index * sealedChunkSize : sealedChunkSize)
    if (!chunk || !isWhole) throw new SealBroken(fileId, index)
    await ownTurn()
    const plain = openChunk(key, { fileId, index, isLast }, chunk)
    const start = index * chunkSize
    if (size > 0) yield plain.subarray(Math.max(0, from - start), to - start)
  }
}

/** The same bytes in buffers of this length, the last of which may be shorter. */
async function* inLengthsOf(
  length: number,
  source: AsyncIterable<Buffer>,
): AsyncGenerator<Buffer, undefined> {
  let pieces: Buffer[] = []
  let held = 0
  for await (const given of source) {
    for (let rest = given; rest.length > 0; ) {
      const piece = rest.subarray(0, length - held)
      rest = rest.subarray(piece.length)
      pieces.push(piece)
      held += piece.length
      if (held < length) continue
      yield joined(pieces)
      pieces = []
      held = 0
    }
  }
  if (held > 0) yield joined(pieces)
}

const joined = (pieces: Buffer[]): Buffer =>
  pieces.length === 1 && pieces[0] ? pieces[0] : Buffer.concat(pieces)
