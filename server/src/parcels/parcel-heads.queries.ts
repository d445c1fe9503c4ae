import { among } from '../database/among.ts'
import type { Db } from '../database/schema.ts'

/** What decides who may know of a parcel. */
export type ParcelHead = { id: number; isPublic: boolean; isArchived: boolean }

/** Those of these that are there. */
export async function findParcelHeads(db: Db, ids: readonly number[]): Promise<ParcelHead[]> {
  if (ids.length === 0) return []
  return db.selectFrom('parcels').select(['id', 'isPublic', 'isArchived']).where(among('id', ids)).execute()
}
