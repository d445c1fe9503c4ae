import { sql } from 'kysely'
import { type Part, pageOf } from '../database/pages.ts'
import type { Db } from '../database/schema.ts'
import { locationColumns, type WholeLocation } from '../locations/locations.queries.ts'
import type { Viewing } from './parcel-filter.ts'

/** Whether a parcel that everybody may see is said to be there. */
const isSeenOutside = sql<boolean>`exists (
  select from parcels
  where parcels.location_id = locations.id and parcels.is_public and not parcels.is_archived
    and 'location' = any(parcels.public_fields))`

export type SeenLocation = WholeLocation & { isSeenOutside: boolean }

/** `locationPolicy.view` in SQL; those inside see archived ones only when they ask for them. */
export const listLocations = (
  db: Db,
  viewing: Viewing,
  { archived = false, ...part }: Part & { archived?: boolean | undefined } = {},
): Promise<WholeLocation[]> =>
  pageOf(
    (offset, limit) =>
      db
        .selectFrom('locations')
        .select(locationColumns)
        .$if(viewing === 'outside', (query) => query.where(isSeenOutside))
        .$if(viewing === 'inside' && !archived, (query) => query.where('isArchived', '=', false))
        .orderBy(sql`name_sort collate "C"`)
        .orderBy('id')
        .offset(offset)
        .limit(limit)
        .execute(),
    part,
  )

export async function findLocation(db: Db, id: number): Promise<SeenLocation | null> {
  const row = await db
    .selectFrom('locations')
    .select(locationColumns)
    .select(isSeenOutside.as('isSeenOutside'))
    .where('id', '=', id)
    .executeTakeFirst()
  return row ?? null
}
