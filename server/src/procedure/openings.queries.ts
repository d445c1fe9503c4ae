import { among } from '../database/among.ts'
import { randomId } from '../database/random-id.ts'
import type { Db } from '../database/schema.ts'
import type { OpeningsTable } from './procedure.tables.ts'
import type { Protocol } from './protocol.ts'

export type NewOpening = Omit<OpeningsTable, 'id' | 'protocol'> & { protocol: Protocol }

export async function addOpening(db: Db, { protocol, ...opening }: NewOpening): Promise<number> {
  const id = randomId()
  await db
    .insertInto('openings')
    .values({ id, ...opening, protocol: JSON.stringify(protocol) })
    .execute()
  return id
}

export async function listOpenings(db: Db, lotIds: readonly number[]) {
  if (lotIds.length === 0) return []
  return db
    .selectFrom('openings')
    .select(['id', 'lotId', 'target', 'round', 'at', 'firstUser', 'secondUser'])
    .where(among('lotId', lotIds))
    .orderBy('at')
    .orderBy('id')
    .execute()
}

export const findOpening = async (db: Db, id: number) =>
  (await db.selectFrom('openings').selectAll().where('id', '=', id).executeTakeFirst()) ?? null
export type KeptOpening = NonNullable<Awaited<ReturnType<typeof findOpening>>>
