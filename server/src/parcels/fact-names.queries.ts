import { sql } from 'kysely'
import type { Db } from '../database/schema.ts'
import { isSeen, type Viewing } from './parcel-filter.ts'

/** More of them nobody chooses from. */
const mostNames = 200

/** The names of additional facts among what the viewer may see. */
export async function findFactNames(db: Db, viewing: Viewing): Promise<string[]> {
  const shared = viewing === 'inside' ? sql`true` : sql`(fact ->> 'isShared')::boolean`
  const { rows } = await sql<{ name: string }>`
    select distinct fact ->> 'name' as name
    from parcels, jsonb_array_elements(parcels.additional_fields) as fact
    where ${isSeen(viewing)} and ${shared}
    order by 1 limit ${mostNames}`.execute(db)
  return rows.map(({ name }) => name)
}
