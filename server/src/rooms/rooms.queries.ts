import type { NewRoom, Room } from '@allmende/domain/rooms/rooms.contract.ts'
import { randomId } from '../database/random-id.ts'
import type { Db } from '../database/schema.ts'

export type StoredRoom = Omit<Room, 'sealed' | 'readOnly'> & {
  ownerEmail: string | null
  messageId: number | null
}

const columns = [
  'id',
  'tenderId as projectId',
  'ownerEmail',
  'messageId',
  'type',
  'name',
  'description',
  'stage',
  'organizationId',
  'offerId',
  'lotId',
  'attempt',
  'isFromTemplate',
  'version',
] as const

export const listRooms = (db: Db, tenderId: number): Promise<StoredRoom[]> =>
  db.selectFrom('rooms').select(columns).where('tenderId', '=', tenderId).orderBy('position').execute()

/** Those of the tender itself and, where somebody takes part, of her part in it; nobody else's. */
export const listRoomsFor = (db: Db, tenderId: number, offerId: number | null): Promise<StoredRoom[]> =>
  db
    .selectFrom('rooms')
    .select(columns)
    .where('tenderId', '=', tenderId)
    .where((eb) => eb.or([eb('offerId', 'is', null), eb('offerId', '=', offerId)]))
    .orderBy('position')
    .execute()

export const findRoom = async (db: Db, id: number): Promise<StoredRoom | null> =>
  (await db.selectFrom('rooms').select(columns).where('id', '=', id).executeTakeFirst()) ?? null

/** Locked, so that what is counted in it still holds when something is added. */
export const lockRoom = async (db: Db, id: number): Promise<StoredRoom | null> =>
  (await db.selectFrom('rooms').select(columns).where('id', '=', id).forUpdate().executeTakeFirst()) ?? null

type AddedRoom = NewRoom & { attempt: number | null }

export async function addRoom(
  db: Db,
  { projectId, name, description, type, stage, organizationId, offerId, lotId, attempt }: AddedRoom,
  now: Date,
): Promise<number> {
  const { last } = await db
    .selectFrom('rooms')
    .select((eb) => eb.fn.max('position').as('last'))
    .where('tenderId', '=', projectId)
    .executeTakeFirstOrThrow()
  const id = randomId()
  const facts = { name, description, type, stage: stage ?? null, organizationId: organizationId ?? null }
  const ties = {
    tenderId: projectId,
    ownerEmail: null,
    offerId: offerId ?? null,
    lotId: lotId ?? null,
    attempt,
  }
  await db
    .insertInto('rooms')
    .values({ id, ...ties, ...facts, position: Number(last ?? -1) + 1, created: now })
    .execute()
  return id
}

/** A room that only its maker knows, until something takes it over. */
export async function addTempRoom(db: Db, ownerEmail: string, now: Date): Promise<number> {
  const id = randomId()
  const ties = { tenderId: null, ownerEmail, organizationId: null, offerId: null, lotId: null }
  const facts = { type: 'CLIENT', position: 0, name: '', description: '', stage: null } as const
  await db
    .insertInto('rooms')
    .values({ id, ...ties, ...facts, created: now })
    .execute()
  return id
}

/** Rooms of the authority, or those that an offer has besides what the authority asks for. */
export async function countRooms(
  db: Db,
  { projectId, type }: Pick<NewRoom, 'projectId' | 'type'>,
  { offerId }: { offerId: number | null },
): Promise<number> {
  const ofType = db
    .selectFrom('rooms')
    .select((eb) => eb.fn.countAll().as('count'))
    .where('tenderId', '=', projectId)
    .where('type', '=', type)
  const counted =
    type === 'CLIENT' ? ofType : ofType.where('offerId', '=', offerId).where('isFromTemplate', '=', false)
  return Number((await counted.executeTakeFirstOrThrow()).count)
}

export const countTempRooms = async (db: Db, ownerEmail: string): Promise<number> =>
  Number(
    (
      await db
        .selectFrom('rooms')
        .select((eb) => eb.fn.countAll().as('count'))
        .where('ownerEmail', '=', ownerEmail)
        .executeTakeFirstOrThrow()
    ).count,
  )

/** Raises the version that guards it. */
export async function setRoom(
  db: Db,
  { id, name, description }: Pick<Room, 'id' | 'name' | 'description'>,
): Promise<void> {
  await db
    .updateTable('rooms')
    .set({ name, description })
    .set((eb) => ({ version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .execute()
}

export type Usage = { bytes: number; documents: number }

/** What lies in a room, and how much of it there is. */
export async function usageOfRoom(db: Db, roomId: number): Promise<Usage> {
  const { bytes, documents } = await db
    .selectFrom('documents')
    .innerJoin('storedFiles', 'storedFiles.id', 'documents.fileId')
    .select((eb) => [eb.fn.sum('size').as('bytes'), eb.fn.countAll().as('documents')])
    .where('roomId', '=', roomId)
    .where('removed', 'is', null)
    .executeTakeFirstOrThrow()
  return { bytes: Number(bytes ?? 0), documents: Number(documents) }
}

/** How many documents lie in all rooms of a phase of an offer. */
export async function countDocumentsOfPhase(
  db: Db,
  { offerId, stage }: Pick<StoredRoom, 'offerId' | 'stage'>,
): Promise<number> {
  const { documents } = await db
    .selectFrom('documents')
    .innerJoin('rooms', 'rooms.id', 'documents.roomId')
    .select((eb) => eb.fn.countAll().as('documents'))
    .where('rooms.offerId', '=', offerId)
    .where('rooms.stage', '=', stage)
    .where('rooms.type', '=', 'CONTRACTOR')
    .where('removed', 'is', null)
    .executeTakeFirstOrThrow()
  return Number(documents)
}

/**
 * What a company has put into its rooms, sent with messages and uploaded to be sent; what others keep for it there is
 * not its own.
 */
export async function bytesOfOrganization(db: Db, organizationId: number): Promise<number> {
  const { bytes } = await db
    .selectFrom('documents')
    .innerJoin('storedFiles', 'storedFiles.id', 'documents.fileId')
    .select((eb) => eb.fn.sum('size').as('bytes'))
    .where('documents.roomId', 'in', roomsFilledBy(db, organizationId))
    .executeTakeFirstOrThrow()
  return Number(bytes ?? 0)
}

/** Asked for apart: of one question with an "or" no index would answer both halves. */
const roomsFilledBy = (db: Db, organizationId: number) =>
  db
    .selectFrom('rooms')
    .select('id')
    .where('organizationId', '=', organizationId)
    .where((eb) => eb.or([eb('type', '=', 'CONTRACTOR'), eb('messageId', 'is not', null)]))
    .unionAll(
      db
        .selectFrom('rooms')
        .innerJoin('users', 'users.email', 'rooms.ownerEmail')
        .select('rooms.id')
        .where('users.organizationId', '=', organizationId),
    )

/** How many bytes its people have still on their way, to whichever room. */
export async function underWayOfOrganization(db: Db, organizationId: number): Promise<number> {
  const { bytes } = await db
    .selectFrom('uploads')
    .innerJoin('users', 'users.email', 'uploads.userEmail')
    .select((eb) => eb.fn.sum('length').as('bytes'))
    .where('organizationId', '=', organizationId)
    .where('result', 'is', null)
    .executeTakeFirstOrThrow()
  return Number(bytes ?? 0)
}
