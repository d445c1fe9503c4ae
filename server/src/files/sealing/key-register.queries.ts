import { type Selectable, sql } from 'kysely'
import type { Db } from '../../database/schema.ts'
import type { MasterKeysTable } from '../files.tables.ts'

export type NamedInDatabase = Pick<Selectable<MasterKeysTable>, 'id' | 'checkValue'>

/** Until the end of the transaction nobody else looks at the names to change them. */
export async function lockKeyRegister(db: Db): Promise<void> {
  await sql`lock table master_keys in share row exclusive mode`.execute(db)
}

export const listNamedKeys = (db: Db): Promise<NamedInDatabase[]> =>
  db.selectFrom('masterKeys').select(['id', 'checkValue']).orderBy('added').orderBy('id').execute()

export async function addNamedKey(db: Db, key: NamedInDatabase, now: Date): Promise<void> {
  await db
    .insertInto('masterKeys')
    .values({ ...key, added: now })
    .execute()
}

/** Takes all names but this one away and says which they were. */
export async function removeOtherKeys(db: Db, id: string): Promise<string[]> {
  const removed = await db.deleteFrom('masterKeys').where('id', '!=', id).returning('id').execute()
  return removed.map((key) => key.id).toSorted()
}
