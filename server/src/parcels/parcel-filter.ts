import type { Bounds } from '@allmende/domain/geometry/shape.ts'
import { type Actor, isInternal } from '@allmende/domain/actor.ts'
import { folded } from '@allmende/domain/parcels/folded.ts'
import type { FieldName } from '@allmende/domain/parcels/parcel-fields.ts'
import type { PropertyFilter } from '@allmende/domain/parcels/parcels.contract.ts'
import { type RawBuilder, sql } from 'kysely'
import { among } from '../database/among.ts'

export type Condition = RawBuilder<boolean>
export const and = (conditions: readonly Condition[]): Condition =>
  conditions.length === 0 ? sql<boolean>`true` : sql<boolean>`(${sql.join(conditions, sql` and `)})`
const or = (conditions: readonly Condition[]): Condition => sql<boolean>`(${sql.join(conditions, sql` or `)})`

export type Viewing = 'inside' | 'outside'
export const viewingOf = (actor: Actor): Viewing => (isInternal(actor) ? 'inside' : 'outside')

/** `parcelPolicy.view` in SQL. */
export const isSeen = (viewing: Viewing): Condition =>
  viewing === 'inside' ? sql<boolean>`true` : sql<boolean>`(parcels.is_public and not parcels.is_archived)`

/** What somebody may not see of a parcel is not there for her: it is neither found nor counted by it. */
export const known = (viewing: Viewing, field: FieldName, condition: Condition): Condition =>
  viewing === 'inside' ? condition : sql<boolean>`(${field} = any(parcels.public_fields) and ${condition})`

/** The location a viewer may know of; it is joined as `locations`. */
export const knownLocation = (viewing: Viewing): Condition =>
  known(viewing, 'location', sql<boolean>`locations.id = parcels.location_id`)

/** The shape a viewer may know of; another is not even read, so that nothing can be told by its weight. */
export const knownShape = (viewing: Viewing) =>
  sql<string | null>`case when ${known(viewing, 'geoJson', sql<boolean>`true`)} then parcels.geo_json end`

/** Which parcels a filter means, among those the viewer sees. */
export function matching(viewing: Viewing, filter: PropertyFilter = {}, bounds?: Bounds): Condition {
  const column = (name: string) => sql.ref(`parcels.${name}`)
  const contains = (field: FieldName | 'name', name: string, text: string): Condition => {
    const found = sql<boolean>`strpos(${column(name)}, ${folded(text)}) > 0`
    return field === 'name' ? found : known(viewing, field, found)
  }
  const is = (field: FieldName, value: string | boolean): Condition =>
    known(viewing, field, sql<boolean>`${column(field)} = ${value}`)

  const conditions: (Condition | false)[] = [
    isSeen(viewing),
    (filter.ids === undefined || filter.archived !== undefined) &&
      sql<boolean>`parcels.is_archived = ${filter.archived ?? false}`,
    filter.ids !== undefined && among('parcels.id', filter.ids),
    filter.isPublic !== undefined && sql<boolean>`parcels.is_public = ${filter.isPublic}`,
    ...words(filter.search).map((word) =>
      or([
        contains('name', 'nameFolded', word),
        contains('plat', 'platFolded', word),
        contains('allowedUsageTypes', 'allowedUsageTypesFolded', word),
        sql<boolean>`strpos(locations.name_key, ${folded(word)}) > 0`,
      ]),
    ),
    !!filter.name && contains('name', 'nameFolded', filter.name),
    !!filter.plat && contains('plat', 'platFolded', filter.plat),
    !!filter.allowedUsageTypes &&
      contains('allowedUsageTypes', 'allowedUsageTypesFolded', filter.allowedUsageTypes),
    filter.minSize !== undefined && known(viewing, 'size', sql<boolean>`parcels.size >= ${filter.minSize}`),
    filter.maxSize !== undefined && known(viewing, 'size', sql<boolean>`parcels.size <= ${filter.maxSize}`),
    ...(
      ['hasBuilding', 'regulatedInDevelopmentPlan', 'buildingPlanIsInPreparation', 'availability'] as const
    ).map((field) => filter[field] !== undefined && is(field, filter[field])),
    filter.locationId === null && sql<boolean>`locations.id is null`,
    typeof filter.locationId === 'number' && sql<boolean>`locations.id = ${filter.locationId}`,
    ...(filter.additional ?? []).map((fact) => fact.value !== '' && hasFact(viewing, fact)),
    bounds !== undefined && inside(viewing, bounds),
  ]
  return and(conditions.filter((condition) => condition !== false))
}

const words = (search: string | undefined): string[] => search?.split(/\s+/).filter(Boolean) ?? []

function hasFact(viewing: Viewing, { name, value }: { name: string; value: string }): Condition {
  const shared = viewing === 'inside' ? sql`true` : sql`(fact ->> 'isShared')::boolean`
  return sql<boolean>`exists (
    select from jsonb_array_elements(parcels.additional_folded) as fact
    where fact ->> 'name' = ${name} and ${shared} and strpos(fact ->> 'value', ${folded(value)}) > 0)`
}

/** What has no shape to see lies where its location does. */
const inside = (viewing: Viewing, bounds: Bounds): Condition =>
  or(
    boxesOf(bounds).flatMap((box) => [
      shapeMeets(viewing, box),
      and([withoutShape(viewing), locationIn(viewing, box)]),
    ]),
  )

/** Those whose shape may be seen and may lie within. */
export const shapeWithin = (viewing: Viewing, bounds: Bounds): Condition =>
  or(boxesOf(bounds).map((box) => shapeMeets(viewing, box)))

type Box = RawBuilder<unknown>

/** One that ends west of where it begins goes round the world. */
function boxesOf([west, south, east, north]: Bounds): Box[] {
  const box = (from: number, to: number): Box =>
    sql`box(point(${from}::float8, ${south}::float8), point(${to}::float8, ${north}::float8))`
  return west <= east ? [box(west, east)] : [box(west, 180), box(-180, east)]
}

const shapeMeets = (viewing: Viewing, box: Box): Condition =>
  known(viewing, 'geoJson', sql<boolean>`parcels.extent && ${box}`)

const withoutShape = (viewing: Viewing): Condition =>
  viewing === 'inside'
    ? sql<boolean>`parcels.extent is null`
    : sql<boolean>`(parcels.extent is null or not 'geoJson' = any(parcels.public_fields))`

const locationIn = (viewing: Viewing, box: Box): Condition =>
  known(
    viewing,
    'location',
    sql<boolean>`parcels.location_id in (
      select id from locations as near where point(near.longitude, near.latitude) <@ ${box})`,
  )
