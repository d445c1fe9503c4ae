import { randomUUID } from 'node:crypto'
import type { Db } from '../../database/schema.ts'
import type { Context } from '../../rpc/method.ts'
import { newFileKey, wholeChunksIn } from '../sealing/envelope.ts'
import { newHeader } from '../sealing/header.ts'
import type { MasterKeys } from '../sealing/master-keys.ts'
import type { Storage } from '../storage.ts'
import { nothingYet, offsetOf, type Reached } from './receiving.ts'
import type { UploadsInWork } from './uploads-in-work.ts'
import { renewUpload, restartUpload, setTail, type Upload } from './uploads.queries.ts'

type Parts = { storage: Storage; keys: MasterKeys; uploads: Pick<UploadsInWork, 'tails'> }

const tailPurpose = ({ fileKey }: Pick<Upload, 'fileKey'>, at: number) => `tail ${fileKey} ${at}`

/** How far an upload has come, as the storage says; null where what it has is lost. */
export async function reachedBy({ storage, keys, uploads }: Parts, upload: Upload): Promise<Reached | null> {
  const stored = await storage.lengthOf(upload.fileKey)
  // Also where a process died between making it whole and saying so.
  if (stored === null) return null
  const { plain: chunked } = wholeChunksIn(stored, upload.length)
  const known = uploads.tails.after(upload.id, chunked) ?? { chunked, tail: nothingYet.tail }
  const { tail, tailAt } = upload
  if (tail === null || tailAt !== chunked) return known
  const written = { chunked, tail: keys.open(tailPurpose(upload, chunked), tail) }
  // Another process may have heard more of it.
  return written.tail.length > known.tail.length ? written : known
}

/**
 * What its sender hears. One byte short of the end: all of it is there, but it could not be recorded; the sender
 * sends that byte again, and it is.
 */
export async function offsetFor(parts: Parts, upload: Upload): Promise<number> {
  if (upload.result !== null) return upload.length
  if (upload.whole !== null) return upload.length - 1
  const reached = await reachedBy(parts, upload)
  return reached ? Math.min(offsetOf(reached), upload.length - 1) : 0
}

/** Keeps what fills no chunk yet; in the database sealed, like everything, and not for every crumb. */
export async function keepReached(
  { db, keys, uploads }: Pick<Context, 'db' | 'keys' | 'uploads'>,
  upload: Upload,
  reached: Reached,
  isCrumb: boolean,
): Promise<void> {
  const { chunked, tail } = reached
  uploads.tails.keep(upload.id, reached)
  // Counted from its end: over a slow line a stretch takes hours.
  const now = new Date()
  if (isCrumb) return renewUpload(db, upload.id, offsetOf(reached), now)
  const sealed = tail.length > 0 ? keys.seal(tailPurpose(upload, chunked), tail) : null
  await setTail(db, upload.id, offsetOf(reached), sealed && { sealed, at: chunked }, now)
}

/** A new file key, because what was stored under the old one is lost. */
export async function beginAgain(db: Db, keys: MasterKeys, upload: Upload): Promise<Upload> {
  const fileKey = randomUUID()
  const header = newHeader(keys, fileKey, newFileKey())
  await restartUpload(db, upload.id, fileKey, header)
  return { ...upload, fileKey, header, tail: null, tailAt: null, whole: null }
}
