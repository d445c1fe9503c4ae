import type { Db } from '../database/schema.ts'
import { findSigningKey } from '../documents/signing-key.queries.ts'

/** The house's secret, looked up when it is first needed. */
export function secretKeyIn(db: Db): () => Promise<Buffer> {
  let known: Buffer | undefined
  return async () => (known ??= await findSigningKey(db))
}
