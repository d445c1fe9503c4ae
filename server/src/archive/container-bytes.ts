import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { sealedLength } from '../files/sealing/envelope.ts'
import { plainBytes } from '../files/serving.ts'
import type { Span } from '../files/storage.ts'
import type { SealedFile } from '../files/stored-files.queries.ts'
import type { Context } from '../rpc/method.ts'
import {
  type Contained,
  containerSize,
  headLength,
  keyLength,
  type Lid,
  newLid,
  veilFrom,
} from './container.ts'
import { type Stretch, stretchBytes } from './stretches.ts'

type Ground = Pick<Context, 'storage' | 'keys'>

/** The lid of a new container for these files, in this order. */
export function lidOver(keys: Context['keys'], id: string, files: readonly SealedFile[]): Lid {
  let at = 0
  const contained = files.map(({ key, size, header }): Contained => {
    const length = sealedLength(size)
    at += length
    return { sealedFile: key, format: header.format, at: at - length, length }
  })
  return newLid(keys, id, contained)
}

/** How a lid is kept, sealed like all that we make; the key before it is no part of the archive. */
export const keptLid = ({ key, head, list }: Lid): Buffer => Buffer.concat([key, head, list])

const listFrom = keyLength + headLength

/** Where every byte behind the head comes from: the list, the files, zeros. */
function bodyOf(lid: Pick<SealedFile, 'size'>, files: readonly SealedFile[]): Stretch[] {
  const lengths = [lid.size - listFrom, ...files.map(({ size }) => sealedLength(size))]
  const content = lengths.reduce((sum, length) => sum + length, 0)
  const unused = containerSize(headLength + content) - headLength - content
  return [...lengths, unused].map((length, entry) => ({ length, entry }))
}

export const sizeOfContainer = (lid: Pick<SealedFile, 'size'>, files: readonly SealedFile[]): number =>
  bodyOf(lid, files).reduce((sum, { length }) => sum + length, headLength)

/** Bytes of a container whose lid is kept; the files go in as they lie in the storage. */
export const containerBytes = (
  ground: Ground,
  lid: SealedFile,
  files: readonly SealedFile[],
  span: Span,
): Readable => Readable.from(pieces(ground, lid, files, span), { objectMode: false })

async function* pieces(
  { storage, keys }: Ground,
  lid: SealedFile,
  files: readonly SealedFile[],
  { from, to }: Span,
): AsyncGenerator<Buffer, void, void> {
  const before = await buffer(await plainBytes({ storage, keys }, lid, { from: 0, to: listFrom }))
  const head = before.subarray(keyLength)
  if (from < headLength) yield head.subarray(from, Math.min(to, headLength))
  if (to <= headLength) return
  const within = { from: Math.max(0, from - headLength), to: to - headLength }
  const veil = veilFrom(before.subarray(0, keyLength), within.from)
  const body = stretchBytes(bodyOf(lid, files), within, async (entry, span) => {
    if (entry === 0)
      return plainBytes({ storage, keys }, lid, { from: span.from + listFrom, to: span.to + listFrom })
    const file = files[entry - 1]
    return file ? storage.read(file.key, span) : Readable.from(zeros(span), { objectMode: false })
  })
  for await (const piece of body as AsyncIterable<Buffer>) yield veil.update(piece)
}

const someZeros = Buffer.alloc(256 * 1024)

function* zeros({ from, to }: Span): Generator<Buffer> {
  for (let left = to - from; left > 0; left -= someZeros.length)
    yield someZeros.subarray(0, Math.min(left, someZeros.length))
}
