import { boundsOf } from '@allmende/domain/geometry/shape.ts'
import { innerPointOf } from '@allmende/domain/geometry/inner-point.ts'
import { readShape, shapeText } from '@allmende/domain/geometry/read-shape.ts'
import { folded } from '@allmende/domain/parcels/folded.ts'
import { fieldNames } from '@allmende/domain/parcels/parcel-fields.ts'
import type { AdditionalFact, ChangedProperty } from '@allmende/domain/parcels/parcels.contract.ts'
import { sortKey } from '@allmende/domain/sort-key.ts'
import { sql } from 'kysely'

/** Facts of a parcel as columns, with those that are found out from them. */
export function parcelColumns({ id: _id, version: _version, ...given }: Partial<ChangedProperty>) {
  const {
    name,
    plat,
    allowedUsageTypes,
    geoJson,
    additionalFields,
    publicFields,
    files,
    images,
    panoramas,
    ...facts
  } = given
  const orNull = (text: string | null) => (text ? folded(text) : null)
  return {
    ...Object.fromEntries(Object.entries(facts).filter(([, value]) => value !== undefined)),
    ...(name !== undefined && nameColumns(name)),
    ...(plat !== undefined && { plat: plat || null, platFolded: orNull(plat) }),
    ...(allowedUsageTypes !== undefined && {
      allowedUsageTypes: allowedUsageTypes || null,
      allowedUsageTypesFolded: orNull(allowedUsageTypes),
    }),
    ...(additionalFields !== undefined && factColumns(additionalFields)),
    ...(publicFields !== undefined && {
      publicFields: fieldNames.filter((field) => publicFields.includes(field)),
    }),
    ...(geoJson !== undefined && shapeColumns(geoJson)),
    ...(files !== undefined && { files: JSON.stringify(files) }),
    ...(images !== undefined && { images: JSON.stringify(images) }),
    ...(panoramas !== undefined && { panoramas: JSON.stringify(panoramas) }),
  }
}

export const nameColumns = (name: string) => ({ name, nameSort: sortKey(name), nameFolded: folded(name) })

export const factColumns = (facts: readonly AdditionalFact[]) => ({
  additionalFields: JSON.stringify(facts),
  additionalFolded: JSON.stringify(facts.map((fact) => ({ ...fact, value: folded(fact.value) }))),
})

function shapeColumns(geoJson: string | null) {
  const { shape } = geoJson === null ? {} : readShape(geoJson)
  if (!shape) return { geoJson: null, extent: null, shapeLongitude: null, shapeLatitude: null }
  const [west, south, east, north] = boundsOf(shape)
  const [shapeLongitude, shapeLatitude] = innerPointOf(shape)
  return {
    geoJson: shapeText(shape),
    extent: sql<string>`box(point(${west}::float8, ${south}::float8), point(${east}::float8, ${north}::float8))`,
    shapeLongitude,
    shapeLatitude,
  }
}
