import { answered, type RouteCase } from '../../test-roles.ts'

const nobodys = '/api/v1/files/gis/document/4711000'
const staff = { staff: 404, editor: 404, projectAdmin: 404, systemAdmin: 404 }

export const parcelFileRouteRows: Record<string, RouteCase[]> = {
  'POST /api/v1/files/gis/document/:propertyId': [
    {
      about: 'of none',
      address: () => nobodys,
      statuses: answered(403, { visitor: 401, held: 401, ...staff }),
    },
  ],
  'GET /api/v1/files/gis/document/:propertyId/:serverId': [
    {
      about: 'of none',
      address: () => `${nobodys}/00000000-0000-4000-8000-000000000000`,
      statuses: answered(404),
    },
    { about: 'by no id', address: () => `${nobodys}/plan.pdf`, statuses: answered(404) },
  ],
  'GET /api/v1/downloads/parcels/:name': [
    { about: 'without a permit', address: () => '/api/v1/downloads/parcels/x.zip', statuses: answered(404) },
  ],
}
