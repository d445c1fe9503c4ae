import { randomUUID } from 'node:crypto'
import type { Db } from '../../database/schema.ts'
import { newFileKey, wholeChunksIn } from '../sealing/envelope.ts'
import { newHeader } from '../sealing/header.ts'
import type { MasterKeys } from '../sealing/master-keys.ts'
import type { Storage } from '../storage.ts'
import { nothingYet, offsetOf, type Reached } from './receiving.ts'
import { restartUpload, setTail, type Upload } from './uploads.queries.ts'

const tailPurpose = ({ fileKey }: Pick<Upload, 'fileKey'>, at: number) => `tail ${fileKey} ${at}`

/** How far an upload has come, as the storage says; null where what it has is lost. */
export async function reachedBy(
  { storage, keys }: { storage: Storage; keys: MasterKeys },
  upload: Upload,
): Promise<Reached | null> {
  const stored = await storage.lengthOf(upload.fileKey)
  const { plain: chunked } = wholeChunksIn(stored ?? 0, upload.length)
  const { tail, tailAt } = upload
  if (tail === null || tailAt !== chunked) return stored === null ? null : { chunked, tail: nothingYet.tail }
  return { chunked, tail: keys.open(tailPurpose(upload, chunked), tail) }
}

/**
 * What its sender hears. One byte short of the end: all of it is there, but it could not be recorded; the sender
 * sends that byte again, and it is.
 */
export async function offsetFor(
  parts: { storage: Storage; keys: MasterKeys },
  upload: Upload,
): Promise<number> {
  if (upload.result !== null) return upload.length
  if (upload.whole !== null) return upload.length - 1
  const reached = await reachedBy(parts, upload)
  return reached ? Math.min(offsetOf(reached), upload.length - 1) : 0
}

/** Keeps what fills no chunk yet; sealed, like everything. */
export async function keepReached(
  db: Db,
  keys: MasterKeys,
  upload: Upload,
  { chunked, tail }: Reached,
  now: Date,
): Promise<void> {
  const sealed = tail.length > 0 ? keys.seal(tailPurpose(upload, chunked), tail) : null
  await setTail(db, upload.id, sealed && { sealed, at: chunked }, now)
}

/** A new file key, because what was stored under the old one is lost. */
export async function beginAgain(db: Db, keys: MasterKeys, upload: Upload): Promise<Upload> {
  const fileKey = randomUUID()
  const header = newHeader(keys, fileKey, newFileKey())
  await restartUpload(db, upload.id, fileKey, header)
  return { ...upload, fileKey, header, tail: null, tailAt: null, whole: null }
}
