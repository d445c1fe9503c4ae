import { type Actor, nameOf, signedIn } from '../actor.ts'
import { allowed, firstRefusal, type Reason, refused, type Verdict } from '../verdict.ts'
import { type Filing, isEverSealed, isSealed, mayWrite } from './contractor-rooms.rules.ts'
import {
  bidderOf,
  isForAll,
  isInTeam,
  isOwnRoom,
  mayKnow,
  mayReadRestricted,
  participationOf,
  type RoomFacts,
  type RoomSubject,
  type Surroundings,
} from './room-standing.ts'
import type { NewRoom } from './rooms.contract.ts'
import { refusedTry } from './sealed-tries.ts'

export type { OwnParticipation, RoomFacts, RoomSubject, Surroundings } from './room-standing.ts'

type Wanted = { room: NewRoom; around: Surroundings }

/** Of somebody who knows of the room, in whatever way. */
function mayFill(actor: Actor, { room, around }: RoomSubject, now: Date): Verdict {
  if (room.messageId !== null) return refused('roomOfMessage')
  if (room.projectId === null) return allowed
  if (room.type === 'CLIENT') return mayInform(actor, room, around)
  if (!isOwnRoom(actor, room)) return refused('roomOfBidder')
  const filing = filingIn(around)
  return filing ? mayWrite(room, filing, now) : refused('notParticipating')
}

function mayInform(actor: Actor, { stage }: Pick<RoomFacts, 'stage'>, around: Surroundings): Verdict {
  if (!isInTeam(actor, around)) return refused('roomOfAuthority')
  if (around.isArchived) return refused('tenderArchived')
  const { lot } = around
  // In a continuous procedure every phase comes again.
  const isOver = stage !== null && lot !== null && !lot.isContinuous && stage < (lot.stage ?? 0)
  return isOver ? refused('roomPhaseOver') : allowed
}

function filingIn({ lot, lotOffer, isPublic, isArchived }: Surroundings): Filing | null {
  return lot && lotOffer && { lot, lotOffer, isPublic, isArchived }
}

/** Who may do what with a room and the documents in it. */
export const roomPolicy = {
  /** Know of it; of a sealed one, that it is there. */
  view: (actor: Actor, subject: RoomSubject, _now: Date): Verdict =>
    mayKnow(actor, subject) ? allowed : refused('notFound'),

  /** Its documents. Whoever is logged in and tries sealed ones is reported; system admins are no exception. */
  read(actor: Actor, subject: RoomSubject, now: Date): Verdict {
    if (isTry(actor, subject))
      return reportedTry(actor, isInTeam(actor, subject.around) ? 'sealedRoom' : 'notFound', subject, now)
    return firstRefusal(roomPolicy.view(actor, subject, now), mayReadRestricted(actor, subject))
  },

  /** Uploading, replacing, renaming and deleting documents. */
  write: (actor: Actor, subject: RoomSubject, now: Date): Verdict =>
    reportedIfTry(
      actor,
      firstRefusal(signedIn(actor), roomPolicy.view(actor, subject, now), mayFill(actor, subject, now)),
      subject,
      now,
    ),

  /** Taking over what the authority has elsewhere. */
  importFiles: (actor: Actor, subject: RoomSubject, now: Date): Verdict =>
    reportedIfTry(
      actor,
      firstRefusal(
        signedIn(actor),
        roomPolicy.view(actor, subject, now),
        isInTeam(actor, subject.around) ? allowed : refused('wrongRole'),
        roomPolicy.write(actor, subject, now),
      ),
      subject,
      now,
    ),

  /** Its name and description. */
  change: (actor: Actor, subject: RoomSubject, now: Date): Verdict => roomPolicy.write(actor, subject, now),

  create: (actor: Actor, wanted: Wanted, now: Date): Verdict =>
    firstRefusal(
      signedIn(actor),
      isInTeam(actor, wanted.around) || wanted.around.documentsArePublic ? allowed : refused('notFound'),
      wanted.room.type === 'CLIENT' ? mayCreateForBidders(actor, wanted) : mayCreateOwn(actor, wanted, now),
    ),

  /** A link that lasts has a visitor's rights whenever it is used, so a draft's documents may have theirs beforehand. */
  publicLink: (actor: Actor, subject: RoomSubject, now: Date): Verdict =>
    reportedIfTry(
      actor,
      firstRefusal(
        signedIn(actor),
        roomPolicy.view(actor, subject, now),
        isInTeam(actor, subject.around) ? allowed : refused('wrongRole'),
        isForAll(subject.room) && !subject.around.isRestricted ? allowed : refused('roomNotPublic'),
      ),
      subject,
      now,
    ),
}

