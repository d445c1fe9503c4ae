import { sealedFactors, sealLandedFactors } from '../accounts/sealed-factors.queries.ts'
import type { Db } from '../database/schema.ts'
import { inTransaction } from '../database/transaction.ts'
import type { MasterKeyFile } from '../files/key-settings.ts'
import type { MasterKeys } from '../files/sealing/master-keys.ts'
import type { SealedThings } from '../files/sealing/rotation.ts'
import { settleMasterKeys } from '../files/sealing/settle-keys.ts'
import { wrappedFiles } from '../files/stored-files.queries.ts'
import { wrappedUploads } from '../files/uploads/uploads.queries.ts'
import { sealedSigningKey, sealLandedSigningKey } from '../settings/signing-key.queries.ts'

/** Everything of all areas that hangs on the master keys. */
export const sealedThings: SealedThings = {
  files: [wrappedFiles, wrappedUploads],
  secrets: [sealedFactors, sealedSigningKey],
}

/** The keys of this house, under which every secret then lies that older versions left plain. */
export async function settleKeys(db: Db, file: MasterKeyFile): Promise<MasterKeys> {
  const keys = await settleMasterKeys(db, file)
  await inTransaction(db, async (tx) => {
    await sealLandedSigningKey(tx, keys)
    await sealLandedFactors(tx, keys)
  })
  return keys
}
