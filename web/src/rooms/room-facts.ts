import type { Actor } from '@allmende/domain/actor.ts'
import { reasons } from '@allmende/domain/reasons.ts'
import type { Document, Room } from '@allmende/domain/rooms/rooms.contract.ts'
import { roomStageTexts } from '@allmende/domain/templates/templates.texts.ts'
import type { RoomTender } from './room-tender.ts'
import { isSeenInside } from '@allmende/domain/tenders/tenders.policy.ts'
import type { Bilingual } from '@allmende/domain/texts.ts'
import type { Reason } from '@allmende/domain/verdict.ts'
import { texts } from './rooms.texts.ts'

const belongsTo = (actor: Actor, { organizationId }: Room): boolean =>
  actor.kind === 'user' && organizationId !== null && actor.organizationId === organizationId

/** What is sealed is not even asked for by those who would be refused: that would count as a try to read it. */
export const mayBeListed = (actor: Actor, room: Room): boolean => !room.sealed || belongsTo(actor, room)

const isReason = (key: string): key is Reason => Object.hasOwn(reasons, key)

/** Why nothing can be changed, for those who might have expected to; others are told nothing. */
export function whyReadOnly(actor: Actor, tender: RoomTender, room: Room): Bilingual | null {
  const mightChange = room.type === 'CLIENT' ? isSeenInside(tender) : belongsTo(actor, room)
  if (room.readOnly === null || !mightChange) return null
  return withoutArrival[room.readOnly] ?? (isReason(room.readOnly) ? reasons[room.readOnly] : texts.readOnly)
}

/** A refused call names the moments it is about; a room that is only looked at has none. */
const withoutArrival: Readonly<Record<string, Bilingual>> = {
  applicationDeadlinePast: texts.applicationDeadlinePast,
  offerDeadlinePast: texts.offerDeadlinePast,
}

/** As it was made: nobody has written anything of her own since. */
const firstVersion = 1

/**
 * What a room is for. What the authority asks somebody to put into it means nothing where nothing can be put any more;
 * what its bidder wrote stays.
 */
export const descriptionOf = ({ description, isFromTemplate, version, readOnly }: Room): string =>
  isFromTemplate && version === firstVersion && readOnly !== null ? '' : description

/** The phase that a room belongs to; null for one that is open with the tender. */
export function stageOf({ stage }: Room): Bilingual | null {
  return stage === 4 || stage === 5 || stage === 7 ? roomStageTexts[stage] : null
}

/** Rooms whose documents everyone may read once the tender is public. */
export const isOpenToAll = ({ type, stage, offerId }: Room): boolean =>
  type === 'CLIENT' && stage === null && offerId === null

/** What this viewer has not downloaded as it is, and could. */
export const changedIn = (documents: readonly Document[]): Document[] =>
  documents.filter(({ state, downloaded }) => state === 'READY' && !downloaded)

/** Whether she has had anything of it before. */
export const wasEverDownloaded = (documents: readonly Document[]): boolean =>
  documents.some(({ downloaded, changedSinceDownload }) => downloaded || changedSinceDownload)

/** What lies in it is submitted together, and opened as it was then. */
export const isFiledFrom = ({ type, stage }: Pick<Room, 'type' | 'stage'>): boolean =>
  type === 'CONTRACTOR' && (stage === 4 || stage === 7)
