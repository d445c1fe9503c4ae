import type { Db } from '../database/schema.ts'
import type { MasterKeys } from '../files/sealing/master-keys.ts'
import { findSigningKey } from '../settings/signing-key.queries.ts'

/** The house's secret, looked up when it is first needed. */
export function secretKeyIn(db: Db, keys: MasterKeys): () => Promise<Buffer> {
  let known: Buffer | undefined
  return async () => (known ??= await findSigningKey(db, keys))
}
