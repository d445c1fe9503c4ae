import type { Remark } from '@allmende/domain/procedure/lot-offer.contract.ts'
import type { LotOfferKey } from '@allmende/domain/procedure/state.ts'
import { among } from '../database/among.ts'
import type { Db } from '../database/schema.ts'

export type KeptRemark = LotOfferKey & Remark

/** What the team notes of these offers. */
export async function listRemarks(db: Db, offerIds: readonly number[]): Promise<KeptRemark[]> {
  if (offerIds.length === 0) return []
  return db
    .selectFrom('offerRemarks')
    .select(['offerId', 'lotId', 'attempt', 'version', 'text'])
    .where(among('offerId', offerIds))
    .execute()
}

type Written = LotOfferKey & Remark & { by: string }

/** Null where somebody else has written meanwhile: of two at once one finds what the other has left. */
export async function setRemark(
  db: Db,
  { offerId, lotId, attempt, version, text, by }: Written,
  now: Date,
): Promise<Remark | null> {
  const values = { version: version + 1, text, by, updated: now }
  const written =
    version === 0
      ? await db
          .insertInto('offerRemarks')
          .values({ offerId, lotId, attempt, ...values })
          .onConflict((conflict) => conflict.doNothing())
          .returning(['version', 'text'])
          .executeTakeFirst()
      : await db
          .updateTable('offerRemarks')
          .set(values)
          .where('offerId', '=', offerId)
          .where('lotId', '=', lotId)
          .where('attempt', '=', attempt)
          .where('version', '=', version)
          .returning(['version', 'text'])
          .executeTakeFirst()
  return written ?? null
}
