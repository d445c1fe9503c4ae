import type { FiledFile } from '@allmende/domain/rooms/filed-file.ts'
import { sql } from 'kysely'
import { among } from '../database/among.ts'
import { randomId } from '../database/random-id.ts'
import type { Db } from '../database/schema.ts'

export type NewContractorRoom = {
  name: string
  description: string
  stage: number
  offerId: number
  lotId: number
  attempt: number
  organizationId: number
}

/** Which rooms these offers have from the templates of their tender. */
export const listContractorRoomKeys = (db: Db, offerIds: readonly number[]) =>
  db
    .selectFrom('rooms')
    .select(['offerId', 'lotId', 'attempt', 'stage'])
    .where(among('offerId', offerIds))
    .where('type', '=', 'CONTRACTOR')
    .where('isFromTemplate', '=', true)
    .execute()

export async function addContractorRooms(
  db: Db,
  tenderId: number,
  rooms: readonly NewContractorRoom[],
  now: Date,
): Promise<void> {
  if (rooms.length === 0) return
  const { last } = await db
    .selectFrom('rooms')
    .select((eb) => eb.fn.max('position').as('last'))
    .where('tenderId', '=', tenderId)
    .executeTakeFirstOrThrow()
  await db
    .insertInto('rooms')
    .values(
      rooms.map((room, index) => ({
        ...room,
        id: randomId(),
        tenderId,
        ownerEmail: null,
        type: 'CONTRACTOR' as const,
        isFromTemplate: true,
        position: Number(last ?? -1) + 1 + index,
        created: now,
      })),
    )
    .execute()
}

/** A room of a part of an offer. */
export type PartRoom = {
  id: number
  offerId: number | null
  name: string
  lotId: number | null
  attempt: number | null
  stage: number | null
  isFromTemplate: boolean
  isEmpty: boolean
}

export type RoomWithFiles = PartRoom & { files: FiledFile[] }

/** What is handed over, where a room is: neither what was removed nor what is infected. */
const handedOver = (db: Db) =>
  db
    .selectFrom('documents')
    .innerJoin('storedFiles', 'storedFiles.id', 'documents.fileId')
    .where('removed', 'is', null)
    .where('state', '!=', 'INFECTED')

/** The rooms of these offers, of all phases or of one. */
export const listPartRooms = (
  db: Db,
  offerIds: readonly number[],
  stage: number | null = null,
): Promise<PartRoom[]> =>
  db
    .selectFrom('rooms')
    .select(['id', 'offerId', 'name', 'lotId', 'attempt', 'stage', 'isFromTemplate'])
    .select(({ not, exists }) =>
      not(exists(handedOver(db).select('documents.id').where(sql<boolean>`documents.room_id = rooms.id`))).as(
        'isEmpty',
      ),
    )
    .where(among('offerId', offerIds))
    .where('type', '=', 'CONTRACTOR')
    .$if(stage !== null, (all) => all.where('stage', '=', stage))
    .orderBy('position')
    .$castTo<PartRoom>()
    .execute()

/** The same with what lies in them now, which may be very much. */
export async function listFiledRooms(
  db: Db,
  offerIds: readonly number[],
  stage: number | null = null,
): Promise<RoomWithFiles[]> {
  const rooms = await listPartRooms(db, offerIds, stage)
  if (rooms.length === 0) return []
  const files = await handedOver(db)
    .select(['documents.id as documentId', 'roomId', 'name', 'size', 'sha256'])
    .where(
      among(
        'roomId',
        rooms.map(({ id }) => id),
      ),
    )
    .orderBy('documents.created')
    .orderBy('documents.id')
    .execute()
  const filesIn = Map.groupBy(files, ({ roomId }) => roomId)
  return rooms.map((room) => ({
    ...room,
    files: (filesIn.get(room.id) ?? []).map(({ size, sha256, ...file }) => ({
      ...file,
      size: Number(size),
      sha256: sha256.toString('hex'),
    })),
  }))
}

/**
 * By what the documents in the rooms of a part and phase can be told from others: the same digest means the same
 * documents under the same names.
 */
export const listDigests = (db: Db, offerIds: readonly number[]) =>
  handedOver(db)
    .innerJoin('rooms', 'rooms.id', 'documents.roomId')
    .select(['rooms.offerId', 'rooms.lotId', 'rooms.attempt', 'rooms.stage'])
    .select(
      sql<string>`encode(sha256(convert_to(string_agg(
        documents.id::text || encode(sha256(convert_to(documents.name, 'UTF8')), 'hex'), '' order by documents.id), 'UTF8')), 'hex')`.as(
        'digest',
      ),
    )
    .where(among('rooms.offerId', offerIds))
    .where('rooms.type', '=', 'CONTRACTOR')
    .groupBy(['rooms.offerId', 'rooms.lotId', 'rooms.attempt', 'rooms.stage'])
    .execute()

/** More than anybody reads; all of them stay in the log. */
const mostUploads = 1000

/** What an organization has put into the rooms of its part, removed or not: the newest, the oldest of them first. */
export const listUploads = async (db: Db, offerId: number) =>
  (
    await db
      .selectFrom('documents')
      .innerJoin('rooms', 'rooms.id', 'documents.roomId')
      .select([
        'documents.created as at',
        'documents.createdBy as by',
        'documents.roomId',
        'documents.name',
        'documents.removed as removedAt',
      ])
      .where('rooms.offerId', '=', offerId)
      .where('rooms.type', '=', 'CONTRACTOR')
      .orderBy('documents.created', 'desc')
      .orderBy('documents.id', 'desc')
      .limit(mostUploads)
      .execute()
  ).toReversed()
