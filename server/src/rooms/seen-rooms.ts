import type { Actor } from '@allmende/domain/actor.ts'
import { readOnlyReason, type RoomSubject, type Surroundings } from '@allmende/domain/rooms/rooms.policy.ts'
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
}

/** A room with what decides about it for this caller. */
export async function seenRoom(context: Context, id: number): Promise<SeenRoom | null> {
  const room = await findRoom(context.db, id)
  if (!room) return null
  const { projectId } = room
  const around = projectId === null ? aroundNothing : await context.roomHolders.around(context, projectId)
  return around && { room, around }
}

/** That a document is infected is told to those who can put another one in its place. */
export const isToldTo =
  (actor: Actor, seen: SeenRoom, now: Date) =>
  ({ state }: StoredDocument): boolean =>
    state !== 'INFECTED' || readOnlyReason(actor, seen, now) === null

/** A document with its room. */
export async function seenDocument(
  context: Context,
  id: number,
): Promise<(SeenRoom & { document: StoredDocument }) | null> {
  const document = await findDocument(context.db, id)
  const seen = document && (await seenRoom(context, document.roomId))
  return seen && { ...seen, document }
}
