import type { Db } from '../database/schema.ts'

/** The secret behind every signed address; the same for all server processes. */
export async function findSigningKey(db: Db): Promise<Buffer> {
  return (await db.selectFrom('settings').select('signingKey').executeTakeFirstOrThrow()).signingKey
}
