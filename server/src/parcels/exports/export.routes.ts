import { filterFromQuery } from '@allmende/domain/parcels/exports/filter-query.ts'
import type { ExportFormat, PropertyFilter } from '@allmende/domain/parcels/parcels.contract.ts'
import { everyone, refuse } from '@allmende/domain/verdict.ts'
import { serves } from '../../http/route.ts'
import { exportedFile } from './exported-file.ts'
import { exportPermits } from './export-links.ts'

/** The parcels of a filter that stands in the address, for whoever the header names. */
const exportIn = (format: ExportFormat) =>
  serves(`/api/v1/properties.${format}`, {
    asks: ({ query }) => {
      const { filter, wrong } = filterFromQuery(query as Record<string, unknown>)
      return {
        args: [filter ?? refuse('parameterUnknown', { values: { name: wrong ?? '' } })] as [PropertyFilter],
      }
    },
    load: async (_context, _filter: PropertyFilter) => ({}),
    allow: everyone, // of those that the viewer may know of
    serve: async (context, _nothing, [filter]) => exportedFile(context, format, filter),
  })

export const parcelExportRoutes = [
  exportIn('geojson'),
  exportIn('csv'),

  /** The same to whoever holds a signed address, with the rights of whom it was given to. */
  serves('/api/v1/downloads/properties/:name', {
    asks: exportPermits.asks,
    load: async (_context, _wanted: { format: ExportFormat; filter: PropertyFilter }) => ({}),
    allow: everyone, // of those that the viewer may know of
    serve: async (context, _nothing, [{ format, filter }]) => exportedFile(context, format, filter),
  }),
]
