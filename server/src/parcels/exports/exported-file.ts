import { Readable } from 'node:stream'
import { parcelTable } from '@allmende/domain/parcels/exports/parcel-csv.ts'
import { featureText } from '@allmende/domain/parcels/exports/parcel-feature.ts'
import type { ExportFormat, Property, PropertyFilter } from '@allmende/domain/parcels/parcels.contract.ts'
import { showParcel, type WholeParcel } from '@allmende/domain/parcels/parcels.views.ts'
import { sameBehalf } from '../../database/behalf.ts'
import { contentDisposition } from '../../http/attachment.ts'
import type { Served } from '../../http/route.ts'
import type { Context } from '../../rpc/method.ts'
import { findFactNames } from '../fact-names.queries.ts'
import { matching, viewingOf } from '../parcel-filter.ts'
import { exportTurns } from './export-turns.ts'
import { listParcelsAfter, parcelsFrom } from './exported-parcels.queries.ts'

const types: Record<ExportFormat, string> = {
  geojson: 'application/geo+json',
  csv: 'text/csv; charset=utf-8',
}

/** The parcels of a filter as a file, as far as who asks may see them; refused before its first byte or not at all. */
export async function exportedFile(
  { db, actor }: Context,
  format: ExportFormat,
  filter: PropertyFilter,
): Promise<Served> {
  const viewing = viewingOf(actor)
  const { begin, goOn } = exportTurns[viewing]
  const isTable = format === 'csv'
  const wanted = { viewing, condition: matching(viewing, filter), withoutShapes: isTable }
  const [first, factNames] = await begin(async () => [
    await listParcelsAfter(db, wanted, 0),
    isTable ? await findFactNames(db, viewing) : [],
  ])
  const next = sameBehalf((after: number) => goOn(() => listParcelsAfter(db, wanted, after)))
  const parcels = parcelsFrom(first, next)
  const shown = (parcel: WholeParcel) => showParcel(actor, parcel)
  const pieces = isTable
    ? table(parcels, shown, parcelTable(viewing === 'inside', factNames))
    : features(parcels, shown)
  return {
    body: Readable.from(pieces, { objectMode: false, highWaterMark: 64 * 1024 }),
    type: types[format],
    headers: { 'content-disposition': contentDisposition('attachment', `grundstuecke.${format}`) },
  }
}

type Parcels = AsyncIterable<WholeParcel>
type Shown = (parcel: WholeParcel) => Property

async function* features(parcels: Parcels, shown: Shown): AsyncGenerator<string> {
  yield '{"type":"FeatureCollection","features":['
  let between = '\n'
  for await (const parcel of parcels) {
    yield between + featureText(shown(parcel))
    between = ',\n'
  }
  yield '\n]}\n'
}

async function* table(
  parcels: Parcels,
  shown: Shown,
  { head, row }: ReturnType<typeof parcelTable>,
): AsyncGenerator<string> {
  yield head
  for await (const parcel of parcels) yield row(shown(parcel))
}
