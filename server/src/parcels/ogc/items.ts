import { sameBehalf } from '../../database/behalf.ts'
import { Readable } from 'node:stream'
import { featureText } from '@allmende/domain/parcels/exports/parcel-feature.ts'
import { publicParcel, type WholeParcel } from '@allmende/domain/parcels/parcels.views.ts'
import type { Db } from '../../database/schema.ts'
import { exportTurns } from '../exports/export-turns.ts'
import { countWanted, listParcelsAfter, parcelsFrom } from '../exports/exported-parcels.queries.ts'
import type { ItemsQuery, Query } from './items-query.ts'
import type { Links } from './links.ts'

/** An answer ends after so many bytes, however many were wanted; the rest stands behind its link. */
const longestAnswer = 4 * 1024 * 1024

export type Items = { asked: ItemsQuery; query: Query; links: Links; now: Date }
type Parcels = AsyncIterable<WholeParcel>

/** A page of parcels, written while it is read; what is only known at its end stands there. */
export async function itemsBody(db: Db, items: Items): Promise<Readable> {
  const { condition, after, limit } = items.asked
  const wanted = { viewing: 'outside', condition } as const
  const { begin, goOn } = exportTurns.outside
  // One more than is sent tells whether there are more.
  const next = (last: number) => listParcelsAfter(db, wanted, last, limit + 1)
  // Counted on the first page alone: every further one would cost as much as all of them.
  const [first, matched] = await begin(async () => [
    await next(after),
    after > 0 ? null : await countWanted(db, wanted),
  ])
  const parcels = parcelsFrom(
    first,
    sameBehalf((last: number) => goOn(() => next(last))),
  )
  return Readable.from(pieces(parcels, matched, items), { objectMode: false, highWaterMark: 64 * 1024 })
}

async function* pieces(
  parcels: Parcels,
  matched: number | null,
  { asked, query, links, now }: Items,
): AsyncGenerator<string> {
  yield `{"type":"FeatureCollection","timeStamp":"${now.toISOString()}","features":[`
  let [returned, written, last, isMore] = [0, 0, asked.after, false]
  for await (const parcel of parcels) {
    isMore = returned >= asked.limit || written >= longestAnswer
    if (isMore) break
    const text = featureText(publicParcel(parcel))
    yield `${returned > 0 ? ',' : ''}\n${text}`
    returned++
    written += text.length
    last = parcel.id
  }
  const end = {
    ...(matched !== null && { numberMatched: matched }),
    numberReturned: returned,
    links: [
      links.items(queryText(query))('self'),
      ...(isMore ? [links.items(queryText({ ...query, after: String(last) }))('next')] : []),
      links.collection('collection'),
    ],
  }
  yield `\n],${JSON.stringify(end).slice(1)}\n`
}

function queryText(query: Query): string {
  const text = new URLSearchParams(query as Record<string, string>).toString()
  return text === '' ? '' : `?${text}`
}
