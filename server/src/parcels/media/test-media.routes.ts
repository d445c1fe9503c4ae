import { randomUUID } from 'node:crypto'
import { answered, type CallAs, type RouteCase } from '../../test-roles.ts'

const nobodys = 4711
const path = '/api/v1/files/gis/media'

async function newParcel(callAs: CallAs): Promise<number> {
  const place = { name: `Ort ${randomUUID()}`, latitude: 53.2, longitude: 8.9 }
  const location = await callAs('staff', 'createLocation', place)
  return (await callAs('staff', 'createProperty', 'Wiese', location)) as number
}

export const mediaRouteRows: Record<string, RouteCase[]> = {
  // Without a form nobody gets further than to be told so; who may not even ask is told that.
  'POST /api/v1/files/gis/media/:propertyId': [
    {
      about: 'a parcel',
      address: async (callAs) => `${path}/${await newParcel(callAs)}`,
      statuses: answered(400, { visitor: 401, held: 401, bidder: 403, organizationAdmin: 403 }),
    },
    {
      about: 'no parcel',
      address: () => `${path}/${nobodys}`,
      statuses: answered(404, { visitor: 401, held: 401, bidder: 403, organizationAdmin: 403 }),
    },
  ],
  'GET /api/v1/files/gis/media/:propertyId/:id': [
    { about: 'none', address: () => `${path}/1/${randomUUID()}`, statuses: answered(404) },
    { about: 'of no parcel', address: () => `${path}/${nobodys}/${randomUUID()}`, statuses: answered(404) },
    {
      about: 'a permit that somebody made up',
      address: () => `${path}/1/${randomUUID()}?permit=x.y`,
      statuses: answered(404),
    },
  ],
}
