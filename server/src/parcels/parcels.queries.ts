import type { Parcel } from '@allmende/domain/parcels/parcels.contract.ts'
import { sql } from 'kysely'
import { type Part, pageOf } from '../database/pages.ts'
import type { Db } from '../database/schema.ts'

/** One parameter, however many: more than a statement takes would lose the connection to the database. */
const anyOf = (ids: readonly number[]) => sql<number>`any(${ids})`

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
  const rows = await publicParcels(db).select('id').where('id', '=', anyOf(ids)).execute()
  return new Set(rows.map(({ id }) => id))
}

/** What these are called, in the order of their numbers. */
export async function listParcelNames(db: Db, ids: readonly number[]): Promise<Parcel[]> {
  if (ids.length === 0) return []
  return db.selectFrom('parcels').select(['id', 'name']).where('id', '=', anyOf(ids)).orderBy('id').execute()
}
