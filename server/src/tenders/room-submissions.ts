import type { RoomHolders } from '../rooms/room-holders.ts'
import { lockOffer } from '../procedure/offers.queries.ts'
import { listOpenedFiles } from '../procedure/opened-receipts.queries.ts'
import { isFiled } from '../procedure/receipts.queries.ts'
import { membersOf } from './course/audience.ts'

/** What two people have opened of a bidder's room: of her attempt that the room was made for, whatever came after it. */
export const roomOpened: RoomHolders['openedFiles'] = async (db, room) => {
  const { id, offerId, lotId, attempt, stage } = room
  if (offerId === null || lotId === null || attempt === null) return []
  const kind = stage === 4 ? 'APPLICATION' : 'OFFER'
  const files = await listOpenedFiles(db, { offerId, lotId, attempt }, kind)
  return files.filter(({ roomId }) => roomId === id)
}

/** Whoever submits locks her part first, so that of the two one finds what the other has left. */
export const roomSubmitted: RoomHolders['wasSubmitted'] = async (db, { offerId }, documentId) => {
  if (offerId === null) return false
  await lockOffer(db, offerId)
  return isFiled(db, offerId, documentId)
}

export const roomOwners: RoomHolders['ownersOf'] = async (db, { type, organizationId }) =>
  type === 'CONTRACTOR' && organizationId !== null ? membersOf(db, [organizationId]) : []
