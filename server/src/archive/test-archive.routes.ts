import { answered, type RouteCase } from '../test-roles.ts'

/** A link that was given is told of in archive-downloads.test.ts: the tender of these rows is a draft. */
export const archiveRouteRows: Record<string, RouteCase[]> = {
  'GET /api/v1/downloads/archives/:name': [
    {
      about: 'no link at all',
      address: () => '/api/v1/downloads/archives/Archiv.zip',
      statuses: answered(404),
    },
    {
      about: 'a link that nobody gave',
      address: () => '/api/v1/downloads/archives/Archiv.zip?permit=e30.e30',
      statuses: answered(404),
    },
  ],
}
