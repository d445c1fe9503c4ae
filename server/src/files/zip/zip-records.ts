import type { ZipTime } from './zip-dates.ts'

/** From where on a number stands in a field of ZIP64: how bytes are counted, and how files. */
export type Zip64From = { bytes: number; files: number }

/** The highest number of a usual field means that the real one stands in a field of ZIP64. */
const highest = { 2: 0xffff, 4: 0xffff_ffff } as const
export const usualZip64From: Zip64From = { bytes: highest[4], files: highest[2] }

type Field = readonly [width: 1 | 2 | 4 | 8, value: number]
const lengthOf = (fields: readonly Field[]): number => fields.reduce((sum, [width]) => sum + width, 0)
const noName = Buffer.alloc(0)

/** Numbers with their low byte first, and between them at most a name: so all records are made. */
function laidOut(before: readonly Field[], name: Buffer = noName, after: readonly Field[] = []): Buffer {
  const nameAt = lengthOf(before)
  const record = Buffer.allocUnsafe(nameAt + name.length + lengthOf(after))
  write(before, record, 0)
  name.copy(record, nameAt)
  write(after, record, nameAt + name.length)
  return record
}

function write(fields: readonly Field[], record: Buffer, start: number): void {
  let at = start
  for (const [width, value] of fields)
    at = width === 8 ? record.writeBigUInt64LE(BigInt(value), at) : record.writeUIntLE(value, at, width)
}

const nothing: Record<2 | 4, Field> = { 2: [2, 0], 4: [4, 0] }
const version: Record<'usual' | 'zip64', Field> = { usual: [2, 20], zip64: [2, 45] }
/** Made on Unix, by version 6.3 of the format, the first that knew UTF-8. */
const madeBy: Field = [2, (3 << 8) | 63]
/** A checksum and sizes behind the content, and a name in UTF-8. */
const flags: Field = [2, (1 << 3) | (1 << 11)]
const stored: Field = [2, 0]
/** A plain file that everybody may read and its owner may write. */
const attributes: Field = [4, 0o100644 * 0x1_0000]

const bytesFrom = (from: Zip64From, value: number): Field => [4, value >= from.bytes ? highest[4] : value]
const zip64Extra = (values: readonly number[]): readonly Field[] =>
  values.length === 0
    ? []
    : [[2, 0x0001], [2, 8 * values.length], ...values.map((value): Field => [8, value])]

/** "UT": the time of the last change alone. */
const timestamp = (seconds: number): readonly Field[] => [
  [2, 0x5455],
  [2, 5],
  [1, 1],
  [4, seconds >>> 0],
]

/** What the header in front of a file tells. */
export type FileHead = { name: Buffer; size: number; time: ZipTime }

/** Stands in front of a file's content; the reader learns here which form what stands behind it has. */
export function localHeader({ name, size, time }: FileHead, from: Zip64From): Buffer {
  const isZip64 = size >= from.bytes
  const toldLater: Field = isZip64 ? [4, highest[4]] : nothing[4]
  const extra = zip64Extra(isZip64 ? [0, 0] : [])
  return laidOut(
    [
      [4, 0x0403_4b50],
      isZip64 ? version.zip64 : version.usual,
      flags,
      stored,
      [4, time.dos],
      nothing[4],
      toldLater,
      toldLater,
      [2, name.length],
      [2, lengthOf(extra)],
    ],
    name,
    extra,
  )
}

/** Stands behind a file's content: its checksum and its size, packed and unpacked. */
export function dataDescriptor(sum: number, size: number, from: Zip64From): Buffer {
  const length: Field = [size >= from.bytes ? 8 : 4, size]
  return laidOut([[4, 0x0807_4b50], [4, sum], length, length])
}

/** A file in the directory at the end; `offset` is where its header lies. */
export function directoryRecord(
  { name, size, time, sum, offset }: FileHead & { sum: number; offset: number },
  from: Zip64From,
): Buffer {
  const zip64 = zip64Extra([size, size, offset].filter((value) => value >= from.bytes))
  const extra = [...zip64, ...timestamp(time.unix)]
  return laidOut(
    [
      [4, 0x0201_4b50],
      madeBy,
      zip64.length > 0 ? version.zip64 : version.usual,
      flags,
      stored,
      [4, time.dos],
      [4, sum],
      bytesFrom(from, size),
      bytesFrom(from, size),
      [2, name.length],
      [2, lengthOf(extra)],
      nothing[2],
      nothing[2],
      nothing[2],
      attributes,
      bytesFrom(from, offset),
    ],
    name,
    extra,
  )
}

/** How many files the directory has, how long it is and where it begins. */
export type DirectoryPlace = { files: number; size: number; offset: number }

/** The very end of an archive. */
export function directoryEnd(place: DirectoryPlace, from: Zip64From): Buffer {
  const { files, size, offset } = place
  const isZip64 = files >= from.files || size >= from.bytes || offset >= from.bytes
  const count: Field = [2, files >= from.files ? highest[2] : files]
  return laidOut([
    ...(isZip64 ? zip64End(place) : []),
    [4, 0x0605_4b50],
    nothing[2],
    nothing[2],
    count,
    count,
    bytesFrom(from, size),
    bytesFrom(from, offset),
    nothing[2],
  ])
}

/** The end of the directory in long numbers, and where that lies. */
const zip64End = ({ files, size, offset }: DirectoryPlace): readonly Field[] => [
  [4, 0x0606_4b50],
  [8, 44],
  madeBy,
  version.zip64,
  nothing[4],
  nothing[4],
  [8, files],
  [8, files],
  [8, size],
  [8, offset],
  [4, 0x0706_4b50],
  nothing[4],
  [8, offset + size],
  [4, 1],
]
