import type { Logger } from 'pino'
import type { Bucket } from './s3-bucket.ts'
import { lengthOfRow, type Part, partAt, partsOf } from './s3-parts.ts'
import { FileMissing, type Writing } from './storage.ts'

/** S3 puts parts together from 5 MiB on; only the last may be smaller. */
export const fullPart = 8 * 1024 * 1024

/** The last part of a row as it grows: what lies in the bucket of it, and all of it here. */
type Open = { offset: number; stored: Part | null; pieces: Buffer[]; bytes: number }

/** Goes on with the row of an unfinished file after so many bytes, or begins one. */
export async function s3Writing(bucket: Bucket, key: string, after: number, log?: Logger): Promise<Writing> {
  const { row, all } = await partsOf(bucket, key)
  const length = lengthOfRow(row)
  if (length < after) throw new FileMissing(`Of ${key} there are ${length} bytes, not ${after}`)

  const writer = 1 + Math.max(0, ...all.map(({ name }) => Number(name.split('-').at(-2)) || 0))
  const kept = row.filter(({ offset, bytes }) => bytes > 0 && offset + bytes <= after)
  const cut = row.find(({ offset, bytes }) => offset < after && offset + bytes > after)
  const last = cut ?? (kept.length > 0 && (kept.at(-1)?.bytes ?? 0) < fullPart ? kept.pop() : undefined)
  const open = await opened(last)
  if (cut || after === 0) await store()
  await clear([...kept, ...(open.stored ? [open.stored] : [])])

  return {
    append: async (piece) => {
      open.pieces.push(Buffer.from(piece))
      open.bytes += piece.length
      if (open.bytes < fullPart) return
      try {
        await store()
      } catch (error) {
        open.pieces.pop()
        open.bytes -= piece.length
        throw error
      }
      Object.assign(open, { offset: open.offset + open.bytes, stored: null, pieces: [], bytes: 0 })
    },
    end: async () => {
      if (open.bytes > (open.stored?.bytes ?? 0)) await store()
    },
  }

  async function opened(part: Part | undefined): Promise<Open> {
    if (!part) return { offset: after, stored: null, pieces: [], bytes: 0 }
    const head = (await bucket.bytes(part.name)).subarray(0, after - part.offset)
    return { offset: part.offset, stored: part, pieces: [head], bytes: head.length }
  }

  async function store(): Promise<void> {
    const before = open.stored
    const part = partAt(key, open.offset, writer, open.bytes)
    const whole = Buffer.concat(open.pieces)
    await bucket.put(part.name, whole)
    Object.assign(open, { stored: part, pieces: [whole] })
    if (before && before.name !== part.name) await forget(before.name)
  }

  /** The last first: what is left when this breaks off is a row without gaps. */
  async function clear(keep: readonly Part[]): Promise<void> {
    const names = new Set(keep.map(({ name }) => name))
    const others = all.map(({ name }) => name).filter((name) => !names.has(name))
    for (const name of others.toSorted().toReversed()) await bucket.delete(name)
  }

  /** It does not count any more, and whoever finishes or goes on deletes it. */
  async function forget(name: string): Promise<void> {
    await bucket.delete(name).catch((err: unknown) => log?.warn({ err, key }, 'an old part stays for now'))
  }
}
