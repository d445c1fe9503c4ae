import { Readable } from 'node:stream'
import { type Refused, refused } from '@allmende/domain/verdict.ts'
import { sentFile } from '../files/sent-file.ts'
import type { AskedPart } from '../files/serving.ts'
import type { Served } from '../http/route.ts'
import type { Context } from '../rpc/method.ts'
import { setDownloaded, type StoredDocument } from './documents.queries.ts'
import type { SeenDocument } from './given-documents.ts'
import { fileEvent } from './room-events.ts'
import type { SeenRoom } from './seen-rooms.ts'

/** A "no" that the log keeps. */
export const refusedBroken = (seen: SeenRoom, document: StoredDocument): Refused =>
  refused('fileBroken', {
    values: { name: document.name },
    event: fileEvent('FILE_REFUSED', seen, document, [
      { label: 'Grund', oldValue: null, newValue: 'Die gespeicherte Datei ist beschädigt.' },
    ]),
  })

/** A document on its way out, which its reader has from then on. */
export async function sent(
  context: Context,
  seen: SeenDocument,
  part: AskedPart,
  shown: 'attachment' | 'inline',
): Promise<Served> {
  const { document } = seen
  const served = await sentFile(context, document, part, shown, () => refusedBroken(seen, document))
  if (context.actor.kind === 'user')
    await setDownloaded(context.db, context.actor.email, [document], context.now).catch((error: unknown) => {
      if (served.body instanceof Readable) served.body.destroy()
      throw error
    })
  return served
}
