import type { Bounds } from '@allmende/domain/geometry/shape.ts'
import { sql } from 'kysely'
import type { Db } from '../../database/schema.ts'
import { isSeen, known } from '../parcel-filter.ts'

/** Around all shapes that everybody may see. */
export async function findPublicExtent(db: Db): Promise<Bounds | null> {
  const { rows } = await sql<{ [side in 'west' | 'south' | 'east' | 'north']: number | null }>`
    select min((extent[1])[0]) as west, min((extent[1])[1]) as south,
           max((extent[0])[0]) as east, max((extent[0])[1]) as north
    from parcels where ${isSeen('outside')} and ${known('outside', 'geoJson', sql<boolean>`extent is not null`)}
  `.execute(db)
  const [found] = rows
  if (!found) return null
  const { west, south, east, north } = found
  return west === null || south === null || east === null || north === null
    ? null
    : [west, south, east, north]
}
