import { Readable } from 'node:stream'
import type { Span } from '../files/storage.ts'
import { zipTime } from '../files/zip/zip-dates.ts'
import { ZipDirectory } from '../files/zip/zip-directory.ts'
import { nameFault } from '../files/zip/zip-names.ts'
import {
  dataDescriptor,
  directoryEnd,
  directoryRecord,
  localHeader,
  usualZip64From,
  type Zip64From,
} from '../files/zip/zip-records.ts'

/** A file whose size and sum are known before a byte of it is sent. */
export type KnownEntry = { name: string; size: number; date: Date; crc32: number }

/** A stretch of the archive: bytes that are at hand, or those of an entry. */
type Stretch = { length: number } & ({ bytes: Buffer } | { entry: number })

export type ZipImage = { size: number; stretches: readonly Stretch[] }

/**
 * Where every byte of a ZIP archive comes from. As sums and sizes are known, the same list is the same archive to the
 * last bit, and whoever was interrupted goes on at any byte of it.
 */
export function zipImage(entries: readonly KnownEntry[], from: Zip64From = usualZip64From): ZipImage {
  const names = new Set<string>()
  const directory = new ZipDirectory()
  const stretches: Stretch[] = []
  let offset = 0
  entries.forEach(({ name, size, date, crc32: sum }, entry) => {
    const fault = nameFault(name) ?? (names.has(name) ? 'is there twice' : null)
    if (fault) throw new Error(`the name ${JSON.stringify(name)} in an archive ${fault}`)
    names.add(name)
    const head = { name: Buffer.from(name), size, time: zipTime(date) }
    const header = localHeader(head, from)
    const descriptor = dataDescriptor(sum, size, from)
    stretches.push({ bytes: header, length: header.length })
    if (size > 0) stretches.push({ entry, length: size })
    stretches.push({ bytes: descriptor, length: descriptor.length })
    directory.add(directoryRecord({ ...head, sum, offset }, from))
    offset += header.length + size + descriptor.length
  })
  for (const page of directory.pages()) stretches.push({ bytes: page, length: page.length })
  const end = directoryEnd({ files: directory.files, size: directory.size, offset }, from)
  stretches.push({ bytes: end, length: end.length })
  return { size: offset + directory.size + end.length, stretches }
}

/** Bytes of the archive; an entry is opened when its turn comes, and closed when nobody reads on. */
export const zipBytes = (
  { stretches }: ZipImage,
  { from, to }: Span,
  open: (entry: number, span: Span) => Promise<Readable>,
): Readable => Readable.from(piecesOf(stretches, { from, to }, open), { objectMode: false })

async function* piecesOf(
  stretches: readonly Stretch[],
  { from, to }: Span,
  open: (entry: number, span: Span) => Promise<Readable>,
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
  if (taken !== length) throw new Error(`a part of an archive has not its ${length} bytes`)
}
