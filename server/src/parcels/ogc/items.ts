import { Readable } from 'node:stream'
import { featureText } from '@allmende/domain/parcels/exports/parcel-feature.ts'
import { publicParcel } from '@allmende/domain/parcels/parcels.views.ts'
import type { Db } from '../../database/schema.ts'
import { listParcelsAfter } from '../exports/exported-parcels.queries.ts'
import type { ItemsQuery, Query } from './items-query.ts'
import type { Links } from './links.ts'

/** However many are wanted: no more than these are read at once. */
const atOnce = 250

export type Items = { asked: ItemsQuery; query: Query; matched: number | null; links: Links; now: Date }

/** A page of parcels, written while it is read; what is only known at its end stands there. */
export const itemsBody = (db: Db, items: Items): Readable =>
  Readable.from(pieces(db, items), { objectMode: false, highWaterMark: 64 * 1024 })

async function* pieces(db: Db, { asked, query, matched, links, now }: Items): AsyncGenerator<string> {
  const wanted = { viewing: 'outside', condition: asked.condition } as const
  yield `{"type":"FeatureCollection","timeStamp":"${now.toISOString()}","features":[`
  let [returned, last, isMore] = [0, asked.after, true]
  while (isMore && returned < asked.limit) {
    const missing = Math.min(asked.limit - returned, atOnce)
    // One more than is sent tells whether there are more.
    const found = await listParcelsAfter(db, wanted, last, missing + 1)
    const sent = found.slice(0, missing)
    isMore = found.length > missing
    last = sent.at(-1)?.id ?? last
    const texts = sent.map((parcel) => featureText(publicParcel(parcel)))
    if (texts.length > 0) yield `${returned > 0 ? ',' : ''}\n${texts.join(',\n')}`
    returned += sent.length
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
