import type { AuditEvent, AuditEventType } from '@allmende/domain/deed/audit-event.ts'
import type { Actor } from '@allmende/domain/actor.ts'
import { isEverSealed, isSealed } from '@allmende/domain/rooms/contractor-rooms.rules.ts'
import type { Room } from '@allmende/domain/rooms/rooms.contract.ts'
import type { Verdict } from '@allmende/domain/verdict.ts'
import type { Announcement } from '../rpc/announcements.ts'
import type { StoredDocument } from './documents.queries.ts'
import type { SeenRoom } from './seen-rooms.ts'

type Changed = Pick<Room, 'id' | 'type' | 'projectId' | 'organizationId'>

/** Of a bidder's room nobody else's answers can become other ones, except for those inside. */
const meantFor = ({ type, organizationId }: Changed) =>
  type === 'CONTRACTOR' && organizationId !== null ? { onlyFor: organizationId } : {}

/** Whoever looks at the room, or at the rooms of its tender, fetches them again. */
export const roomsOfTenderChanged = (room: Changed): Announcement[] => [
  { kind: 'storeChanged', entity: 'room', id: room.id, ...meantFor(room) },
  { kind: 'storeChanged', entity: 'project', id: room.projectId, ...meantFor(room) },
]

/** The same for what lies in it; a bidder's tender and offer tell what she has still to upload or to submit. */
export const documentsChanged = (room: Changed): Announcement[] =>
  room.type === 'CONTRACTOR'
    ? [...roomsOfTenderChanged(room), { kind: 'storeChanged', entity: 'offer', id: null, ...meantFor(room) }]
    : [{ kind: 'storeChanged', entity: 'room', id: room.id }]

type Of = Pick<SeenRoom, 'room' | 'around'>

/** Where something happened. */
export const eventIn = (
  type: AuditEventType,
  { room, around }: Of,
  data: AuditEvent['data'] = {},
): AuditEvent => ({
  type,
  ...(around.projectId !== null && { projectId: around.projectId }),
  ...(room.offerId !== null && { offerId: room.offerId }),
  roomId: room.id,
  data: { ...(around.projectName !== '' && { project: around.projectName }), room: room.name, ...data },
})

type Facts = NonNullable<AuditEvent['data']>

/** Also after its opening a bidder may have there what she has never submitted; the team has only what was opened. */
const isAboutSealed = ({ room, around }: Of): boolean =>
  isSealed(room, around.lotOffer) || (isEverSealed(room) && !around.isTeam)

/**
 * The same in a room that may be sealed: what lies in it the log tells nobody before its document is opened, and what
 * is about no document of its own (`documentId` null) never.
 */
export const sealableEvent = (
  type: AuditEventType,
  seen: Of,
  facts: Facts,
  documentId: number | null = null,
): AuditEvent =>
  isAboutSealed(seen)
    ? {
        ...eventIn(type, seen),
        sealed: [{ facts, opensWith: { roomId: seen.room.id, ...(documentId !== null && { documentId }) } }],
      }
    : eventIn(type, seen, facts)

type Named = Pick<StoredDocument, 'id' | 'name'> & { sha256: Buffer | string }

/** What happened to a file, with the sum that proves which one it was. */
export const fileEvent = (
  type: AuditEventType,
  seen: Of,
  document: Named,
  changes?: Facts['changes'],
): AuditEvent => sealableEvent(type, seen, { ...factsOf(document), ...(changes && { changes }) }, document.id)

/** The same where another name or another file is told, which need not be opened with it. */
export const replacedEvent = (
  type: AuditEventType,
  seen: Of,
  document: Named,
  changes: NonNullable<Facts['changes']>,
): AuditEvent => {
  if (!isAboutSealed(seen)) return fileEvent(type, seen, document, changes)
  const event = fileEvent(type, seen, document)
  return {
    ...event,
    sealed: [...(event.sealed ?? []), { facts: { changes }, opensWith: { roomId: seen.room.id } }],
  }
}

export const factsOf = ({ name, sha256 }: Pick<Named, 'name' | 'sha256'>) => ({
  file: name,
  hash: typeof sha256 === 'string' ? sha256 : sha256.toString('hex'),
})

type RefusedFile = Named | { file: string }
type Refusing = (actor: Actor, verdict: Verdict, seen: Of, file: RefusedFile) => Verdict

const refusedEvent = (seen: Of, file: RefusedFile): AuditEvent =>
  'id' in file ? fileEvent('FILE_REFUSED', seen, file) : sealableEvent('FILE_REFUSED', seen, file)

/** Whoever is logged in and told no, the log knows. Strangers could fill it; and who has to wait is not refused. */
export const keptRefusal: Refusing = (actor, verdict, seen, file) =>
  verdict.allowed || verdict.event || actor.kind !== 'user' || verdict.reason === 'documentBeingChecked'
    ? verdict
    : { ...verdict, event: refusedEvent(seen, file) }

/** The same for whoever has nothing to show for it: who may not even know of the room writes nothing into its log. */
export const keptIfKnown: Refusing = (actor, verdict, seen, file) =>
  verdict.allowed || verdict.reason === 'notFound' ? verdict : keptRefusal(actor, verdict, seen, file)
