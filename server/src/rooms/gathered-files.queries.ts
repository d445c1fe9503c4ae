import { gatheredFor } from '@allmende/domain/rooms/file-mails.ts'
import type { Selectable } from 'kysely'
import type { Db } from '../database/schema.ts'
import type { GatheredFilesTable } from './rooms.tables.ts'

export type Gathered = Pick<Selectable<GatheredFilesTable>, 'id' | 'roomId' | 'sender' | 'since'>

/** Something came; what came before it and is not told of yet goes along with it. The room is locked already. */
export async function gatherFiles(db: Db, roomId: number, sender: string, now: Date): Promise<void> {
  await db
    .insertInto('gatheredFiles')
    .values({ roomId, sender, since: now, due: new Date(now.getTime() + gatheredFor) })
    .onConflict((conflict) => conflict.columns(['roomId', 'sender']).doNothing())
    .execute()
}

export const findGathered = async (db: Db, id: number): Promise<Gathered | null> =>
  (await db
    .selectFrom('gatheredFiles')
    .select(['id', 'roomId', 'sender', 'since'])
    .where('id', '=', id)
    .executeTakeFirst()) ?? null

export async function forgetGathered(db: Db, id: number): Promise<void> {
  await db.deleteFrom('gatheredFiles').where('id', '=', id).execute()
}

/** What of it is still there and can be had. */
export async function listGatheredNames(db: Db, { roomId, sender, since }: Gathered): Promise<string[]> {
  const rows = await db
    .selectFrom('documents')
    .innerJoin('storedFiles', 'storedFiles.id', 'documents.fileId')
    .select('documents.name')
    .where('documents.roomId', '=', roomId)
    .where('documents.createdBy', '=', sender)
    .where('documents.created', '>=', since)
    .where('documents.removed', 'is', null)
    .where('storedFiles.state', '!=', 'INFECTED')
    .orderBy('documents.nameKey')
    .execute()
  return rows.map(({ name }) => name)
}

/** When the next is due. */
export async function nextGathered(db: Db): Promise<Date | null> {
  const row = await db
    .selectFrom('gatheredFiles')
    .select('due')
    .where('due', 'is not', null)
    .orderBy('due')
    .executeTakeFirst()
  return row?.due ?? null
}
