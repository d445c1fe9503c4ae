import type { Db } from '../database/schema.ts'

/** Who uses parcels is known to the areas above; they tell through this. */
export type ParcelUses = {
  /** Which of these a lot of some tender names. */
  linkedAmong: (db: Db, ids: readonly number[]) => Promise<ReadonlySet<number>>
}
