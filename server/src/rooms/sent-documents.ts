import { Readable } from 'node:stream'
import { Refusal, type Refused, refused } from '@allmende/domain/verdict.ts'
import { SealBroken } from '../files/sealing/envelope.ts'
import { serveFile } from '../files/serving.ts'
import { FileMissing } from '../files/storage.ts'
import { asRefusal } from '../files/storage-refusals.ts'
import type { Served } from '../http/route.ts'
import type { Context } from '../rpc/method.ts'
import { setDownloaded, type StoredDocument } from './documents.queries.ts'
import type { SeenDocument } from './given-documents.ts'
import { fileEvent } from './room-events.ts'
import type { SeenRoom } from './seen-rooms.ts'

/** What of it, as the request says. */
export type Part = { range?: string | undefined; ifRange?: string | undefined }

/** Whether what is stored is not what was stored. */
export const isBroken = (error: unknown): error is Error =>
  error instanceof SealBroken || error instanceof FileMissing

/** A "no" that the log keeps. */
export const refusedBroken = (seen: SeenRoom, document: StoredDocument): Refused =>
  refused('fileBroken', {
    values: { name: document.name },
    event: fileEvent('FILE_REFUSED', seen, document, [
      { label: 'Grund', oldValue: null, newValue: 'Die gespeicherte Datei ist beschädigt.' },
    ]),
  })

/** A document on its way out; what is broken is not sent, and breaks off where that is found late. */
export async function sent(
  context: Context,
  seen: SeenDocument,
  part: Part,
  shown: 'attachment' | 'inline',
): Promise<Served> {
  const { document } = seen
  const logBroken = (err: Error) =>
    context.log.error({ err, document: document.id, key: document.key }, 'a stored file is broken')
  const served = await serveFile(context, document, part, shown).catch((error: unknown) => {
    if (!isBroken(error)) throw asRefusal(context.log, error)
    logBroken(error)
    throw new Refusal(refusedBroken(seen, document))
  })
  if (context.actor.kind === 'user')
    await setDownloaded(context.db, context.actor.email, [document], context.now).catch((error: unknown) => {
      if (served.body instanceof Readable) served.body.destroy()
      throw error
    })
  return {
    ...served,
    brokenOff: (error) => {
      if (!isBroken(error)) return null
      logBroken(error)
      return refusedBroken(seen, document)
    },
  }
}
