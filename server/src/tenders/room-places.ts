import { bidderOf } from '@allmende/domain/rooms/room-standing.ts'
import { existing, refuse } from '@allmende/domain/verdict.ts'
import { beginOffer } from '../procedure/lot-offers.queries.ts'
import { findOffer, findOfferOf, lockOffer } from '../procedure/offers.queries.ts'
import type { RoomHolders } from '../rooms/room-holders.ts'
import { lotTitle } from './course/course-names.ts'
import { newestParts } from './course/lot-offer-view.ts'
import { loadState } from './course/procedure-state.ts'
import { listLots } from './lots.queries.ts'
import { holdTender } from './tender-locks.ts'
import { raiseVersion } from './tenders.queries.ts'

/** A company's own room belongs to its part in a lot, one of the authority to a lot or to one company if it says so. */
export const roomPlace: RoomHolders['placeOf'] = async ({ db, actor }, room) => {
  const { projectId, lotId = null } = room
  const state = await loadState(db, projectId)
  if (lotId !== null && !state.lots.some(({ id }) => id === lotId))
    refuse('roomLotUnknown', { fields: ['0.lotId'] })
  const organizationId = bidderOf(actor)
  if (room.type === 'CONTRACTOR') {
    const own = organizationId === null ? null : await findOfferOf(db, projectId, organizationId)
    const part = own && newestParts(state, own.id).find((one) => one.lotId === lotId)
    return {
      organizationId,
      offerId: room.offerId ?? own?.id ?? null,
      lotId,
      attempt: part?.attempt ?? null,
    }
  }
  const offerId = room.offerId ?? null
  const offer = offerId === null ? null : await findOffer(db, offerId)
  if (offerId !== null && offer?.tenderId !== projectId) refuse('roomOfferUnknown', { fields: ['0.offerId'] })
  if (room.organizationId != null && offer && offer.organizationId !== room.organizationId)
    refuse('roomOfferUnknown', { fields: ['0.organizationId'] })
  return {
    organizationId: offer?.organizationId ?? room.organizationId ?? null,
    offerId,
    lotId,
    attempt: null,
  }
}

/** Rooms of the authority stand in the tender's form; one of a bidder changes nothing of the tender. */
export const roomMade: RoomHolders['roomMade'] = async (db, { type, projectId }, { offerId }, now) => {
  if (type === 'CLIENT') return raiseVersion(db, projectId, now)
  // In the order in which everybody takes them.
  await holdTender(db, projectId)
  if (offerId !== null) await lockOffer(db, offerId)
}

/** The first document of an offer begins it. */
export const roomFilled: RoomHolders['uploaded'] = async ({ db }, room) => {
  const { type, stage, offerId, lotId, attempt } = room
  if (type !== 'CONTRACTOR' || stage !== 7 || offerId === null || lotId === null || attempt === null)
    return null
  if (!(await beginOffer(db, { offerId, lotId, attempt }))) return null
  const { organizationName, tenderId } = existing(await findOffer(db, offerId))
  const lot = (await listLots(db, tenderId)).find(({ id }) => id === lotId)
  return { offerId, organization: organizationName, lot: lot ? lotTitle(lot) : String(lotId) }
}
