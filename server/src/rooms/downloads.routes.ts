import type { Actor } from '@allmende/domain/actor.ts'
import { visitor } from '@allmende/domain/actor.ts'
import { DocumentId } from '@allmende/domain/rooms/rooms.contract.ts'
import { isPublicRoom, roomPolicy } from '@allmende/domain/rooms/rooms.policy.ts'
import { isDrawn } from '@allmende/domain/rooms/rooms.views.ts'
import { firstRefusal, refuse, refused, type Verdict } from '@allmende/domain/verdict.ts'
import type { FastifyRequest } from 'fastify'
import { FileMissing } from '../files/storage.ts'
import { asRefusal } from '../files/storage-refusals.ts'
import { SealBroken } from '../files/sealing/envelope.ts'
import { sandbox, serveFile } from '../files/serving.ts'
import { zipOf } from '../files/zip-stream.ts'
import { contentDisposition } from '../http/attachment.ts'
import { type Asked, type Served, serves } from '../http/route.ts'
import type { AuditEvent, Context } from '../rpc/method.ts'
import { filePermits, zipNameOf, zipPermits } from './download-links.ts'
import { findSuccessor, listDocumentsIn, setDownloaded, type StoredDocument } from './documents.queries.ts'
import { eventIn, fileEvent } from './room-events.ts'
import { seenDocument, type SeenRoom, seenRoom } from './seen-rooms.ts'
import { zipEntries } from './zip-entries.ts'

type SeenDocument = SeenRoom & { document: StoredDocument }
type Part = { range?: string | undefined; ifRange?: string | undefined }

export const downloadRoutes = [
  /** A document, to whoever holds its signed address. */
  serves('/api/v1/downloads/files/:name', {
    asks: async (request, house, now) => withPart(request, await filePermits.asks(request, house, now)),
    load: (context, { documentId }: { documentId: number }, _part: Part) => seenDocument(context, documentId),
    allow: (actor, seen, now) =>
      firstRefusal(
        keptRefusal(roomPolicy.read(actor, seen, now), seen, factsOf(seen.document)),
        mayHave(actor, seen, now),
      ),
    record: downloaded,
    serve: (context, seen, [, part]) => sent(context, seen, part, 'attachment'),
  }),

  /** The same to be drawn by our own page, which says in a header who asks. */
  serves('/api/v1/documents/:id/preview', {
    asks: (request) => ({ args: [idIn(request), partIn(request)] as [number, Part] }),
    load: (context, id: number, _part: Part) => seenDocument(context, id),
    allow: (actor, seen, now) =>
      firstRefusal(
        mayHave(actor, seen, now),
        isDrawn(seen.document) ? { allowed: true } : refused('documentNotShown'),
      ),
    record: downloaded,
    serve: (context, seen, [, part]) => sent(context, seen, part, 'inline'),
  }),

  /** A lasting address: under a visitor's rights at each use, whoever uses it; what replaced the document is had there. */
  serves('/api/v1/documents/:id/:name', {
    asks: (request) => ({ args: [idIn(request), partIn(request)] as [number, Part], session: null }),
    load: async (context, id: number, _part: Part) => {
      const document = await findSuccessor(context.db, id)
      const seen = document && (await seenRoom({ ...context, actor: visitor }, document.roomId))
      return seen && { ...seen, document }
    },
    allow: (_actor, seen, now) => mayHave(visitor, seen, now),
    serve: (context, seen, [, part]) => sent({ ...context, actor: visitor }, seen, part, 'attachment'),
  }),

  /** A room as one archive, made while it is sent. */
  serves('/api/v1/downloads/rooms/:name', {
    asks: (request, house, now) => zipPermits.asks(request, house, now),
    load: async (context, { roomId, changedSince }) => {
      const seen = await seenRoom(context, roomId)
      if (!seen) return null
      const all = await listDocumentsIn(context.db, roomId)
      const since = changedSince?.getTime() ?? 0
      const wanted = all.filter(({ date }) => date.getTime() > since)
      const isReady = ({ state }: StoredDocument) => state === 'READY'
      return { ...seen, documents: wanted.filter(isReady), leftOut: wanted.filter((one) => !isReady(one)) }
    },
    allow: (actor, seen, now) =>
      keptRefusal(roomPolicy.read(actor, seen, now), seen, { file: zipNameOf(seen.room) }),
    record: (seen) => (isPublicRoom(seen) ? null : zipEvent(seen)),
    serve: async (context, { room, documents, leftOut }): Promise<Served> => {
      if (context.actor.kind === 'user')
        await setDownloaded(context.db, context.actor.email, documents, context.now)
      return {
        body: zipOf(zipEntries(context, documents, leftOut)),
        type: 'application/zip',
        headers: {
          'content-disposition': contentDisposition('attachment', zipNameOf(room)),
          'content-security-policy': sandbox,
        },
      }
    },
  }),
]

const withPart = <Args extends unknown[]>(request: FastifyRequest, asked: Asked<Args>) => ({
  ...asked,
  args: [...asked.args, partIn(request)] as [...Args, Part],
})

const partIn = ({ headers }: FastifyRequest): Part => ({
  range: headers.range,
  ifRange: headers['if-range'] as string | undefined,
})

function idIn({ params }: FastifyRequest): number {
  const parsed = DocumentId.safeParse(Number((params as { id: string }).id))
  return parsed.success ? parsed.data : refuse('notFound')
}

/** What is not looked at yet is had by nobody, what is infected never. */
function mayHave(actor: Actor, seen: SeenDocument, now: Date): Verdict {
  const { state } = seen.document
  return firstRefusal(
    roomPolicy.read(actor, seen, now),
    state === 'CHECKING' ? refused('documentBeingChecked') : { allowed: true },
    state === 'INFECTED' ? refused('documentInfected') : { allowed: true },
  )
}

/** Who held a right and lost it is told no, and the log knows. */
const keptRefusal = (verdict: Verdict, seen: SeenRoom, file: { file: string; hash?: string }): Verdict =>
  verdict.allowed || verdict.event ? verdict : { ...verdict, event: eventIn('FILE_REFUSED', seen, file) }

const factsOf = ({ name, sha256 }: StoredDocument) => ({ file: name, hash: sha256.toString('hex') })

function downloaded(seen: SeenDocument): AuditEvent | null {
  return isPublicRoom(seen) ? null : fileEvent('FILE_DOWNLOADED', seen, seen.document)
}

function zipEvent(seen: SeenRoom & { documents: readonly StoredDocument[] }): AuditEvent {
  const changes = seen.documents.map(({ name, sha256 }) => ({
    label: name,
    oldValue: null,
    newValue: sha256.toString('hex'),
  }))
  return eventIn('FILE_DOWNLOADED', seen, { file: zipNameOf(seen.room), changes })
}

async function sent(
  context: Context,
  seen: SeenDocument,
  part: Part,
  shown: 'attachment' | 'inline',
): Promise<Served> {
  const { document } = seen
  const served = await serveFile(context, document, part, shown).catch((error: unknown) => {
    if (!(error instanceof SealBroken || error instanceof FileMissing)) throw asRefusal(context.log, error)
    context.log.error({ err: error, document: document.id, key: document.key }, 'a stored file is broken')
    return refuse('fileBroken', {
      values: { name: document.name },
      event: fileEvent('FILE_REFUSED', seen, document, [
        { label: 'Grund', oldValue: null, newValue: 'Die gespeicherte Datei ist beschädigt.' },
      ]),
    })
  })
  if (context.actor.kind === 'user')
    await setDownloaded(context.db, context.actor.email, [document], context.now)
  return served
}
