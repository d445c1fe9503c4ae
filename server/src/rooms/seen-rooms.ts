import type { Actor } from '@allmende/domain/actor.ts'
import { isSealed } from '@allmende/domain/rooms/contractor-rooms.rules.ts'
import {
  getsOpenedListOnly,
  readOnlyReason,
  type RoomSubject,
  type Surroundings,
} from '@allmende/domain/rooms/rooms.policy.ts'
import type { Context } from '../rpc/method.ts'
import { findDocument, type StoredDocument } from './documents.queries.ts'
import { findRoom, type StoredRoom } from './rooms.queries.ts'

export type SeenRoom = RoomSubject & { room: StoredRoom }

/** A temporary room belongs to nothing yet. */
export const aroundNothing: Surroundings = {
  projectId: null,
  projectName: '',
  isTeam: false,
  documentsArePublic: false,
  isRestricted: false,
  isArchived: false,
  isPublished: false,
  isPublic: false,
  projectAdmins: [],
  own: null,
  lot: null,
  lotOffer: null,
  openedDocuments: new Set(),
}

/** A room with what decides about it for this caller. */
export async function seenRoom(context: Context, id: number): Promise<SeenRoom | null> {
  const room = await findRoom(context.db, id)
  if (!room) return null
  const { projectId } = room
  if (projectId === null) return { room, around: aroundNothing }
  const aroundOf = await context.roomHolders.around(context, projectId)
  return aroundOf && { room, around: aroundOf(room) }
}

/** What was never submitted, or withdrawn, is not there for the team, however open the room is. */
export const isGiven = (actor: Actor, seen: SeenRoom, { id }: Pick<StoredDocument, 'id'>): boolean =>
  !getsOpenedListOnly(actor, seen) ||
  isSealed(seen.room, seen.around.lotOffer) ||
  seen.around.openedDocuments.has(id)

/** That a document is infected is told to those who can put another one in its place. */
export const isToldTo =
  (actor: Actor, seen: SeenRoom, now: Date) =>
  (document: StoredDocument): boolean =>
    isGiven(actor, seen, document) &&
    (document.state !== 'INFECTED' || readOnlyReason(actor, seen, now) === null)

/** A document with its room. */
export async function seenDocument(
  context: Context,
  id: number,
): Promise<(SeenRoom & { document: StoredDocument }) | null> {
  const document = await findDocument(context.db, id)
  const seen = document && (await seenRoom(context, document.roomId))
  return seen && isGiven(context.actor, seen, document) ? { ...seen, document } : null
}
