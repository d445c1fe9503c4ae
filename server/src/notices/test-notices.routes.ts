import { answered, type RouteCase } from '../test-roles.ts'

const fact = (path: string): RouteCase[] => [
  { about: 'of a compiled version', address: () => `/sdk/1.7${path}`, statuses: answered(200) },
  { about: 'of none', address: () => `/sdk/0.1${path}`, statuses: answered(404) },
]

export const noticeRouteRows: Record<string, RouteCase[]> = {
  'GET /sdk/info': [{ about: 'as it is', address: () => '/sdk/info', statuses: answered(200) }],
  'GET /sdk/:version/notice-types': fact('/notice-types'),
  'GET /sdk/:version/notice-types/:subtype': fact('/notice-types/19'),
  'GET /sdk/:version/basic-meta-data': fact('/basic-meta-data'),
  'GET /sdk/:version/translations/:file': fact('/translations/de.json'),
  'GET /sdk/:version/codelists/:file/lang/:language': fact('/codelists/cpv.gc/lang/de'),
  'GET /sdk/:version/codelists/lang/:language': fact('/codelists/lang/de'),
}
