import type { Room, roomsContract } from '@allmende/domain/rooms/rooms.contract.ts'
import {
  asked,
  type CallAs,
  exceptFor,
  nobodysTender,
  type RowsOf,
  strangers,
  teamOnly,
  tender,
} from '../test-roles.ts'

const nobodysRoom = 2 ** 40
const [nobodysParcel, nobodysFile] = [4711, '3f0f7cb4-1d0a-4d3c-9a58-0d6c5a2a7f11']
const words = { name: 'Lagepläne', description: 'Pläne und Fotos' }

/** A room of the demo draft. */
export async function demoRoom(callAs: CallAs): Promise<Room> {
  const [room] = (await callAs('projectAdmin', 'getRoomsByProjectId', tender)) as Room[]
  if (!room) throw new Error('the demo draft has no room')
  return room
}

type DemoDocument = { id: number; name: string }

/** A document in it. */
export async function demoDocument(callAs: CallAs): Promise<DemoDocument> {
  const room = await demoRoom(callAs)
  const [document] = (await callAs('projectAdmin', 'listDocuments', room.id)) as DemoDocument[]
  if (!document) throw new Error('the demo room has no document')
  return document
}

/** Whoever is asked to log in first is not told what there is. */
const inside = teamOnly
const outside = { ...strangers, ...teamOnly }

export const roomRows: RowsOf<typeof roomsContract> = {
  getRoomsByProjectId: [asked('a draft', [tender], outside), asked('none', [nobodysTender], strangers)],
  getRoom: [
    asked('of a draft', async (_person, callAs) => [(await demoRoom(callAs)).id], outside),
    asked('none', [nobodysRoom], strangers),
  ],
  createRoom: [asked('in a draft', [{ ...words, projectId: tender, type: 'CLIENT' }], inside)],
  updateRoom: [
    asked(
      'of a draft',
      async (_person, callAs) => {
        const { id, version } = await demoRoom(callAs)
        return [{ id, version, ...words }]
      },
      inside,
    ),
  ],
  listDocuments: [
    asked('of a draft', async (_person, callAs) => [(await demoRoom(callAs)).id], outside),
    asked('of no room', [nobodysRoom], strangers),
  ],
  getUploadLink: [
    asked('to a room of a draft', async (_person, callAs) => [(await demoRoom(callAs)).id], inside),
    asked('to a temporary room', ['temp'], {
      bidder: 'done',
      organizationAdmin: 'done',
      staff: 'done',
      editor: 'done',
      projectAdmin: 'done',
      systemAdmin: 'done',
    }),
  ],
  getDownloadLink: [
    asked(
      'in a draft',
      async (_person, callAs) => [(await demoRoom(callAs)).id, (await demoDocument(callAs)).name],
      outside,
    ),
  ],
  getZipLink: [asked('of a draft', async (_person, callAs) => [(await demoRoom(callAs)).id], outside)],
  importDocumentsFromProperty: [
    asked(
      'of no parcel into a draft',
      async (_person, callAs) => [(await demoRoom(callAs)).id, nobodysParcel, [nobodysFile]],
      exceptFor(inside, 'NotFoundException'),
    ),
  ],
  renameDocument: [
    asked(
      'in a draft',
      async (person, callAs) => [(await demoDocument(callAs)).id, `Umbenannt von ${person}.pdf`],
      inside,
    ),
  ],
  createPublicLink: [
    asked('in a draft', async (_person, callAs) => [(await demoDocument(callAs)).id], inside),
  ],
  deleteDocument: [
    asked('none', [nobodysRoom], {
      ...strangers,
      visitor: 'AuthenticationException',
      held: 'SecondFactorRequiredException',
    }),
  ],
}
