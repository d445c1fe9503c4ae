import { answered, type RouteCase } from '../test-roles.ts'

export const tileRouteRows: Record<string, RouteCase[]> = {
  'GET /tiles': [{ about: 'as it is', address: () => '/tiles', statuses: answered(200) }],
  'GET /tiles/:map/:z/:x/:y': [
    { about: 'of a map there is not', address: () => '/tiles/karte/0/0/0', statuses: answered(404) },
  ],
}
