import { type Actor, isInternal, signedIn } from '../actor.ts'
import { allowed, refused, type Verdict } from '../verdict.ts'
import type { LotFacts, LotOfferFacts } from './contractor-rooms.rules.ts'
import type { Room } from './rooms.contract.ts'
import type { Addressee } from './sealed-tries.ts'

/** What a room is, as far as rules are concerned. */
export type RoomFacts = Pick<
  Room,
  'id' | 'name' | 'type' | 'stage' | 'organizationId' | 'offerId' | 'lotId' | 'attempt' | 'projectId'
> & {
  /** Of a temporary room: its maker. */
  ownerEmail: string | null
  /** The message that it was sent with. */
  messageId: number | null
}

/** How the caller's organization takes part in the tender. */
export type OwnParticipation = {
  organizationId: number
  offerId: number
  lotOffers: readonly { lotId: number; stage: number }[]
}

/** What the area that holds the room says of the tender and of whoever acts. */
export type Surroundings = {
  projectId: number | null
  projectName: string
  /** Editor of the tender, or system admin. */
  isTeam: boolean
  /** It is announced and its instant has come, or the portal has published it. */
  documentsArePublic: boolean
  /** A lot says that its documents are for participants only. */
  isRestricted: boolean
  isArchived: boolean
  /** The world has been told of it, so that what belongs to it is kept. */
  isPublished: boolean
  /** Everyone may know of it and take part; its documents may be open sooner. */
  isPublic: boolean
  /** Who is told of a try at sealed things. */
  projectAdmins: readonly Addressee[]
  own: OwnParticipation | null
  /** Of a bidder's room: its lot and the bidder's part in it, whoever asks. */
  lot: LotFacts | null
  lotOffer: LotOfferFacts | null
  /** Of what was sent with a message: whether the caller may read that one. */
  readsMessage: boolean
}

export type RoomSubject = { room: RoomFacts; around: Surroundings }

/** Which stage a bidder must have reached to see what the authority keeps for a phase. */
const reached: Readonly<Record<number, number>> = { 4: 0, 5: 3, 7: 4 }

/** Editor of the tender, or system admin. */
export const isInTeam = (actor: Actor, around: Surroundings): boolean => around.isTeam && isInternal(actor)

/** Only companies bid; people of an authority are answered like visitors. */
export const bidderOf = (actor: Actor): number | null =>
  actor.kind === 'user' && actor.organizationType === 'CONTRACTOR' && !isInternal(actor)
    ? actor.organizationId
    : null

/** The room of the very company somebody belongs to. */
export const isOwnRoom = (actor: Actor, { type, organizationId }: RoomFacts): boolean =>
  type === 'CONTRACTOR' && organizationId !== null && bidderOf(actor) === organizationId

export const participationOf = (actor: Actor, { own }: Surroundings): OwnParticipation | null =>
  own !== null && bidderOf(actor) === own.organizationId ? own : null

/** Meant for everyone, as soon as the tender is. */
export const isForAll = ({ type, stage, offerId, projectId }: RoomFacts): boolean =>
  type === 'CLIENT' && stage === null && offerId === null && projectId !== null

/** Such a room of a tender, whichever it has. */
export const forAllIn = (projectId: number | null): RoomFacts => ({
  id: 0,
  name: '',
  type: 'CLIENT',
  stage: null,
  organizationId: null,
  offerId: null,
  lotId: null,
  attempt: null,
  projectId,
  ownerEmail: null,
  messageId: null,
})

/** Whether what the authority keeps in a room is meant for a company that takes part. */
export function isMeantFor(
  room: Pick<RoomFacts, 'stage' | 'offerId' | 'lotId'>,
  own: Pick<OwnParticipation, 'offerId' | 'lotOffers'>,
): boolean {
  if (room.offerId !== null && room.offerId !== own.offerId) return false
  if (room.stage === null) return true
  const needed = reached[room.stage] ?? Number.POSITIVE_INFINITY
  const counting = own.lotOffers.filter(({ lotId }) => room.lotId === null || lotId === room.lotId)
  return counting.some(({ stage }) => stage >= needed)
}

function isAddressed(actor: Actor, { room, around }: RoomSubject): boolean {
  if (isForAll(room)) return true
  const own = participationOf(actor, around)
  return own !== null && isMeantFor(room, own)
}

/** Until the documents are public nobody outside the team knows of any room; of others' rooms nobody ever does. */
export function mayKnow(actor: Actor, subject: RoomSubject): boolean {
  const { room, around } = subject
  if (room.messageId !== null) return around.readsMessage
  if (room.projectId === null) return actor.kind === 'user' && actor.email === room.ownerEmail
  if (isInTeam(actor, around)) return true
  if (!around.documentsArePublic) return false
  return room.type === 'CLIENT' ? isAddressed(actor, subject) : isOwnRoom(actor, room)
}

/** Where a lot says so, what is meant for all is meant for participants. */
export function mayReadRestricted(actor: Actor, { room, around }: RoomSubject): Verdict {
  const isFree = !isForAll(room) || !around.isRestricted || isInTeam(actor, around)
  if (isFree || participationOf(actor, around) !== null) return allowed
  if (actor.kind === 'user') return refused('documentsRestricted')
  return actor.held ? signedIn(actor) : refused('documentsRestrictedSignIn')
}
