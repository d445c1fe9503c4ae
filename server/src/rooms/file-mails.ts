import { bySystem } from '@allmende/domain/actor.ts'
import { paths } from '@allmende/domain/addresses.ts'
import { fileList, isToldOf } from '@allmende/domain/rooms/file-mails.ts'
import { isForAll } from '@allmende/domain/rooms/room-standing.ts'
import type { Context, Mail } from '../rpc/method.ts'
import { systemStep } from '../rpc/system.ts'
import {
  findGathered,
  forgetGathered,
  type Gathered,
  gatherFiles,
  listGatheredNames,
} from './gathered-files.queries.ts'
import type { RoomReaders } from './room-holders.ts'
import { lockRoom, type StoredRoom } from './rooms.queries.ts'
import type { SeenRoom } from './seen-rooms.ts'

type Told = { gathered: Gathered; room: StoredRoom; names: readonly string[]; readers: RoomReaders | null }

/** Something was put into a room: whoever reads it is told soon, together with what else comes until then. */
export async function tellSoon({ db, actor, now }: Context, { room, around }: SeenRoom): Promise<void> {
  if (!isToldOf(room) || !around.documentsArePublic || actor.kind !== 'user') return
  await gatherFiles(db, room.id, actor.email, now)
}

/** Tells of what one person has put into one room; who may read it is decided now, and so is what is still there. */
export const tellingOfFiles = systemStep({
  load: async ({ db, now, roomHolders }, id: number): Promise<Told | null> => {
    const found = await findGathered(db, id)
    // Whoever puts something into it waits, and finds that all before it has been told.
    const room = found && (await lockRoom(db, found.roomId))
    const gathered = room && (await findGathered(db, id))
    if (!gathered) return null
    const names = await listGatheredNames(db, gathered)
    const isAny = names.length > 0 && isToldOf(room)
    return { gathered, room, names, readers: isAny ? await roomHolders.readersOf(db, room, now) : null }
  },
  allow: bySystem,
  run: async ({ db }, { gathered }) => {
    await forgetGathered(db, gathered.id)
    return null
  },
  record: () => null, // each of them was told when it came
  mails: ({ gathered, room, names, readers }) =>
    readers
      ? readers.people
          .filter(({ email }) => email !== gathered.sender)
          .map((person) => mailOf(room, readers, fileList(names), person))
      : [],
})

function mailOf(
  room: StoredRoom,
  { projectName, authorityName, organizationName }: RoomReaders,
  fileNames: string,
  { email, name }: { email: string; name: string },
): Mail {
  const told = { userName: name, projectName, roomName: room.name, fileNames, link: linkTo(room) }
  return room.type === 'CLIENT'
    ? { key: 'fileUploadedByClient', to: email, values: { ...told, authorityName } }
    : { key: 'fileUploadedByContractor', to: email, values: { ...told, organizationName } }
}

/** What everyone may read stands among the documents; any other room has a page of its own. */
function linkTo(room: StoredRoom): string {
  const tenderId = room.projectId ?? 0
  return isForAll(room)
    ? paths.tenderDocuments(tenderId, `raum-${room.id}`)
    : paths.dataRoom(tenderId, room.id, room.offerId)
}
