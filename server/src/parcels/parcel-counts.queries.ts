import type { PropertyCounts, PropertyFilter } from '@allmende/domain/parcels/parcels.contract.ts'
import { sql } from 'kysely'
import type { Db } from '../database/schema.ts'
import { isSeen, type Viewing } from './parcel-filter.ts'
import { parcelsOf } from './parcel-rows.queries.ts'

export async function countParcels(
  db: Db,
  viewing: Viewing,
  filter: PropertyFilter = {},
): Promise<PropertyCounts> {
  const groups = await parcelsOf(db, viewing, filter)

    .select([
      'locations.id',
      'locations.name',
      'locations.nameSort',
      'locations.latitude',
      'locations.longitude',
    ])
    .select(sql<number>`count(*)::int`.as('count'))
    .groupBy([
      'locations.id',
      'locations.name',
      'locations.nameSort',
      'locations.latitude',
      'locations.longitude',
    ])
    .orderBy(sql`locations.name_sort collate "C" nulls last`)
    .orderBy('locations.id')
    .execute()
  const empty = viewing === 'inside' && isEmpty(filter) ? await listEmptyLocations(db) : []
  return {
    count: groups.reduce((sum, { count }) => sum + count, 0),
    maxSize: await findLargestSize(db, viewing),
    byLocation: [...groups, ...empty].toSorted(byName).map(({ id, name, latitude, longitude, count }) => ({
      location:
        id === null ? null : { id, name: name ?? '', latitude: latitude ?? 0, longitude: longitude ?? 0 },
      count,
    })),
  }
}

async function findLargestSize(db: Db, viewing: Viewing): Promise<number | null> {
  const { largest } = await db
    .selectFrom('parcels')
    .select(({ fn }) => fn.max('size').as('largest'))
    .where(isSeen(viewing))
    .$if(viewing === 'outside', (query) => query.where(sql<boolean>`'size' = any(public_fields)`))
    .executeTakeFirstOrThrow()
  return largest
}

const isEmpty = ({ archived, additional, ...filter }: PropertyFilter): boolean =>
  !archived &&
  !additional?.length &&
  Object.values(filter).every((value) => value === undefined || value === '')

/** Where nothing is yet, so that a first parcel can be put there. */
async function listEmptyLocations(db: Db) {
  const rows = await db
    .selectFrom('locations')
    .select(['id', 'name', 'nameSort', 'latitude', 'longitude'])
    .where('isArchived', '=', false)
    .where(sql<boolean>`not exists (
      select from parcels where parcels.location_id = locations.id and not parcels.is_archived)`)
    .execute()
  return rows.map((row) => ({ ...row, count: 0 }))
}

type Named = { id: number | null; nameSort: string | null }

/** As lists are sorted; what has no location comes last. */
function byName(a: Named, b: Named): number {
  if (a.nameSort === null || b.nameSort === null)
    return Number(a.nameSort === null) - Number(b.nameSort === null)
  if (a.nameSort !== b.nameSort) return a.nameSort < b.nameSort ? -1 : 1
  return (a.id ?? 0) - (b.id ?? 0)
}
