import { answered, nobodysTender, type RouteCase, teamAnswered, tender } from '../test-roles.ts'

export const tenderRouteRows: Record<string, RouteCase[]> = {
  'GET /api/v1/projects/:id/notice.xml': [
    {
      about: 'a draft',
      address: () => `/api/v1/projects/${tender}/notice.xml`,
      statuses: answered(404, teamAnswered),
    },
    {
      about: 'what was never sent',
      address: () => `/api/v1/projects/${tender}/notice.xml?notice=4711`,
      statuses: answered(404),
    },
    {
      about: 'no number of a notice',
      address: () => `/api/v1/projects/${tender}/notice.xml?notice=x`,
      statuses: answered(404),
    },
    {
      about: 'no tender',
      address: () => `/api/v1/projects/${nobodysTender}/notice.xml`,
      statuses: answered(404),
    },
    {
      about: 'a number no tender can have',
      address: () => `/api/v1/projects/${2 ** 31}/notice.xml`,
      statuses: answered(404),
    },
  ],
}
