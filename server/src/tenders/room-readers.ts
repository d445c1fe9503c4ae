import { isPublicAt } from '@allmende/domain/procedure/publicity.ts'
import type { ProcedureState } from '@allmende/domain/procedure/state.ts'
import { isForAll, isMeantFor } from '@allmende/domain/rooms/room-standing.ts'
import type { Db } from '../database/schema.ts'
import { listOffers } from '../procedure/offers.queries.ts'
import type { RoomHolders } from '../rooms/room-holders.ts'
import type { StoredRoom } from '../rooms/rooms.queries.ts'
import { type Audience, audienceOf, type Recipient } from './course/audience.ts'
import { courseNames } from './course/course-names.ts'
import { newestParts } from './course/lot-offer-view.ts'
import { loadState } from './course/procedure-state.ts'
import { hasRestrictedDocuments } from './room-surroundings.ts'
import { findTenderHead } from './tenders.queries.ts'

/** Of what the authority puts into a room, those it is meant for; of what a company does, the team. */
export const roomReaders: RoomHolders['readersOf'] = async (db, room, now) => {
  const { projectId } = room
  const tender = projectId === null ? null : await findTenderHead(db, projectId)
  if (!tender) return null
  const state = await loadState(db, tender.id)
  if (!isPublicAt(state.tender, now) && state.tender.heardAt === null) return null
  const names = await courseNames(db, tender)
  const audience = await audienceOf(db, tender.id, room.offerId)
  return {
    projectName: names.project,
    authorityName: names.authority,
    organizationName: room.offerId === null ? '' : names.organization(room.offerId),
    people: room.type === 'CONTRACTOR' ? audience.team : await meant(db, state, room, audience),
  }
}

/** Whoever takes part and has come so far; what is for all also those who watch, unless it is for participants alone. */
async function meant(
  db: Db,
  state: ProcedureState,
  room: StoredRoom,
  { participants, watchers }: Audience,
): Promise<Recipient[]> {
  const tenderId = room.projectId ?? 0
  const offers = await listOffers(db, tenderId)
  const organizations = new Set(
    offers
      .filter(({ id }) => isMeantFor(room, { offerId: id, lotOffers: newestParts(state, id) }))
      .map(({ organizationId }) => organizationId),
  )
  const watching = isForAll(room) && !(await hasRestrictedDocuments(db, tenderId)) ? watchers : []
  const people = [
    ...watching,
    ...participants.filter(({ organizationId }) => organizations.has(organizationId)),
  ]
  return [...new Map(people.map(({ email, name }) => [email, { email, name }])).values()]
}
