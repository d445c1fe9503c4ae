import type { WholeParcel } from '@allmende/domain/parcels/parcels.views.ts'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../database/schema.ts'
import { knownLocation, knownShape, type Viewing } from '../parcel-filter.ts'
import { sharedFields, withoutMedia } from '../parcels.queries.ts'

export type Wanted = { viewing: Viewing; condition: RawBuilder<boolean>; withoutShapes?: boolean }

/** `last` is the number after which to go on. */
export type Page = { parcels: WholeParcel[]; last: number; isMore: boolean }

/** One statement brings no more of them, and of shapes no more than these bytes unless one alone is heavier. */
const [rowsAtOnce, shapesAtOnce] = [100, 512 * 1024]

const wantedFrom = (db: Db, { viewing, condition }: Wanted) =>
  db
    .selectFrom('parcels')
    .leftJoin('locations', (join) => join.on(knownLocation(viewing)))
    .where(condition)

const shapeIn = ({ viewing, withoutShapes }: Wanted) =>
  withoutShapes ? sql<string | null>`null::text` : knownShape(viewing)

/** The next so many after a parcel, in the order of their numbers; fewer where they are heavy. */
export async function listParcelsAfter(
  db: Db,
  wanted: Wanted,
  after: number,
  limit = rowsAtOnce,
): Promise<Page> {
  const { last, isMore } = await nextStretch(db, wanted, after, Math.min(limit, rowsAtOnce))
  if (last === after) return { parcels: [], last, isMore }
  const rows = await wantedFrom(db, wanted)
    .select(sharedFields)
    .select(shapeIn(wanted).as('geoJson'))
    .where('parcels.id', '>', after)
    .where('parcels.id', '<=', last)
    .orderBy('parcels.id')
    .execute()
  return { parcels: rows.map((row) => withoutMedia({ ...row, internalNotes: '', files: [] })), last, isMore }
}

/** How far the next page goes; what a shape weighs is known without reading it. */
async function nextStretch(db: Db, wanted: Wanted, after: number, limit: number) {
  const weights = await wantedFrom(db, wanted)
    .select(['parcels.id', sql<number | null>`octet_length(${shapeIn(wanted)})`.as('bytes')])
    .where('parcels.id', '>', after)
    .orderBy('parcels.id')
    .limit(limit + 1)
    .execute()
  let [count, sum] = [0, 0]
  for (const { bytes } of weights.slice(0, limit)) {
    sum += bytes ?? 0
    if (sum > shapesAtOnce && count > 0) break
    count++
  }
  return { last: weights[count - 1]?.id ?? after, isMore: weights.length > count }
}

export async function countWanted(db: Db, wanted: Wanted): Promise<number> {
  const { count } = await wantedFrom(db, wanted)
    .select(sql<number>`count(*)::int`.as('count'))
    .executeTakeFirstOrThrow()
  return count
}

/** All of them from a page on; the next one is asked for once all of this one was taken. */
export async function* parcelsFrom(
  page: Page,
  next: (after: number) => Promise<Page>,
): AsyncGenerator<WholeParcel> {
  for (;;) {
    yield* page.parcels
    if (!page.isMore) return
    page = await next(page.last)
  }
}
