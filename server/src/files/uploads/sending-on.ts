import { createHash } from 'node:crypto'
import type { Readable } from 'node:stream'
import { Refusal, refuse } from '@allmende/domain/verdict.ts'
import type { Context } from '../../rpc/method.ts'
import type { WholeFile } from '../files.tables.ts'
import { StorageDown, StorageFull } from '../storage.ts'
import { nothingYet, offsetOf, receive } from './receiving.ts'
import type { Checksum } from './tus-headers.ts'
import { beginAgain, keepReached, reachedBy } from './upload-state.ts'
import { findUpload, removeUpload, setWhole, type Upload } from './uploads.queries.ts'

/** One request that sends on: from which byte, what, and what it adds up to. */
export type SentOn = { offset: number; checksum: Checksum | null; body: Readable }

export type SentOnResult = { offset: number; upload: Upload; whole: WholeFile | null }

/** Takes in what comes, alone at this upload; whatever happens, what has come stays. */
export function takeIn(context: Context, { id }: Upload, sent: SentOn): Promise<SentOnResult> {
  const { db, uploads } = context
  return uploads.writers.alone(db, id, async (stop) => {
    const cut = () => sent.body.destroy(new Refusal({ allowed: false, reason: 'uploadInUse' }))
    stop.addEventListener('abort', cut, { once: true })
    try {
      return await takeInAlone(context, id, sent)
    } finally {
      stop.removeEventListener('abort', cut)
    }
  })
}

async function takeInAlone(context: Context, id: string, { offset, checksum, body }: SentOn) {
  const { db, keys, storage, uploads, now, config } = context
  const found = (await findUpload(db, id)) ?? refuse('uploadUnknown')
  if (found.result !== null || found.whole !== null) return isThere(found, offset)
  const reached = await reachedBy(context, found)
  if (offset !== (reached ? offsetOf(reached) : 0)) refuse('uploadOffsetWrong')
  const upload = reached ? found : await beginAgain(db, keys, found)

  const parts = { storage, keys, hashes: uploads.hashes }
  const bounds = { length: upload.length, largest: config.files.limits.largest }
  const content = checksum ? verified(body, checksum) : body
  const {
    reached: after,
    whole,
    failure,
  } = await receive(parts, upload, reached ?? nothingYet, content, bounds).catch((error: unknown) =>
    forgetRefused(context, upload, error),
  )
  if (whole) {
    await setWhole(db, id, whole)
    return { offset: upload.length, upload, whole }
  }
  await keepReached(db, keys, upload, after, now)
  if (failure !== null) throw asRefusal(failure)
  return { offset: offsetOf(after), upload, whole: null }
}

/** All bytes are there already; what comes now is one of them again. */
function isThere(upload: Upload, offset: number): SentOnResult {
  const expected = upload.result === null ? upload.length - 1 : upload.length
  if (offset !== expected) refuse('uploadOffsetWrong')
  return { offset: upload.length, upload, whole: upload.whole }
}

/** What is never taken need not be sent again. */
async function forgetRefused({ db, storage }: Context, upload: Upload, error: unknown): Promise<never> {
  if (error instanceof Refusal) {
    await removeUpload(db, upload.id)
    await storage.remove(upload.fileKey)
  }
  throw asRefusal(error)
}

export function asRefusal(error: unknown): unknown {
  if (error instanceof StorageFull) return new Refusal({ allowed: false, reason: 'storageFull' })
  if (error instanceof StorageDown) return new Refusal({ allowed: false, reason: 'storageDown' })
  return error
}

/** So much is held in memory at most, because nothing of it is written before the sum is right. */
const largestVerified = 16 * 1024 * 1024

async function* verified(
  body: AsyncIterable<Buffer>,
  { algorithm, digest }: Checksum,
): AsyncGenerator<Buffer> {
  const hash = createHash(algorithm)
  const pieces: Buffer[] = []
  let size = 0
  for await (const piece of body) {
    size += piece.length
    if (size > largestVerified) refuse('uploadStretchTooLarge')
    hash.update(piece)
    pieces.push(piece)
  }
  if (!hash.digest().equals(digest)) refuse('checksumWrong')
  yield* pieces
}
