import type { Readable } from 'node:stream'
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
import { type Opening, type Stretch, stretchBytes } from './stretches.ts'

/** A file whose size and sum are known before a byte of it is sent. */
export type KnownEntry = { name: string; size: number; date: Date; crc32: number }

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
export const zipBytes = ({ stretches }: ZipImage, span: Span, open: Opening): Readable =>
  stretchBytes(stretches, span, open)
