import { createHash } from 'node:crypto'
import type { Readable } from 'node:stream'
import { reasons } from '@allmende/domain/reasons.ts'
import { Refusal, refuse } from '@allmende/domain/verdict.ts'
import type { Context } from '../../rpc/method.ts'
import type { WholeFile } from '../files.tables.ts'
import { askedFor } from '../storage-refusals.ts'
import { nothingYet, offsetOf, type Reached, receive, sealedBefore } from './receiving.ts'
import type { Checksum } from './tus-headers.ts'
import { beginAgain, keepReached, reachedBy } from './upload-state.ts'
import { untilStopped } from './until-stopped.ts'
import { findUpload, removeUpload, setReceived, setWhole, type Upload } from './uploads.queries.ts'

/** One request that sends on: from which byte, what, and what it adds up to. */
export type SentOn = { offset: number; checksum: Checksum | null; body: Readable }

export type SentOnResult = { offset: number; upload: Upload; whole: WholeFile | null }

/** What is shorter is kept in memory alone. */
const smallestKept = 16 * 1024

/** Takes in what comes, alone at this upload; whatever happens, what has come stays. */
export function takeIn(context: Context, upload: Upload, sent: SentOn): Promise<SentOnResult> {
  const { db, uploads, log } = context
  return uploads.writers.alone(db, upload, (stop) =>
    askedFor(log, () => takeInAlone(context, upload.id, sent, stop)),
  )
}

async function takeInAlone(
  context: Context,
  id: string,
  { offset, checksum, body }: SentOn,
  stop: AbortSignal,
): Promise<SentOnResult> {
  const { db, keys, storage, uploads, config } = context
  const found = (await findUpload(db, id)) ?? refuse('uploadUnknown')
  if (found.result !== null || found.whole !== null) return isThere(found, offset)
  const reached = await reachedBy(context, found)
  if (offset !== (reached ? offsetOf(reached) : 0)) refuse('uploadOffsetWrong')
  const upload = reached ? found : await beginAgain(db, keys, found)

  const parts = { storage, keys, hashes: uploads.hashes }
  const bounds = { length: upload.length, largest: config.files.limits.largest }
  const coming = uploads.space.within(untilStopped(body, stop), {
    storage,
    reserve: config.files.limits.reserve,
    most: upload.length - offset,
    onStretch: (came) => setReceived(db, id, offset + came),
  })
  const from = reached ?? nothingYet
  const { whole, failure, ...came } = await receive(
    parts,
    upload,
    from,
    checksum ? verified(coming, checksum) : coming,
    bounds,
  ).catch((error: unknown) => forgetRefused(context, upload, error))
  if (whole) {
    uploads.tails.forget(id)
    await setWhole(db, id, whole)
    return { offset: upload.length, upload, whole }
  }
  // What came with a sum that is wrong, or not known to be right, does not count.
  const after = failure !== null && checksum ? await cutBack(context, upload, from) : came.reached
  const isCrumb = failure === null && offsetOf(after) - offset < smallestKept
  await keepReached(context, upload, after, isCrumb)
  // Over a line that was cut nobody hears anything; who comes again asks how far it came.
  const wasCut = failure === body.errored && !(failure instanceof Refusal)
  if (failure !== null && !wasCut) throw failure
  return { offset: offsetOf(after), upload, whole: null }
}

async function cutBack({ storage, uploads }: Context, { fileKey }: Upload, to: Reached): Promise<Reached> {
  // Another process may fill the same place with other bytes.
  uploads.hashes.forget(fileKey)
  await (await storage.write(fileKey, sealedBefore(to))).end()
  return to
}

/** All bytes are there already; what comes now is one of them again. */
function isThere(upload: Upload, offset: number): SentOnResult {
  const expected = upload.result === null ? upload.length - 1 : upload.length
  if (offset !== expected) refuse('uploadOffsetWrong')
  return { offset: upload.length, upload, whole: upload.whole }
}

/** Of what is never taken nothing stays; what cannot be looked at right now waits. */
export async function forgetRefused(
  { db, storage }: Context,
  upload: Upload,
  error: unknown,
): Promise<never> {
  if (error instanceof Refusal && !isPassing(error)) {
    await removeUpload(db, upload.id)
    await storage.remove(upload.fileKey)
  }
  throw error
}

const isPassing = ({ verdict }: Refusal) => reasons[verdict.reason].type === 'UnavailableException'

/** The same bytes; a "no" in the end where they do not add up to what their sender says. */
async function* verified(
  body: AsyncIterable<Buffer>,
  { algorithm, digest }: Checksum,
): AsyncGenerator<Buffer> {
  const hash = createHash(algorithm)
  for await (const piece of body) {
    hash.update(piece)
    yield piece
  }
  if (!hash.digest().equals(digest)) refuse('checksumWrong')
}
