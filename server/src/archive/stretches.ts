import { Readable } from 'node:stream'
import { FileMissing, type Span } from '../files/storage.ts'

/** A part of a whole: bytes that are at hand, or those of an entry that is opened when its turn comes. */
export type Stretch = { length: number } & ({ bytes: Buffer } | { entry: number })

export type Opening = (entry: number, span: Span) => Promise<Readable>

/** Bytes of what stretches make up, from anywhere on; an entry is closed when nobody reads on. */
export const stretchBytes = (stretches: readonly Stretch[], span: Span, open: Opening): Readable =>
  Readable.from(piecesOf(stretches, span, open), { objectMode: false })

async function* piecesOf(
  stretches: readonly Stretch[],
  { from, to }: Span,
  open: Opening,
): AsyncGenerator<Buffer, void, void> {
  let start = 0
  for (const stretch of stretches) {
    const span = { from: Math.max(0, from - start), to: Math.min(stretch.length, to - start) }
    start += stretch.length
    if (span.to <= span.from) continue
    if ('bytes' in stretch) yield stretch.bytes.subarray(span.from, span.to)
    else yield* wholeOf(await open(stretch.entry, span), span.to - span.from)
  }
}

/** What is shorter or longer than it was breaks the archive, so that none looks whole that is not. */
async function* wholeOf(file: Readable, length: number): AsyncGenerator<Buffer, void, void> {
  let taken = 0
  for await (const piece of file as AsyncIterable<Buffer>) {
    taken += piece.length
    if (taken > length) break
    if (piece.length > 0) yield piece
  }
  if (taken !== length) throw new FileMissing(`a part of an archive has not its ${length} bytes`)
}
