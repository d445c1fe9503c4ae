import { Readable } from 'node:stream'
import { setTimeout as wait } from 'node:timers/promises'
import type { Logger } from 'pino'
import { type S3Bounds, usualBounds } from './s3-bounds.ts'
import { openBucket } from './s3-bucket.ts'
import { isNotOffered, isTaken } from './s3-errors.ts'
import { abortUploads, forgetRow, s3Finish, wholeName } from './s3-finishing.ts'
import { keyOfPart, lengthOfRow, partsOf } from './s3-parts.ts'
import { type OpenAt, openingParts, s3Reading } from './s3-reading.ts'
import { uploadsOf } from './s3-uploads.ts'
import { s3Writing } from './s3-writing.ts'
import { FileMissing, type Span, type Storage, type StoredFile } from './storage.ts'
import { checkedKey, isStorageKey } from './storage-key.ts'
import type { S3Settings } from './storage-settings.ts'

const identityName = 'identity'
/** Nobody takes that long to put a file together. */
const staleAfter = 24 * 60 * 60 * 1000

/** Keeps files in a bucket of any server that speaks S3. */
export function s3Storage(settings: S3Settings, log?: Logger, bounds: S3Bounds = usualBounds): Storage {
  const bucket = openBucket(settings, bounds)
  const uploads = uploadsOf(bucket)

  const identity = async (): Promise<string | null> => {
    try {
      return (await bucket.bytes(identityName)).toString('utf8').trim()
    } catch (error) {
      if (error instanceof FileMissing) return null
      throw error
    }
  }

  async function claim(wanted: string): Promise<boolean> {
    if ((await identity()) !== null) return false
    const content = Buffer.from(`${wanted}\n`)
    try {
      await bucket.putNew(identityName, content)
    } catch (error) {
      if (!isTaken(error) && !isNotOffered(error)) throw error
      if (isNotOffered(error)) await bucket.put(identityName, content)
    }
    // A server that takes both of two claims keeps the later one: by now both have been written.
    await wait(bounds.claim)
    return (await identity()) === wanted
  }

  async function read(key: string, span: Span): Promise<Readable> {
    checkedKey(key)
    if (span.from >= span.to) return readNothing(key)
    const openWhole: OpenAt = (from) => bucket.get(wholeName(key), { from, to: span.to })
    try {
      return s3Reading(await openWhole(span.from), openWhole, span, bounds.answer)
    } catch (error) {
      if (!(error instanceof FileMissing)) throw error
      const { row } = await partsOf(bucket, key)
      if (row.length === 0) throw error
      if (lengthOfRow(row) < span.to) throw new FileMissing(`${key} has fewer than ${span.to} bytes`)
      const openPart = openingParts(bucket, row, span.to)
      return s3Reading(await openPart(span.from), openPart, span, bounds.answer)
    }
  }

  async function readNothing(key: string): Promise<Readable> {
    if (!(await bucket.has(wholeName(key))) && (await partsOf(bucket, key)).row.length === 0)
      throw new FileMissing(`There is no file ${key}`)
    return Readable.from([], { objectMode: false })
  }

  async function* listWhole(): AsyncGenerator<StoredFile> {
    for await (const { name, modified } of bucket.list('whole/')) {
      const key = name.slice('whole/'.length)
      if (isStorageKey(key)) yield { key, modified }
    }
  }

  async function* listUnfinished(): AsyncGenerator<StoredFile> {
    let last: StoredFile | undefined
    for await (const { name, modified } of bucket.list('unfinished/')) {
      const key = keyOfPart(name)
      if (key === null) continue
      if (last?.key === key) {
        if (modified > last.modified) last.modified = modified
        continue
      }
      if (last && (await isUnfinished(last.key))) yield last
      last = { key, modified }
    }
    if (last && (await isUnfinished(last.key))) yield last
    await abortUploads(uploads, 'whole/', (begun) => Date.now() - begun.getTime() > staleAfter)
  }

  /** Of a file that is whole already a process may have left parts behind when it ended. */
  async function isUnfinished(key: string): Promise<boolean> {
    if (!(await bucket.has(wholeName(key)))) return true
    await forgetRow(bucket, key)
    return false
  }

  return {
    place: bucket.place,
    identity,
    claim,
    lengthOf: async (key) => {
      const { row } = await partsOf(bucket, checkedKey(key))
      if (row.length === 0 || (await bucket.has(wholeName(key)))) return null
      return lengthOfRow(row)
    },
    write: async (key, after) => {
      if (await bucket.has(wholeName(checkedKey(key)))) throw new Error(`${key} is whole already`)
      return s3Writing(bucket, key, after, log)
    },
    finish: async (key) => s3Finish(bucket, uploads, checkedKey(key), log),
    read,
    remove: async (key) => {
      await abortUploads(uploads, wholeName(checkedKey(key)), () => true)
      await forgetRow(bucket, key)
      await bucket.delete(wholeName(key))
    },
    listWhole,
    listUnfinished,
    free: async () => null,
    close: async () => bucket.close(),
  }
}
