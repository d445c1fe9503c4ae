import type { Db } from '../database/schema.ts'

/** Which storage the database belongs to; null where it knows of none yet. */
export async function findStorageIdentity(db: Db): Promise<string | null> {
  return (await db.selectFrom('fileStorage').select('identity').executeTakeFirst())?.identity ?? null
}

/** Names it once and for all; what was named before stays. */
export async function keepStorageIdentity(db: Db, identity: string): Promise<string> {
  await db
    .insertInto('fileStorage')
    .values({ identity })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  return (await findStorageIdentity(db)) ?? identity
}
