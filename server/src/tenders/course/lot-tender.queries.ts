import type { TenderHead } from '@allmende/domain/tenders/tenders.contract.ts'
import type { Db } from '../../database/schema.ts'
import { lockTenderHead } from '../tenders.queries.ts'

/** The tender a lot belongs to, locked; a lot never changes its tender. */
export async function lockTenderOfLot(db: Db, lotId: number): Promise<TenderHead | null> {
  const lot = await db.selectFrom('tenderLots').select('tenderId').where('id', '=', lotId).executeTakeFirst()
  return lot ? lockTenderHead(db, lot.tenderId) : null
}
