import type { TenderHead } from '@allmende/domain/tenders/tenders.contract.ts'
import type { Db } from '../../database/schema.ts'
import { findTenderHead, lockTenderHead } from '../tenders.queries.ts'

const tenderIdOf = async (db: Db, lotId: number): Promise<number | null> =>
  (await db.selectFrom('tenderLots').select('tenderId').where('id', '=', lotId).executeTakeFirst())
    ?.tenderId ?? null

/** The tender a lot belongs to; a lot never changes its tender. */
export async function findTenderOfLot(db: Db, lotId: number): Promise<TenderHead | null> {
  const id = await tenderIdOf(db, lotId)
  return id === null ? null : findTenderHead(db, id)
}

/** The same, locked. */
export async function lockTenderOfLot(db: Db, lotId: number): Promise<TenderHead | null> {
  const id = await tenderIdOf(db, lotId)
  return id === null ? null : lockTenderHead(db, id)
}

/** The tender that somebody takes part in, and when something happens there by itself. */
export const findTenderOf = async (
  db: Db,
  offerId: number,
): Promise<{ id: number; due: Date | null } | null> =>
  (await db
    .selectFrom('offers')
    .innerJoin('tenders', 'tenders.id', 'offers.tenderId')
    .select(['tenders.id', 'tenders.due'])
    .where('offers.id', '=', offerId)
    .executeTakeFirst()) ?? null
