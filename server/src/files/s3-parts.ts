import type { Bucket, Listed } from './s3-bucket.ts'
import { isStorageKey } from './storage-key.ts'

/**
 * An unfinished file is a row of objects, each named after the byte it begins with, the writer that wrote it
 * (later ones count on) and its length: unlike the parts of a multipart upload they can be read again, any process
 * finds them by listing, and a server puts them together without the bytes coming by us.
 */
export type Part = { name: string; offset: number; writer: number; bytes: number }

const digits = (value: number, width: number): string => String(value).padStart(width, '0')
const pattern = /^unfinished\/([^/]+)\/(\d{13})-(\d{6})-(\d+)$/

export const unfinishedBelow = (key: string): string => `unfinished/${key}/`

export const partAt = (key: string, offset: number, writer: number, bytes: number): Part => ({
  name: `${unfinishedBelow(key)}${digits(offset, 13)}-${digits(writer, 6)}-${bytes}`,
  offset,
  writer,
  bytes,
})

export function keyOfPart(name: string): string | null {
  const key = pattern.exec(name)?.[1]
  return key !== undefined && isStorageKey(key) ? key : null
}

/** Null where it is none of ours, or was not stored to its end. */
export function partOf({ name, bytes }: Pick<Listed, 'name' | 'bytes'>): Part | null {
  const [, key, offset, writer, length] = pattern.exec(name) ?? []
  if (key === undefined || Number(length) !== bytes) return null
  return { name, offset: Number(offset), writer: Number(writer), bytes }
}

/**
 * The parts that make up the file, in order. Where two begin at the same byte the later writer's counts, and after
 * a later writer's nothing of an earlier one does: what that one sent may arrive long after it was given up.
 */
export function rowOf(parts: readonly Part[]): Part[] {
  const row: Part[] = []
  for (let next = nextOf(parts, 0, 0); next; next = nextOf(parts, next.offset + next.bytes, next.writer)) {
    row.push(next)
    if (next.bytes === 0) break
  }
  return row
}

const nextOf = (parts: readonly Part[], offset: number, writer: number): Part | undefined =>
  parts
    .filter((part) => part.offset === offset && part.writer >= writer)
    .toSorted((one, other) => other.writer - one.writer || other.bytes - one.bytes)[0]

export const lengthOfRow = (row: readonly Part[]): number => row.reduce((sum, { bytes }) => sum + bytes, 0)

/** What lies there of an unfinished file: the row that counts, and all objects with those that do not. */
export async function partsOf(bucket: Bucket, key: string): Promise<{ row: Part[]; all: Listed[] }> {
  const all: Listed[] = []
  for await (const listed of bucket.list(unfinishedBelow(key))) all.push(listed)
  const parts = all.map(partOf).filter((part) => part !== null)
  return { row: rowOf(parts), all }
}
