import type { TeamTender } from '@allmende/domain/tenders/tenders.contract.ts'
import type { Db } from '../database/schema.ts'

type Tag = TeamTender['tags'][number]

export async function listTags(db: Db, tenderId: number, userEmail: string): Promise<Tag[]> {
  const rows = await db
    .selectFrom('tenderTags')
    .select('tag')
    .where('tenderId', '=', tenderId)
    .where('userEmail', '=', userEmail)
    .execute()
  return rows.map(({ tag }) => tag)
}
