import { answered, type RouteCase } from '../test-roles.ts'

export const offerRouteRows: Record<string, RouteCase[]> = {
  'GET /api/v1/downloads/offers/:name': [
    {
      about: 'a link that nobody signed',
      address: () => '/api/v1/downloads/offers/Angebote.zip?permit=x',
      statuses: answered(404),
    },
  ],
}
