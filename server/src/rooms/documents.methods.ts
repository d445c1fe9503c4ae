import { cleanTypedName, foldedName, renamedAs } from '@allmende/domain/files/file-names.ts'
import { isProgram } from '@allmende/domain/files/file-types.ts'
import { signedIn } from '@allmende/domain/actor.ts'
import { addressAt, paths } from '@allmende/domain/addresses.ts'
import type { roomsContract } from '@allmende/domain/rooms/rooms.contract.ts'
import { roomPolicy } from '@allmende/domain/rooms/rooms.policy.ts'
import { roomLabels } from '@allmende/domain/rooms/rooms.texts.ts'
import { existing, refuse } from '@allmende/domain/verdict.ts'
import { type Context, methodsOf } from '../rpc/method.ts'
import { downloadLink, zipLink, zipNameOf } from './download-links.ts'
import {
  findDocument,
  findDocumentByName,
  listDownloaded,
  removeDocument,
  setDocumentName,
} from './documents.queries.ts'
import {
  findGiven,
  listChanged,
  listGiven,
  type SeenDocument,
  seenDocument,
  shownDocument,
} from './given-documents.ts'
import { documentsChanged, factsOf, fileEvent, keptIfKnown, sealableEvent } from './room-events.ts'
import { lockRoom } from './rooms.queries.ts'
import { seenRoom } from './seen-rooms.ts'

const { read, change } = methodsOf<typeof roomsContract>()

export const documentMethods = [
  read('listDocuments', {
    load: (context, id) => seenRoom(context, id),
    allow: roomPolicy.read,
    after: async (context, seen) => ({
      documents: await listGiven(context, seen),
      had:
        context.actor.kind === 'user'
          ? await listDownloaded(context.db, context.actor.email, seen.room.id)
          : new Map<number, string>(),
    }),
    show: (_actor, { documents, had }) =>
      documents.map((document) => shownDocument(document, had.get(document.lineId))),
  }),

  read('getDownloadLink', {
    load: async (context, roomId, name) => {
      const seen = await seenRoom(context, roomId)
      return seen && { ...seen, document: await findGiven(context, seen, name) }
    },
    allow: (actor, seen, now) => {
      const { document } = seen
      const verdict = roomPolicy.read(actor, seen, now)
      return document ? keptIfKnown(actor, verdict, seen, document) : verdict
    },
    after: async (context, { document }) => downloadLink(context, document ?? refuse('notFound')),
    show: (_actor, url) => url,
  }),

  read('getZipLink', {
    load: (context, id) => seenRoom(context, id),
    allow: (actor, seen, now) =>
      keptIfKnown(actor, roomPolicy.read(actor, seen, now), seen, { file: zipNameOf(seen.room) }),
    after: async (context, seen, [, { changedSince, ...wish } = {}]) => {
      // What a visitor without an account has had nobody knows, so that all of it is new to her.
      const changedOnly = wish.changedOnly === true && context.actor.kind === 'user'
      if (changedOnly && (await listChanged(context, seen)).length === 0) refuse('documentsUnchanged')
      return zipLink(context, seen.room, { changedSince: changedSince ?? null, changedOnly })
    },
    show: (_actor, url) => url,
  }),

  read('createPublicLink', {
    first: signedIn,
    load: seenDocument,
    allow: roomPolicy.publicLink,
    after: async ({ home }, { document }) =>
      addressAt(home, paths.publicDocument(document.id, document.name)),
    show: (_actor, url) => url,
  }),

  change('renameDocument', {
    first: signedIn,
    load: lockedDocument,
    allow: roomPolicy.write,
    run: async ({ db }, { document, room }, [id, given]) => {
      const typed = cleanTypedName(given) ?? refuse('fileNameUnusable', { fields: ['1'] })
      const name = renamedAs(typed, document.name)
      if (isProgram(new Uint8Array(), name)) refuse('fileTypeRefused', { values: { name }, fields: ['1'] })
      const isOther = foldedName(name) !== foldedName(document.name)
      if (isOther && (await findDocumentByName(db, room.id, name)))
        refuse('documentNameTaken', { values: { name }, fields: ['1'] })
      await setDocumentName(db, id, name)
      return shownDocument(existing(await findDocument(db, id)), undefined)
    },
    record: (seen, after) =>
      after.name === seen.document.name
        ? null
        : sealableEvent('ROOM_CHANGED', seen, {
            ...factsOf({ ...seen.document, name: after.name }),
            changes: [{ label: roomLabels.document.de, oldValue: seen.document.name, newValue: after.name }],
          }),
    announce: ({ room }) => documentsChanged(room),
  }),

  change('deleteDocument', {
    first: signedIn,
    load: lockedDocument,
    allow: roomPolicy.write,
    run: async ({ db, now }, { document, around }) => {
      await removeDocument(db, document, around.isPublished, now)
      return null
    },
    record: (seen) => fileEvent('FILE_DELETED', seen, seen.document),
    announce: ({ room }) => documentsChanged(room),
  }),
]

/** The room is locked too, because its names are each other's neighbours. */
async function lockedDocument(context: Context, id: number): Promise<SeenDocument | null> {
  const found = await findDocument(context.db, id)
  if (!found) return null
  await lockRoom(context.db, found.roomId)
  return seenDocument(context, id)
}
