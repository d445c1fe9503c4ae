import type { Actor } from '@allmende/domain/actor.ts'
import { visitor } from '@allmende/domain/actor.ts'
import { DocumentId } from '@allmende/domain/rooms/rooms.contract.ts'
import { isPublicRoom, roomPolicy } from '@allmende/domain/rooms/rooms.policy.ts'
import { isDrawn } from '@allmende/domain/rooms/rooms.views.ts'
import { firstRefusal, refuse, refused, type Verdict } from '@allmende/domain/verdict.ts'
import type { FastifyRequest } from 'fastify'
import { partIn } from '../files/sent-file.ts'
import type { AskedPart as Part } from '../files/serving.ts'
import { rangeOf } from '../http/ranges.ts'
import { type Asked, serves } from '../http/route.ts'
import type { AuditEvent } from '../rpc/method.ts'
import { filePermits, zipNameOf, zipPermits } from './download-links.ts'
import { findSuccessor } from './documents.queries.ts'
import { listChanged, listGiven, type SeenDocument, seenDocument } from './given-documents.ts'
import { fileEvent, keptIfKnown, keptRefusal } from './room-events.ts'
import { seenRoom } from './seen-rooms.ts'
import { refusedBroken, sent } from './sent-documents.ts'
import { sentZip, zipEvent } from './sent-zips.ts'

export const downloadRoutes = [
  /** A document, to whoever holds its signed address. */
  serves('/api/v1/downloads/files/:name', {
    asks: async (request, house, now) => withPart(request, await filePermits.asks(request, house, now)),
    load: (context, { documentId }: { documentId: number }, _part: Part) => seenDocument(context, documentId),
    allow: (actor, seen, now) => keptRefusal(actor, mayHave(actor, seen, now), seen, seen.document),
    record: downloaded,
    serve: (context, seen, [, part]) => sent(context, seen, part, 'attachment'),
  }),

  /** The same to be drawn by our own page, which says in a header who asks. */
  serves('/api/v1/previews/:id', {
    asks: (request) => ({ args: [idIn(request), partIn(request)] as [number, Part] }),
    load: (context, id: number, _part: Part) => seenDocument(context, id),
    allow: (actor, seen, now) =>
      firstRefusal(
        keptIfKnown(actor, mayHave(actor, seen, now), seen, seen.document),
        isDrawn(seen.document) ? { allowed: true } : refused('documentNotShown'),
      ),
    record: (seen, args) => {
      const event = downloaded(seen, args)
      return event && { ...event, data: { ...event.data, changes: [looked] } }
    },
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
    load: async (context, { roomId, changedSince, changedOnly }) => {
      const seen = await seenRoom(context, roomId)
      if (!seen) return null
      const since = changedSince?.getTime() ?? 0
      const given = await (changedOnly ? listChanged : listGiven)(context, seen)
      const documents = given.filter((one) => one.date.getTime() > since)
      return { ...seen, documents, zipName: zipNameOf(seen.room, changedOnly) }
    },
    allow: (actor, seen, now) =>
      keptRefusal(actor, roomPolicy.read(actor, seen, now), seen, { file: seen.zipName }),
    // What only its maker sees is nobody's business.
    record: (seen) =>
      isPublicRoom(seen) || seen.around.projectId === null
        ? null
        : zipEvent(seen, seen.zipName, seen.documents),
    serve: (context, { documents, zipName, ...seen }) => {
      const packed = documents.map((document) => ({ path: document.name, document }))
      return sentZip(context, zipName, packed, (last) => refusedBroken(seen, last))
    },
  }),
]

/** A preview has the whole document, too. */
const looked = { label: 'Zweck', oldValue: null, newValue: 'Vorschau' }

const withPart = <Args extends unknown[]>(request: FastifyRequest, asked: Asked<Args>) => ({
  ...asked,
  args: [...asked.args, partIn(request)] as [...Args, Part],
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

function downloaded(seen: SeenDocument, [, { range }]: [unknown, Part]): AuditEvent | null {
  const isAny = rangeOf(range, seen.document.size) !== 'unsatisfiable'
  return isPublicRoom(seen) || !isAny ? null : fileEvent('FILE_DOWNLOADED', seen, seen.document)
}
