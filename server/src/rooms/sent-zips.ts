import { createHash } from 'node:crypto'
import type { AuditEvent } from '@allmende/domain/deed/audit-event.ts'
import type { Refused } from '@allmende/domain/verdict.ts'
import { servedZip } from '../files/sent-zip.ts'
import { isReady, type Packed } from '../files/zip-entries.ts'
import type { Served } from '../http/route.ts'
import type { Context } from '../rpc/method.ts'
import { setDownloaded, type StoredDocument } from './documents.queries.ts'
import { factsOf, sealableEvent } from './room-events.ts'
import type { SeenRoom } from './seen-rooms.ts'

export type PackedDocument = Packed<StoredDocument>

/** Documents as one archive, made while it is sent; its reader has them from then on. */
export async function sentZip(
  context: Context,
  name: string,
  packed: readonly PackedDocument[],
  whenBroken: (last: StoredDocument) => Refused,
): Promise<Served> {
  const documents = packed.map(({ document }) => document)
  if (context.actor.kind === 'user')
    await setDownloaded(context.db, context.actor.email, documents.filter(isReady), context.now)
  return servedZip(context, name, packed, whenBroken)
}

/** So many are named one by one; of more the log has their number and the sum of their list, or it would grow by it. */
const mostNamed = 20

/** What of one room goes out with an archive. */
export function zipEvent(seen: SeenRoom, zipName: string, documents: readonly StoredDocument[]): AuditEvent {
  const files = documents.filter(isReady).map(factsOf)
  const list = files.map(({ file, hash }) => `${hash}  ${file}\n`).toSorted()
  const sum = createHash('sha256').update(list.join('')).digest('hex')
  const changes =
    files.length <= mostNamed
      ? files.map(({ file, hash }) => ({ label: file, oldValue: null, newValue: hash }))
      : [
          { label: 'Dokumente', oldValue: null, newValue: String(files.length) },
          { label: 'Prüfsumme der Liste', oldValue: null, newValue: sum },
        ]
  return sealableEvent('FILE_DOWNLOADED', seen, { file: zipName, changes })
}
