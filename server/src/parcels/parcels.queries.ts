import type { Parcel } from '@allmende/domain/parcels/parcels.contract.ts'
import { sql } from 'kysely'
import { type Part, pageOf } from '../database/pages.ts'
import { among } from '../database/among.ts'
import type { Db } from '../database/schema.ts'

const publicParcels = (db: Db) =>
  db.selectFrom('parcels').where('isPublic', '=', true).where('isArchived', '=', false)

export const listPublicParcels = (db: Db, part: Part = {}): Promise<Parcel[]> =>
  pageOf(
    (offset, limit) =>
      publicParcels(db)
        .select(['id', 'name'])
        .orderBy(sql`name_sort collate "C"`)
        .orderBy('id')
        .offset(offset)
        .limit(limit)
        .execute(),
    part,
  )

/** Which of these are public and not archived. */
export async function findPublicParcelIds(db: Db, ids: readonly number[]): Promise<Set<number>> {
  if (ids.length === 0) return new Set()
  const rows = await publicParcels(db).select('id').where(among('id', ids)).execute()
  return new Set(rows.map(({ id }) => id))
}

/** What these are called, in the order of their numbers. */
export async function listParcelNames(db: Db, ids: readonly number[]): Promise<Parcel[]> {
  if (ids.length === 0) return []
  return db.selectFrom('parcels').select(['id', 'name']).where(among('id', ids)).orderBy('id').execute()
}
