import { sql } from 'kysely'
import type { Db } from '../database/schema.ts'

/** Which of these parcels a lot names, of whatever tender. */
export async function listLinkedParcels(db: Db, ids: readonly number[]): Promise<Set<number>> {
  const { rows } = await sql<{ id: number }>`
    select distinct linked.id from tender_lots, unnest(property_ids) as linked(id)
    where property_ids && ${ids}::integer[] and linked.id = any(${ids}::integer[])`.execute(db)
  return new Set(rows.map(({ id }) => id))
}
