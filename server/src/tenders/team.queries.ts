import type { TeamMember } from '@allmende/domain/tenders/tenders.contract.ts'
import type { Db } from '../database/schema.ts'

export function listTeam(db: Db, tenderId: number): Promise<TeamMember[]> {
  return db
    .selectFrom('tenderTeam')
    .select(['userEmail as userName', 'role'])
    .where('tenderId', '=', tenderId)
    .orderBy('position')
    .execute()
}

export async function setTeam(db: Db, tenderId: number, team: readonly TeamMember[]): Promise<void> {
  await db.deleteFrom('tenderTeam').where('tenderId', '=', tenderId).execute()
  if (team.length === 0) return
  await db
    .insertInto('tenderTeam')
    .values(team.map(({ userName, role }, position) => ({ tenderId, position, userEmail: userName, role })))
    .execute()
}
