import { refuse } from '@allmende/domain/verdict.ts'
import { among } from '../database/among.ts'
import { randomId } from '../database/random-id.ts'
import type { Db } from '../database/schema.ts'
import { holdersUnderWay } from '../files/uploads/uploads.queries.ts'
import { roomHolder } from './room-holder.ts'

/** A room as the form of a tender names it; one without an id is new. */
export type NamedRoom = { id?: number | undefined; name: string; description: string }

/** The authority's rooms that open with the tender, in the order of its form. */
export const listInformationRooms = (db: Db, tenderId: number): Promise<(NamedRoom & { id: number })[]> =>
  informationRooms(db, tenderId).select(['id', 'name', 'description']).orderBy('position').execute()

const informationRooms = (db: Db, tenderId: number) =>
  db
    .selectFrom('rooms')
    .where('tenderId', '=', tenderId)
    .where('type', '=', 'CLIENT')
    .where('stage', 'is', null)
    .where('offerId', 'is', null)

/** Renamed rooms keep their id, new ones get one; a room in which documents lie does not go. */
export async function setInformationRooms(
  db: Db,
  tenderId: number,
  named: readonly NamedRoom[],
  now: Date,
): Promise<void> {
  const known = new Map((await listInformationRooms(db, tenderId)).map((room) => [room.id, room]))
  const there = named.flatMap(({ id }) => id ?? [])
  ensureKnown(named, known)
  const gone = [...known.values()].filter(({ id }) => !there.includes(id))
  await removeRooms(db, gone)
  for (const [position, { id, name, description }] of named.entries()) {
    if (id === undefined) {
      await db
        .insertInto('rooms')
        .values({
          id: randomId(),
          tenderId,
          ownerEmail: null,
          type: 'CLIENT',
          position,
          name,
          description,
          stage: null,
          organizationId: null,
          offerId: null,
          lotId: null,
          created: now,
        })
        .execute()
      continue
    }
    const before = known.get(id)
    const isSame = before?.name === name && before.description === description
    await db
      .updateTable('rooms')
      .set({ name, description, position })
      .$if(!isSame, (query) => query.set((eb) => ({ version: eb('version', '+', 1) })))
      .where('id', '=', id)
      .execute()
  }
}

/** Each room once, and none of another tender. */
function ensureKnown(named: readonly NamedRoom[], known: ReadonlyMap<number, unknown>): void {
  const ids = named.map(({ id }) => id)
  const strange = ids.findIndex(
    (id, index) => id !== undefined && (!known.has(id) || ids.indexOf(id) !== index),
  )
  if (strange >= 0) refuse('roomUnknown', { fields: [`0.informationRooms.${strange}`] })
}

async function removeRooms(db: Db, rooms: readonly { id: number; name: string }[]): Promise<void> {
  const ids = rooms.map(({ id }) => id)
  if (ids.length === 0) return
  // Nothing comes into it from here on.
  await db.selectFrom('rooms').select('id').where(among('id', ids)).forUpdate().execute()
  const full = await db
    .selectFrom('documents')
    .select('roomId')
    .where(among('roomId', ids))
    .executeTakeFirst()
  const awaited = await holdersUnderWay(db, ids.map(roomHolder))
  const room = rooms.find(({ id }) => id === full?.roomId || awaited.has(roomHolder(id)))
  if (room) refuse('roomNotEmpty', { values: { room: room.name }, fields: ['0.informationRooms'] })
  await db.deleteFrom('rooms').where(among('id', ids)).execute()
}
