import type { RoomSubject, Surroundings } from '@allmende/domain/rooms/rooms.policy.ts'
import type { Context } from '../rpc/method.ts'
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
  readsMessage: false,
}

/** A room with what decides about it for this caller. */
export async function seenRoom(context: Context, id: number): Promise<SeenRoom | null> {
  const room = await findRoom(context.db, id)
  if (!room) return null
  const { projectId, messageId } = room
  if (messageId !== null) {
    const around = await context.roomHolders.aroundMessage(context, messageId)
    return around && { room, around }
  }
  if (projectId === null) return { room, around: aroundNothing }
  const aroundOf = await context.roomHolders.around(context, projectId, room.offerId)
  return aroundOf && { room, around: aroundOf(room) }
}
