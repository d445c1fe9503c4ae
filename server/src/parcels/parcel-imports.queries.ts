import type { Folder } from '@allmende/domain/parcels/folder.ts'
import type { AdditionalFact, ChangedProperty, Parcel } from '@allmende/domain/parcels/parcels.contract.ts'
import type { KnownLocation } from '@allmende/domain/parcels/parcel-imports.ts'
import { sql } from 'kysely'
import { among } from '../database/among.ts'
import type { Db } from '../database/schema.ts'
import { discardFilesOf } from './files/discarded-files.queries.ts'
import { nameColumns, parcelColumns } from './parcel-columns.ts'

/** Every location, held until the end, so that none is archived or gone meanwhile. */
export const holdLocations = (db: Db): Promise<KnownLocation[]> =>
  db.selectFrom('locations').select(['id', 'name', 'isArchived']).forShare().execute()

export const listKnownLocations = (db: Db): Promise<KnownLocation[]> =>
  db.selectFrom('locations').select(['id', 'name', 'isArchived']).execute()

/** What the parcels are called that have one of these plats, archived or not; however many blanks stand in it. */
export async function findPlats(db: Db, keys: readonly string[]): Promise<Map<string, string>> {
  if (keys.length === 0) return new Map()
  const { rows } = await sql<{ key: string; name: string }>`
    select key, name from (
      select name, id, btrim(regexp_replace(plat_folded, '\\s+', ' ', 'g')) as key
      from parcels where plat_folded is not null) as known
    where key = any(${keys}) order by id desc`.execute(db)
  return new Map(rows.map(({ key, name }) => [key, name]))
}

export type ImportedParcel = Partial<ChangedProperty> & {
  name: string
  additionalFields: AdditionalFact[]
  files: readonly Folder[]
}

/** So many in one statement, which takes 65,535 values and no more. */
const atOnce = 500

export async function addImportedParcels(
  db: Db,
  importId: string,
  parcels: readonly ImportedParcel[],
  now: Date,
): Promise<Parcel[]> {
  const added: Parcel[] = []
  for (let from = 0; from < parcels.length; from += atOnce) {
    const values = parcels.slice(from, from + atOnce).map(({ files, ...facts }) => ({
      ...parcelColumns(facts),
      ...nameColumns(facts.name),
      files: JSON.stringify(files),
      importId,
      created: now,
      updated: now,
    }))
    added.push(...(await db.insertInto('parcels').values(values).returning(['id', 'name']).execute()))
  }
  return added
}

export type OfImport = Parcel & { version: number }

export const lockImport = (db: Db, importId: string): Promise<OfImport[]> =>
  db
    .selectFrom('parcels')
    .select(['id', 'name', 'version'])
    .where('importId', '=', importId)
    .orderBy('id')
    .forUpdate()
    .execute()

/** With the files that were sent to them and lie nowhere yet, whose bytes are swept like those of everything deleted. */
export async function removeParcels(db: Db, ids: readonly number[], now: Date): Promise<void> {
  await discardFilesOf(db, ids, now)
  await db.deleteFrom('parcels').where(among('id', ids)).execute()
}
