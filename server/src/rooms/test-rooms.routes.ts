import { answered, type CallAs, type RouteCase } from '../test-roles.ts'
import { demoDocument, demoRoom } from './test-rooms.roles.ts'

const pathOf = (link: unknown): string => String(link).replace(/^https?:\/\/[^/]+/, '')
const nobodysUpload = '/api/v1/uploads/00000000-0000-4000-8000-000000000000'
const signedIn = (status: number) => answered(status, { visitor: 401, held: 401 })

async function fileLink(callAs: CallAs): Promise<string> {
  const [room, document] = [await demoRoom(callAs), await demoDocument(callAs)]
  return pathOf(await callAs('projectAdmin', 'getDownloadLink', room.id, document.name))
}

const teamAnswered = { editor: 200, projectAdmin: 200, systemAdmin: 200 }

export const roomRouteRows: Record<string, RouteCase[]> = {
  'GET /api/v1/downloads/files/:name': [
    { about: 'a link its holder was given', address: fileLink, statuses: answered(200) },
    {
      about: 'a link that somebody changed',
      address: async (callAs) => `${await fileLink(callAs)}x`,
      statuses: answered(404),
    },
  ],
  'GET /api/v1/downloads/rooms/:name': [
    {
      about: 'a link its holder was given',
      address: async (callAs) =>
        pathOf(await callAs('projectAdmin', 'getZipLink', (await demoRoom(callAs)).id)),
      statuses: answered(200),
    },
  ],
  'GET /api/v1/previews/:id': [
    {
      about: 'of a draft',
      address: async (callAs) => `/api/v1/previews/${(await demoDocument(callAs)).id}`,
      statuses: answered(404, teamAnswered),
    },
  ],
  'GET /api/v1/documents/:id/:name': [
    {
      about: 'of a draft, for which everyone counts as a visitor',
      address: async (callAs) => `/api/v1/documents/${(await demoDocument(callAs)).id}/plan.pdf`,
      statuses: answered(404),
    },
  ],
  // Without a form nobody gets further than to be told so; who may not even ask is told that.
  'POST /api/v1/files/:room': [
    {
      about: 'a room of a draft',
      address: async (callAs) => `/api/v1/files/${(await demoRoom(callAs)).id}`,
      statuses: answered(404, {
        visitor: 401,
        held: 401,
        editor: 400,
        projectAdmin: 400,
        systemAdmin: 400,
      }),
    },
    { about: 'a temporary room', address: () => '/api/v1/files/temp', statuses: signedIn(400) },
  ],
  'OPTIONS /api/v1/uploads': [
    { about: 'as it is', address: () => '/api/v1/uploads', statuses: answered(204) },
  ],
  // Requests of the protocol bring its headers; without them everyone is told what is spoken here.
  'POST /api/v1/uploads': [
    {
      about: 'without the protocol',
      address: async (callAs) => `/api/v1/uploads?room=${(await demoRoom(callAs)).id}`,
      statuses: answered(412),
    },
  ],
  'PATCH /api/v1/uploads/:id': [
    { about: 'without the protocol', address: () => nobodysUpload, statuses: answered(412) },
  ],
  'DELETE /api/v1/uploads/:id': [
    { about: 'without the protocol', address: () => nobodysUpload, statuses: answered(412) },
  ],
  'POST /api/v1/uploads/probe': [
    { about: 'nothing', address: () => '/api/v1/uploads/probe', statuses: signedIn(204) },
  ],
}
