import { isInternal, signedIn } from '@allmende/domain/actor.ts'
import { addressAt, paths } from '@allmende/domain/addresses.ts'
import type { NewRoom, Room, roomsContract } from '@allmende/domain/rooms/rooms.contract.ts'
import { mayAddress, mayListRooms, roomPolicy } from '@allmende/domain/rooms/rooms.policy.ts'
import { roomLabels } from '@allmende/domain/rooms/rooms.texts.ts'
import { showRoom } from '@allmende/domain/rooms/rooms.views.ts'
import { changesBetween } from '@allmende/domain/changes.ts'
import { ensure, existing, refuse } from '@allmende/domain/verdict.ts'
import { oneAtATime } from '../database/one-at-a-time.ts'
import { type Context, methodsOf } from '../rpc/method.ts'
import { seenDocument } from './given-documents.ts'
import { eventIn, roomsOfTenderChanged, sealableEvent } from './room-events.ts'
import {
  addRoom,
  addTempRoom,
  countRooms,
  countTempRooms,
  findRoom,
  listRooms,
  listRoomsFor,
  lockRoom,
  setRoom,
} from './rooms.queries.ts'
import { aroundNothing, type SeenRoom, seenRoom } from './seen-rooms.ts'

const { read, change } = methodsOf<typeof roomsContract>()

/** So many temporary rooms somebody may have at once. */
const mostTempRooms = 10
/** So many rooms a tender may have of the authority, and so many of their own those of each offer may add. */
const mostRooms = { CLIENT: 500, CONTRACTOR: 100 }

export const roomMethods = [
  read('getRoomsByProjectId', {
    load: async (context, projectId) => {
      const aroundOf = await context.roomHolders.around(context, projectId)
      if (!aroundOf) return null
      const around = aroundOf(nobodys)
      const rooms = isInternal(context.actor)
        ? await listRooms(context.db, projectId)
        : await listRoomsFor(context.db, projectId, around.own?.offerId ?? null)
      return {
        around,
        rooms: rooms.map((room) => ({ room, around: aroundOf(room) })),
        now: context.now,
      }
    },
    allow: (_actor, { around }) => mayListRooms(around),
    show: (actor, { rooms, now }) =>
      rooms
        .filter((seen) => roomPolicy.view(actor, seen, now).allowed)
        .map((seen) => showRoom(actor, seen, now)),
  }),

  read('getRoom', {
    load: (context, id) => seenAt(context, id),
    allow: roomPolicy.view,
    show: (actor, seen) => showRoom(actor, seen, seen.now),
  }),

  change('createRoom', {
    first: signedIn,
    load: async (context, room) => {
      const { roomHolders } = context
      const aroundOf = await roomHolders.around(context, room.projectId)
      // What it is to belong to is looked at only for whoever may know of the tender.
      if (!aroundOf || !mayListRooms(aroundOf(nobodys)).allowed) return null
      ensure(mayAddress(context.actor, { room, around: aroundOf(nobodys) }))
      const place = await roomHolders.placeOf(context, room)
      return { around: aroundOf(place), room, place }
    },
    allow: roomPolicy.create,
    run: async ({ db, actor, now, roomHolders }, { around, room, place }) => {
      // First, for from here on rooms are counted by one at a time.
      await roomHolders.roomMade(db, room, place, now)
      const most = mostRooms[room.type]
      if ((await countRooms(db, room, place)) >= most)
        refuse(room.type === 'CLIENT' ? 'tooManyRooms' : 'tooManyOwnRooms', {
          values: { most: String(most) },
        })
      const id = await addRoom(db, { ...room, ...place }, now)
      return shown(actor, { room: existing(await findRoom(db, id)), around }, now)
    },
    record: ({ around }, room) =>
      eventIn('ROOM_CREATED', {
        room: { ...room, ownerEmail: null, messageId: null, attempt: null },
        around,
      }),
    announce: (_subject, room) => roomsOfTenderChanged(room),
  }),

  change('updateRoom', {
    first: signedIn,
    load: (context, { id }) => lockedRoom(context, id),
    allow: roomPolicy.change,
    run: async ({ db, actor, now, roomHolders }, seen, [{ id, version, name, description }]) => {
      if (seen.room.version !== version) refuse('changedMeanwhile')
      await setRoom(db, { id, name, description })
      const { type, projectId } = seen.room
      if (type === 'CLIENT' && projectId !== null) await roomHolders.roomRenamed(db, projectId, now)
      return shown(actor, { ...seen, room: existing(await findRoom(db, id)) }, now)
    },
    record: (seen, after) => {
      const changes = changesBetween(wordsOf(seen.room), wordsOf(after), roomLabels)
      return changes.length > 0 ? sealableEvent('ROOM_CHANGED', seen, { room: after.name, changes }) : null
    },
    announce: (_seen, room) => roomsOfTenderChanged(room),
  }),

  change('getUploadLink', {
    first: signedIn,
    load: async (context, room, { replaces } = {}) => {
      if (room === 'temp') return { room: null, around: aroundNothing }
      const seen =
        replaces === undefined ? await seenRoom(context, room) : await seenDocument(context, replaces)
      return seen?.room.id === room ? seen : null
    },
    allow: (actor, seen, now) =>
      seen.room === null ? signedIn(actor) : roomPolicy.write(actor, { ...seen, room: seen.room }, now),
    run: async ({ db, actor, config, now }, _seen, [room, { replaces } = {}]) => {
      const roomId =
        room === 'temp' ? await newTempRoom(db, actor.kind === 'user' ? actor.email : '', now) : room
      return addressAt(config.publicUrl ?? '', paths.uploads({ room: roomId, replaces }))
    },
    record: () => null, // what is sent there is told when it is there
  }),
]

/** Of what belongs to no lot and to nobody's part in one. */
const nobodys = { organizationId: null, offerId: null, lotId: null, attempt: null }

export async function newTempRoom(db: Context['db'], email: string, now: Date): Promise<number> {
  await oneAtATime(db, `temporary rooms ${email}`)
  if ((await countTempRooms(db, email)) >= mostTempRooms) refuse('tooManyTempRooms')
  return addTempRoom(db, email, now)
}

const wordsOf = ({ name, description }: Pick<Room | NewRoom, 'name' | 'description'>) => ({
  name,
  description,
})

const shown = (actor: Context['actor'], seen: SeenRoom, now: Date): Room => showRoom(actor, seen, now)

async function seenAt(context: Context, id: number): Promise<(SeenRoom & { now: Date }) | null> {
  const seen = await seenRoom(context, id)
  return seen && { ...seen, now: context.now }
}

async function lockedRoom(context: Context, id: number): Promise<SeenRoom | null> {
  await lockRoom(context.db, id)
  return seenRoom(context, id)
}
