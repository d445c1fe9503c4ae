import type { Bounds } from '@allmende/domain/geometry/shape.ts'
import type { PropertyFilter, PropertyPage } from '@allmende/domain/parcels/parcels.contract.ts'
import type { WholeRow } from '@allmende/domain/parcels/parcels.views.ts'
import { sql } from 'kysely'
import { pageOf } from '../database/pages.ts'
import type { Db } from '../database/schema.ts'
import { knownLocation, knownShape, matching, type Viewing } from './parcel-filter.ts'

const rowColumns = [
  'parcels.id',
  'parcels.name',
  'plat',
  'size',
  'hasBuilding',
  'regulatedInDevelopmentPlan',
  'buildingPlanIsInPreparation',
  'availability',
  'allowedUsageTypes',
  'isPublic',
  'parcels.isArchived',
  'publicFields',
  'shapeLongitude',
  'shapeLatitude',
  'locations.id as locationId',
  'locations.name as locationName',
  'locations.longitude',
  'locations.latitude',
] as const

/** Those of a filter, with their location as `locations` where the viewer may know of it. */
export const parcelsOf = (db: Db, viewing: Viewing, filter?: PropertyFilter, bounds?: Bounds) =>
  db
    .selectFrom('parcels')
    .leftJoin('locations', (join) => join.on(knownLocation(viewing)))
    .where(matching(viewing, filter, bounds))

type Row = Awaited<ReturnType<typeof rowsFrom>>[number]

const rowsFrom = (db: Db, viewing: Viewing, { bbox, filter }: PropertyPage, offset: number, limit: number) =>
  parcelsOf(db, viewing, filter, bbox)
    .select(rowColumns)
    .$if(bbox !== undefined, (query) => query.select(knownShape(viewing).as('geoJson')))
    .orderBy(sql`parcels.name_sort collate "C"`)
    .orderBy('parcels.id')
    .offset(offset)
    .limit(limit)
    .execute()

function rowOf({
  locationId,
  locationName,
  longitude,
  latitude,
  shapeLongitude,
  shapeLatitude,
  ...row
}: Row): WholeRow {
  const point = (x: number | null, y: number | null): [number, number] | null =>
    x === null || y === null ? null : [x, y]
  return {
    ...row,
    location: locationId === null ? null : { id: locationId, name: locationName ?? '' },
    shapePoint: point(shapeLongitude, shapeLatitude),
    locationPoint: point(longitude, latitude),
  }
}

/** With the box they were asked for in, their shapes too; what the viewer does not get has no weight. */
export const listParcelRows = (db: Db, viewing: Viewing, page: PropertyPage = {}): Promise<WholeRow[]> =>
  pageOf(
    async (offset, limit) => (await rowsFrom(db, viewing, page, offset, limit)).map(rowOf),
    page,
    page.bbox ? 100 : 500,
    ({ geoJson }) => heaviestRow + (geoJson?.length ?? 0),
  )

/** What a row without its shape weighs at most, as names and usages usually are. */
const heaviestRow = 1000
