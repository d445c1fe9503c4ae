import type { Actor } from '../actor.ts'
import { paths } from '../addresses.ts'
import { isSealed } from './contractor-rooms.rules.ts'
import type { Document, Room } from './rooms.contract.ts'
import { isOwnRoom, type RoomSubject } from './room-standing.ts'
import { readOnlyReason } from './rooms.policy.ts'

/** A room with all that is shown of it. */
export type SeenRoom = RoomSubject & { room: Pick<Room, 'description' | 'isFromTemplate' | 'version'> }

/** A room as this viewer gets it; the only way one leaves the server. */
export function showRoom(actor: Actor, subject: SeenRoom, now: Date): Room {
  const { room, around } = subject
  const sealed = isSealed(room, around.lotOffer)
  return {
    id: room.id,
    projectId: room.projectId,
    type: room.type,
    name: room.name,
    // The bidder wrote it, and it may tell what is in there.
    description: sealed && !isOwnRoom(actor, room) ? '' : room.description,
    stage: room.stage,
    ...ownersFor(actor, subject),
    lotId: room.lotId,
    attempt: room.attempt,
    isFromTemplate: room.isFromTemplate,
    version: room.version,
    sealed,
    readOnly: readOnlyReason(actor, subject, now),
  }
}

/** Whose it is: for the team, and for whoever it is. */
function ownersFor(actor: Actor, { room, around }: RoomSubject): Pick<Room, 'organizationId' | 'offerId'> {
  const isOwn = isOwnRoom(actor, room) || (room.offerId !== null && room.offerId === around.own?.offerId)
  return around.isTeam || isOwn
    ? { organizationId: room.organizationId, offerId: room.offerId }
    : { organizationId: null, offerId: null }
}

/** What is drawn in the viewer's browser. */
const drawn: readonly string[] = ['application/pdf', 'image/png', 'image/jpeg', 'image/webp']

export const isDrawn = ({ state, type }: Pick<Document, 'state' | 'type'>): boolean =>
  state === 'READY' && drawn.includes(type)

export type DocumentFacts = Omit<Document, 'preview' | 'changedSinceDownload' | 'downloaded'>

/** A document as this viewer gets it; `downloadedHash` is what she downloaded last in its place. */
export function showDocument(document: DocumentFacts, downloadedHash: string | null): Document {
  return {
    id: document.id,
    roomId: document.roomId,
    name: document.name,
    date: document.date,
    size: document.size,
    sha256: document.sha256,
    type: document.type,
    state: document.state,
    preview: isDrawn(document) ? paths.preview(document.id) : null,
    changedSinceDownload: downloadedHash !== null && downloadedHash !== document.sha256,
    downloaded: downloadedHash === document.sha256,
  }
}
