import type { Surroundings } from '@allmende/domain/rooms/rooms.policy.ts'
import { isEditor, isPublic } from '@allmende/domain/tenders/tenders.policy.ts'
import { sql } from 'kysely'
import type { Db } from '../database/schema.ts'
import type { RoomHolders } from '../rooms/room-holders.ts'
import { findTenderHead } from './tenders.queries.ts'

/** What a tender says about its rooms to whoever asks. */
export const roomSurroundings: RoomHolders['around'] = async ({ db, actor, now }, id) => {
  const tender = await findTenderHead(db, id)
  if (!tender) return null
  return {
    projectId: id,
    projectName: tender.name,
    isTeam: isEditor(actor, tender),
    documentsArePublic: isPublic(tender, now),
    isRestricted: await hasRestrictedDocuments(db, id),
    isArchived: tender.archived !== null,
    isPublished: tender.stage !== null,
    isPublic: isPublic(tender, now),
    projectAdmins: tender.team.filter(({ role }) => role === 'ADMIN').map(({ userName }) => userName),
    // Nobody takes part yet.
    own: null,
    lot: null,
    lotOffer: null,
  } satisfies Surroundings
}

const restricted =
  '$.** ? ((@.contentId == "BT-14-Lot" || @.contentId == "BT-14-Part") && @.stringValue == "restricted-document")'

/** Whether a lot keeps its documents for those who take part (BT-14). */
async function hasRestrictedDocuments(db: Db, id: number): Promise<boolean> {
  const { rows } = await sql<{ found: boolean }>`
    select jsonb_path_exists(panels, ${restricted}::jsonpath) as found from tenders where id = ${id}`.execute(
    db,
  )
  return rows[0]?.found ?? false
}
