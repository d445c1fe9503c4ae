import { Readable } from 'node:stream'
import type { Actor } from '@allmende/domain/actor.ts'
import { parcelTable } from '@allmende/domain/parcels/exports/parcel-csv.ts'
import { featureText } from '@allmende/domain/parcels/exports/parcel-feature.ts'
import type { ExportFormat, PropertyFilter } from '@allmende/domain/parcels/parcels.contract.ts'
import { showParcel } from '@allmende/domain/parcels/parcels.views.ts'
import type { Db } from '../../database/schema.ts'
import { contentDisposition } from '../../http/attachment.ts'
import type { Served } from '../../http/route.ts'
import type { Context } from '../../rpc/method.ts'
import { findFactNames } from '../fact-names.queries.ts'
import { matching, viewingOf } from '../parcel-filter.ts'
import { everyWanted } from './exported-parcels.queries.ts'

const types: Record<ExportFormat, string> = {
  geojson: 'application/geo+json',
  csv: 'text/csv; charset=utf-8',
}
const writers = { geojson: features, csv: table }

/** The parcels of a filter as a file, as far as who asks may see them. */
export const exportedFile = (
  { db, actor }: Context,
  format: ExportFormat,
  filter: PropertyFilter,
): Served => ({
  body: Readable.from(writers[format](db, actor, filter), { objectMode: false, highWaterMark: 64 * 1024 }),
  type: types[format],
  headers: { 'content-disposition': contentDisposition('attachment', `grundstuecke.${format}`) },
})

const shownParcels = async function* (db: Db, actor: Actor, filter: PropertyFilter) {
  const viewing = viewingOf(actor)
  for await (const parcel of everyWanted(db, { viewing, condition: matching(viewing, filter) }))
    yield showParcel(actor, parcel)
}

async function* features(db: Db, actor: Actor, filter: PropertyFilter): AsyncGenerator<string> {
  yield '{"type":"FeatureCollection","features":['
  let between = '\n'
  for await (const parcel of shownParcels(db, actor, filter)) {
    yield between + featureText(parcel)
    between = ',\n'
  }
  yield '\n]}\n'
}

async function* table(db: Db, actor: Actor, filter: PropertyFilter): AsyncGenerator<string> {
  const viewing = viewingOf(actor)
  const { head, row } = parcelTable(viewing === 'inside', await findFactNames(db, viewing))
  yield head
  for await (const parcel of shownParcels(db, actor, filter)) yield row(parcel)
}
