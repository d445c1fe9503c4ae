import { isInternal } from '@allmende/domain/actor.ts'
import { filingOf } from '@allmende/domain/procedure/filing.ts'
import { isPublicAt } from '@allmende/domain/procedure/publicity.ts'
import type { ProcedureState } from '@allmende/domain/procedure/state.ts'
import { bidderOf } from '@allmende/domain/rooms/room-standing.ts'
import type { OwnParticipation, Surroundings } from '@allmende/domain/rooms/rooms.policy.ts'
import { isEditor } from '@allmende/domain/tenders/tenders.policy.ts'
import { sql } from 'kysely'
import type { Db } from '../database/schema.ts'
import { findOfferOf, type StoredOffer } from '../procedure/offers.queries.ts'
import type { RoomHolders, RoomPlace } from '../rooms/room-holders.ts'
import type { Context } from '../rpc/method.ts'
import { newestParts } from './course/lot-offer-view.ts'
import { loadState, loadStateOf } from './course/procedure-state.ts'
import { listProjectAdmins } from './team.queries.ts'
import { findTenderHead } from './tenders.queries.ts'

/** What a tender says about its rooms to whoever asks. */
export const roomSurroundings: RoomHolders['around'] = async (context, id, offerId = null) => {
  const { db, actor, now } = context
  const tender = await findTenderHead(db, id)
  if (!tender) return null
  const own = await ownOffer(context, id)
  // Nobody outside the house has to do with the rooms of all others, and there may be very many of them.
  const state = isInternal(actor) ? await loadState(db, id) : await loadStateOf(db, id, [own?.id, offerId])
  const isTeam = isEditor(actor, tender)
  const isPublic = isPublicAt(state.tender, now)
  const common = {
    projectId: id,
    projectName: tender.name,
    isTeam,
    // From the portal's publication on, also where ours is still to come (KonzVgV § 17).
    documentsArePublic: isPublic || state.tender.heardAt !== null,
    isRestricted: await hasRestrictedDocuments(db, id),
    isArchived: tender.archived !== null,
    isPublished: tender.stage !== null,
    isPublic,
    projectAdmins: await listProjectAdmins(db, id),
    own: own && participationIn(state, own),
    readsMessage: false,
  }
  return (room) => ({ ...common, ...filingIn(state, room, now) })
}

/** The part of the caller's company. */
async function ownOffer({ db, actor }: Pick<Context, 'db' | 'actor'>, id: number) {
  const organizationId = bidderOf(actor)
  return organizationId === null ? null : findOfferOf(db, id, organizationId)
}

/** How somebody takes part. */
const participationIn = (state: ProcedureState, { id, organizationId }: StoredOffer): OwnParticipation => ({
  organizationId,
  offerId: id,
  lotOffers: newestParts(state, id).map(({ lotId, stage }) => ({ lotId, stage })),
})

/** The lot a room belongs to, and of a bidder's room her part in it. */
function filingIn(
  state: ProcedureState,
  { offerId, lotId, attempt }: RoomPlace,
  now: Date,
): Pick<Surroundings, 'lot' | 'lotOffer'> {
  const part = state.lotOffers.find(
    (one) => one.offerId === offerId && one.lotId === lotId && one.attempt === attempt,
  )
  if (part) return filingOf(state, part, now)
  const [only, ...others] = state.lots
  const lot = lotId === null && others.length === 0 ? only : state.lots.find(({ id }) => id === lotId)
  return { lot: lot ? filingOf(state, nobodyIn(lot.id), now).lot : null, lotOffer: null }
}

/** Of a lot alone, whoever takes part in it. */
const nobodyIn = (lotId: number): ProcedureState['lotOffers'][number] => ({
  offerId: 0,
  lotId,
  attempt: 1,
  round: null,
  stage: 0,
  deniedAt: null,
  reason: null,
  applicationSent: null,
  offerSent: null,
  applicationOpenedAt: null,
  offerOpenedAt: null,
  finalAnswer: null,
})

const restricted =
  '$.** ? ((@.contentId == "BT-14-Lot" || @.contentId == "BT-14-Part") && @.stringValue == "restricted-document")'

/** Whether a lot keeps its documents for those who take part (BT-14). */
export async function hasRestrictedDocuments(db: Db, id: number): Promise<boolean> {
  const { rows } = await sql<{ found: boolean }>`
    select jsonb_path_exists(panels, ${restricted}::jsonpath) as found from tenders where id = ${id}`.execute(
    db,
  )
  return rows[0]?.found ?? false
}
