import { answered, type CallAs, type RouteCase, tender } from '../test-roles.ts'

const pathOf = (link: unknown): string => String(link).replace(/^https?:\/\/[^/]+/, '')
const linkTo = (request: object) => async (callAs: CallAs) =>
  pathOf(await callAs('projectAdmin', 'createPDFAndGetDownloadLink', request))

export const documentRouteRows: Record<string, RouteCase[]> = {
  'GET /api/v1/downloads/:name': [
    {
      about: 'a link its holder was given for a draft',
      address: linkTo({ kind: 'project', id: tender }),
      statuses: answered(200),
    },
    {
      about: 'a link its holder was given for a log',
      address: linkTo({ kind: 'log', id: tender }),
      statuses: answered(200),
    },
    {
      about: 'a link its holder was given for a record',
      address: linkTo({ kind: 'record', id: tender }),
      statuses: answered(200),
    },
    {
      about: 'a link its holder was given for messages',
      address: linkTo({ kind: 'messages', id: tender }),
      statuses: answered(200),
    },
    {
      about: 'a link its holder was given for an exposé',
      address: async (callAs) => {
        const [parcel] = (await callAs('projectAdmin', 'getProperties', { limit: 1 })) as { id: number }[]
        return linkTo({ kind: 'parcel', id: parcel?.id })(callAs)
      },
      statuses: answered(200),
    },
    {
      about: 'a link that somebody changed',
      address: async (callAs) => `${await linkTo({ kind: 'project', id: tender })(callAs)}x`,
      statuses: answered(404),
    },
    {
      about: 'no link at all',
      address: () => '/api/v1/downloads/ausschreibung-1.pdf',
      statuses: answered(404),
    },
  ],
}
