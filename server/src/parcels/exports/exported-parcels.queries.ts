import type { WholeParcel } from '@allmende/domain/parcels/parcels.views.ts'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../database/schema.ts'
import { knownLocation, type Viewing } from '../parcel-filter.ts'
import { parcelOf, sharedFields } from '../parcels.queries.ts'

export type Wanted = { viewing: Viewing; condition: RawBuilder<boolean> }

const wantedFrom = (db: Db, { viewing, condition }: Wanted) =>
  db
    .selectFrom('parcels')
    .leftJoin('locations', (join) => join.on(knownLocation(viewing)))
    .where(condition)

/** The next so many after a parcel, in the order of their numbers. */
export async function listParcelsAfter(
  db: Db,
  wanted: Wanted,
  after: number,
  limit: number,
): Promise<WholeParcel[]> {
  const rows = await wantedFrom(db, wanted)
    .select(sharedFields)
    .where('parcels.id', '>', after)
    .orderBy('parcels.id')
    .limit(limit)
    .execute()
  return rows.map((row) => parcelOf({ ...row, internalNotes: '', files: [] }))
}

export async function countWanted(db: Db, wanted: Wanted): Promise<number> {
  const { count } = await wantedFrom(db, wanted)
    .select(sql<number>`count(*)::int`.as('count'))
    .executeTakeFirstOrThrow()
  return count
}

/** However many there are: no more than these are read at once. */
const atOnce = 100

/** All of them, page by page, each in a transaction of its own. */
export async function* everyWanted(db: Db, wanted: Wanted): AsyncGenerator<WholeParcel> {
  for (let after = 0; ; ) {
    const page = await listParcelsAfter(db, wanted, after, atOnce)
    yield* page
    const last = page.at(-1)
    if (!last || page.length < atOnce) return
    after = last.id
  }
}
