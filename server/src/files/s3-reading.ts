import { Readable } from 'node:stream'
import type { Bucket } from './s3-bucket.ts'
import type { Part } from './s3-parts.ts'
import { FileMissing, type Span, StorageDown } from './storage.ts'

/** Opens what follows a byte: to the end of the span, or of the part it lies in. */
export type OpenAt = (from: number) => Promise<Readable>

/** Reads a span on from its first stream; one that breaks off is opened again where it ended, if it gave anything. */
export function s3Reading(first: Readable, open: OpenAt, { from, to }: Span, silence: number): Readable {
  let current = first
  async function* pieces(): AsyncGenerator<Buffer> {
    for (let at = from; at < to; ) {
      const before = at
      try {
        for await (const piece of notSilent(current, silence)) {
          const wanted = piece.subarray(0, to - at)
          at += wanted.length
          if (wanted.length > 0) yield wanted
          // Otherwise it ends by itself, and its connection serves the next one.
          if (wanted.length < piece.length) return
        }
        if (at === before) throw new FileMissing(`The file in the bucket ends before byte ${at}`)
      } catch (error) {
        if (error instanceof FileMissing) throw error
        if (at === before)
          throw new StorageDown('The bucket stopped sending in the middle of a file', { cause: error })
      }
      current.destroy()
      if (at < to) current = await open(at)
    }
  }
  const reading = Readable.from(pieces(), { objectMode: false, highWaterMark: 256 * 1024 })
  return reading.once('close', () => current.destroy())
}

/** Only the time in which somebody waits for the next piece counts. */
async function* notSilent(stream: Readable, silence: number): AsyncGenerator<Buffer> {
  const pieces = stream[Symbol.asyncIterator]() as AsyncIterator<Buffer>
  for (;;) {
    const timer = setTimeout(() => stream.destroy(new Error(`silent for ${silence} ms`)), silence)
    const next = await pieces.next().finally(() => clearTimeout(timer))
    if (next.done) return
    yield next.value
  }
}

/** Opens the parts of an unfinished file as if they were one. */
export const openingParts =
  (bucket: Bucket, row: readonly Part[], to: number): OpenAt =>
  (from) => {
    const part = row.find(({ offset, bytes }) => from >= offset && from < offset + bytes)
    if (!part) throw new FileMissing(`There is no byte ${from} yet`)
    return bucket.get(part.name, {
      from: from - part.offset,
      to: Math.min(to, part.offset + part.bytes) - part.offset,
    })
  }
