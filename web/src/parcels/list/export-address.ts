import type { PropertyFilter } from '@allmende/domain/parcels/parcels.contract.ts'

export type ExportFormat = 'geojson' | 'csv'

/** The server reads a filter by the names of its contract. */
export function exportAddress(format: ExportFormat, filter: PropertyFilter): string {
  const { additional = [], locationId, ...rest } = filter
  const query = new URLSearchParams([
    ...Object.entries(rest).map(([key, value]) => [key, String(value)]),
    ...(locationId === undefined ? [] : [['locationId', locationId === null ? 'none' : String(locationId)]]),
    ...additional.map(({ name, value }) => [`additional.${name}`, value]),
  ])
  return `/api/v1/properties.${format}${query.size > 0 ? `?${query}` : ''}`
}