/** No screen leads to what others have sealed: whoever is logged in and reaches for it anyway has tried. */
const isTry = (actor: Actor, { room, around }: RoomSubject): boolean =>
  actor.kind === 'user' && !isOwnRoom(actor, room) && isSealed(room, around.lotOffer)

const reportedTry = (actor: Actor, reason: Reason, { room, around }: RoomSubject, now: Date): Verdict =>
  refusedTry(reason, { room, around, personName: nameOf(actor) }, now)

const reportedIfTry = (actor: Actor, verdict: Verdict, subject: RoomSubject, now: Date): Verdict =>
  !verdict.allowed && isTry(actor, subject) ? reportedTry(actor, verdict.reason, subject, now) : verdict

/**
 * A document by its number that was not opened with its room: never submitted, or withdrawn. It stays sealed for good,
 * and to whoever asks it is not there.
 */
export const mayFindUnopened = (actor: Actor, subject: RoomSubject, now: Date): Verdict =>
  actor.kind === 'user' ? reportedTry(actor, 'notFound', subject, now) : refused('notFound')

/** Asked before it is looked up whom a room is for: who may not address anybody learns of nobody. */
export const mayAddress = (actor: Actor, { room, around }: Wanted): Verdict =>
  room.type !== 'CLIENT' || isInTeam(actor, around) ? allowed : refused('wrongRole')

function mayCreateForBidders(actor: Actor, { room, around }: Wanted): Verdict {
  const verdict = mayAddress(actor, { room, around })
  if (!verdict.allowed) return verdict
  // Without the offer everyone would read what one company is meant to.
  if (room.organizationId != null && room.offerId == null)
    return refused('roomOfferMissing', { fields: ['0.offerId'] })
  return mayInform(actor, { stage: room.stage ?? null }, around)
}

function mayCreateOwn(actor: Actor, { room, around }: Wanted, now: Date): Verdict {
  const own = participationOf(actor, around)
  if (bidderOf(actor) === null) return refused('wrongRole')
  if (own === null) return refused('notParticipating')
  const isForOthers =
    (room.offerId ?? own.offerId) !== own.offerId ||
    (room.organizationId ?? own.organizationId) !== own.organizationId
  if (isForOthers) return refused('notFound')
  if (room.stage == null) return refused('roomPhaseMissing', { fields: ['0.stage'] })
  const filing = filingIn(around)
  const hasLot = own.lotOffers.some(({ lotId }) => lotId === room.lotId)
  if (!hasLot || !filing) return refused('roomLotMissing', { fields: ['0.lotId'] })
  return mayWrite({ stage: room.stage }, filing, now)
}

/** Why this viewer changes nothing in a room she knows of; null where she may. */
export function readOnlyReason(actor: Actor, subject: RoomSubject, now: Date): Reason | null {
  const verdict = mayFill(actor, subject, now)
  return verdict.allowed ? null : verdict.reason
}

/** Of a room that was sealed the team gets the list that was opened; who owns it, whatever lies in it. */
export const getsOpenedListOnly = (actor: Actor, { room }: RoomSubject): boolean =>
  isEverSealed(room) && !isOwnRoom(actor, room)

/** Which rooms a tender has; whoever may know of none may not know of the tender. */
export const mayListRooms = ({ isTeam, documentsArePublic }: Surroundings): Verdict =>
  isTeam || documentsArePublic ? allowed : refused('notFound')

/** Whoever reads it reads what everyone may, so that nobody has to be remembered for it. */
export const isPublicRoom = ({ room, around }: RoomSubject): boolean =>
  isForAll(room) && around.documentsArePublic && !around.isRestricted
