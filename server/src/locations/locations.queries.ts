import { roundDegrees } from '@allmende/domain/geometry/degrees.ts'
import { readShape, shapeText } from '@allmende/domain/geometry/read-shape.ts'
import type { ChangedLocation, Location, NewLocation } from '@allmende/domain/locations/locations.contract.ts'
import { sortKey } from '@allmende/domain/sort-key.ts'
import { type Constraints, refusing } from '../database/duplicates.ts'
import type { Db } from '../database/schema.ts'

export const locationColumns = [
  'id',
  'name',
  'latitude',
  'longitude',
  'geoJson',
  'addressDisplayName',
  'addressOsmType',
  'addressOsmId',
  'isArchived',
  'version',
] as const

export type WholeLocation = Location & { isArchived: boolean; version: number }

const sameName: Constraints = { locations_same_name: ['locationNameTaken', { fields: ['0.name'] }] }
const inUse: Constraints = { parcels_location: ['locationInUse', {}] }

export async function lockLocation(db: Db, id: number): Promise<WholeLocation | null> {
  const row = await db
    .selectFrom('locations')
    .select(locationColumns)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  return row ?? null
}

/** What it is called and whether a parcel may still be put there; held until the end, so that it stays so. */
export async function holdLocation(
  db: Db,
  id: number,
): Promise<{ name: string; isArchived: boolean } | null> {
  const row = await db
    .selectFrom('locations')
    .select(['name', 'isArchived'])
    .where('id', '=', id)
    .forShare()
    .executeTakeFirst()
  return row ?? null
}

export async function addLocation(db: Db, location: NewLocation, now: Date): Promise<WholeLocation> {
  const inserting = db
    .insertInto('locations')
    .values({ ...named(location.name), ...given(location), created: now, updated: now })
    .returning(locationColumns)
    .executeTakeFirstOrThrow()
  return refusing(sameName, inserting)
}

export async function setLocation(
  db: Db,
  { id, version: _version, isArchived, ...location }: ChangedLocation,
  now: Date,
): Promise<WholeLocation> {
  const updating = db
    .updateTable('locations')
    .set({ ...named(location.name), ...given(location), updated: now })
    .set(isArchived === undefined ? {} : { isArchived })
    .set((eb) => ({ version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .returning(locationColumns)
    .executeTakeFirstOrThrow()
  return refusing(sameName, updating)
}

export async function removeLocation(db: Db, id: number): Promise<void> {
  await refusing(inUse, db.deleteFrom('locations').where('id', '=', id).execute())
}

const named = (name: string) => ({
  name,
  nameSort: sortKey(name),
  nameKey: name.normalize('NFKC').toLocaleLowerCase('de'),
})

/** What is left out is not among them. */
function given({ name: _name, ...location }: NewLocation) {
  const facts = Object.fromEntries(
    Object.entries(location).filter(([, value]) => value !== undefined),
  ) as Omit<NewLocation, 'name'>
  const { shape } = facts.geoJson ? readShape(facts.geoJson) : {}
  return {
    ...facts,
    latitude: roundDegrees(facts.latitude),
    longitude: roundDegrees(facts.longitude),
    ...(shape && { geoJson: shapeText(shape) }),
  }
}
