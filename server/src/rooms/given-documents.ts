import { foldedName } from '@allmende/domain/files/file-names.ts'
import { isSealed } from '@allmende/domain/rooms/contractor-rooms.rules.ts'
import type { FiledFile } from '@allmende/domain/rooms/filed-file.ts'
import { getsOpenedListOnly, mayFindUnopened, readOnlyReason } from '@allmende/domain/rooms/rooms.policy.ts'
import type { Document } from '@allmende/domain/rooms/rooms.contract.ts'
import { showDocument } from '@allmende/domain/rooms/rooms.views.ts'
import { ensure } from '@allmende/domain/verdict.ts'
import type { Db } from '../database/schema.ts'
import type { Context } from '../rpc/method.ts'
import {
  findDocument,
  findDocumentByName,
  listDocumentsEver,
  listDocumentsIn,
  listDownloaded,
  type StoredDocument,
} from './documents.queries.ts'
import { type SeenRoom, seenRoom } from './seen-rooms.ts'

export type SeenDocument = SeenRoom & { document: StoredDocument }

/**
 * What a room holds for whoever asks: to its owner what lies in it now, to the team, where it was sealed, the list
 * that was opened.
 */
export async function listGiven(context: Context, seen: SeenRoom): Promise<StoredDocument[]> {
  const { db, actor, now } = context
  if (getsOpenedListOnly(actor, seen)) return listOpened(context, seen)
  const documents = await listDocumentsIn(db, seen.room.id)
  // That one is infected is told to those who can put another one in its place.
  const isTold = readOnlyReason(actor, seen, now) === null
  return documents.filter(({ state }) => state !== 'INFECTED' || isTold)
}

/** `had` is what this viewer downloaded last in its place. */
export const shownDocument = (document: StoredDocument, had: string | undefined): Document =>
  showDocument({ ...document, sha256: document.sha256.toString('hex') }, had ?? null)

/** Of it what this viewer has not downloaded as it is, and can have. */
export async function listChanged(context: Context, seen: SeenRoom): Promise<StoredDocument[]> {
  const { db, actor } = context
  const had =
    actor.kind === 'user' ? await listDownloaded(db, actor.email, seen.room.id) : new Map<number, string>()
  const given = await listGiven(context, seen)
  return given.filter(
    ({ lineId, sha256, state }) => state === 'READY' && had.get(lineId) !== sha256.toString('hex'),
  )
}

/** The one of that name, as this viewer's list calls it. */
export async function findGiven(
  context: Context,
  seen: SeenRoom,
  name: string,
): Promise<StoredDocument | null> {
  if (!getsOpenedListOnly(context.actor, seen)) return findDocumentByName(context.db, seen.room.id, name)
  const opened = await listOpened(context, seen)
  return opened.find((document) => foldedName(document.name) === foldedName(name)) ?? null
}

/** Documents under the names they were submitted with, whatever became of them in their room since. */
export async function asSubmitted(db: Db, files: readonly FiledFile[]): Promise<StoredDocument[]> {
  const named = new Map(files.map(({ documentId, name }) => [documentId, name]))
  const documents = await listDocumentsEver(db, [...named.keys()])
  return documents.map((document) => ({ ...document, name: named.get(document.id) ?? document.name }))
}

async function listOpened({ db, roomHolders }: Context, { room, around }: SeenRoom) {
  if (isSealed(room, around.lotOffer)) return []
  return asSubmitted(db, await roomHolders.openedFiles(db, room))
}

/** A document with its room. What was not opened with its room is there for nobody but its owner. */
export async function seenDocument(context: Context, id: number): Promise<SeenDocument | null> {
  const [ever] = await listDocumentsEver(context.db, [id])
  const seen = ever && (await seenRoom(context, ever.roomId))
  if (!seen) return null
  if (!getsOpenedListOnly(context.actor, seen)) {
    const document = await findDocument(context.db, id)
    return document && { ...seen, document }
  }
  // Whoever tries it is told so by the policy, as with the room itself.
  if (isSealed(seen.room, seen.around.lotOffer)) return { ...seen, document: ever }
  const document = (await listOpened(context, seen)).find((one) => one.id === id)
  if (!document) ensure(mayFindUnopened(context.actor, seen, context.now))
  return document ? { ...seen, document } : null
}
