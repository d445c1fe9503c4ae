import { answered, type CallAs, type RouteCase } from '../test-roles.ts'

const open = (path: string): RouteCase => ({
  about: 'as it is',
  address: () => path,
  statuses: answered(200),
})
const refused = (about: string, path: string, status = 400): RouteCase => ({
  about,
  address: () => path,
  statuses: answered(status),
})
const linkOf = async (callAs: CallAs): Promise<string> =>
  String(await callAs('staff', 'getPropertiesExportLink', 'csv')).replace(/^https?:\/\/[^/]+/, '')
const parcels = '/ogc/collections/parcels'

export const parcelRouteRows: Record<string, RouteCase[]> = {
  'GET /api/v1/properties.geojson': [
    open('/api/v1/properties.geojson?minSize=1'),
    refused('what no filter has', '/api/v1/properties.geojson?colour=green'),
  ],
  'GET /api/v1/properties.csv': [
    open('/api/v1/properties.csv?additional.Wert=1'),
    refused('what no filter has', '/api/v1/properties.csv?limit=1'),
    refused('what no database takes', '/api/v1/properties.csv?search=%00'),
    refused('a name that no database takes', '/api/v1/properties.csv?additional.%00=x'),
  ],
  'GET /api/v1/downloads/properties/:name': [
    { about: 'a link its holder was given', address: linkOf, statuses: answered(200) },
    {
      about: 'a link that somebody changed',
      address: async (callAs) => `${await linkOf(callAs)}x`,
      statuses: answered(404),
    },
  ],
  'GET /ogc': [open('/ogc'), refused('an unknown parameter', '/ogc?f=html')],
  'GET /ogc/': [open('/ogc/')],
  'GET /ogc/api': [open('/ogc/api')],
  'GET /ogc/conformance': [open('/ogc/conformance')],
  'GET /ogc/collections': [open('/ogc/collections')],
  'GET /ogc/collections/:id': [open(parcels), refused('another', '/ogc/collections/tenders', 404)],
  'GET /ogc/collections/:id/items': [
    open(`${parcels}/items?bbox=8,53,9,54`),
    refused('an unknown parameter', `${parcels}/items?internalNotes=x`),
  ],
  'GET /ogc/collections/:id/items/:featureId': [refused('none', `${parcels}/items/4711000`, 404)],
}
