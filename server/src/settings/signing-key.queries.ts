import type { Db } from '../database/schema.ts'
import type { MasterKeys } from '../files/sealing/master-keys.ts'
import type { SealedSecrets } from '../files/sealing/rotation.ts'

const purpose = 'signing-key'

/** The secret behind every signed address; the same for all server processes. */
export async function findSigningKey(db: Db, keys: MasterKeys): Promise<Buffer> {
  const { signingKeySealed } = await db
    .selectFrom('settings')
    .select('signingKeySealed')
    .executeTakeFirstOrThrow()
  if (!signingKeySealed) throw new Error('the signing key is not sealed yet')
  return keys.open(purpose, signingKeySealed)
}

/** A new database begins with a plain one. */
export async function sealLandedSigningKey(db: Db, keys: MasterKeys): Promise<void> {
  const { signingKey } = await db
    .selectFrom('settings')
    .select('signingKey')
    .forUpdate()
    .executeTakeFirstOrThrow()
  if (!signingKey) return
  await db
    .updateTable('settings')
    .set({ signingKey: null, signingKeySealed: keys.seal(purpose, signingKey) })
    .execute()
}

export const sealedSigningKey: SealedSecrets = {
  listSealedOtherwise: async (db, prefix) => {
    const { signingKeySealed: sealed } = await db
      .selectFrom('settings')
      .select('signingKeySealed')
      .forUpdate()
      .executeTakeFirstOrThrow()
    const isCurrent = !sealed || sealed.subarray(0, prefix.length).equals(prefix)
    return isCurrent ? [] : [{ id: purpose, purpose, sealed }]
  },
  setSealed: async (db, _id, signingKeySealed) => {
    await db.updateTable('settings').set({ signingKeySealed }).execute()
  },
}
