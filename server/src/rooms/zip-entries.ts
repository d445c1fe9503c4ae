import type { Context } from '../rpc/method.ts'
import { begun, plainBytes } from '../files/serving.ts'
import type { StoredDocument } from './documents.queries.ts'

/** The documents of a room as entries of an archive; their names are safe and each stands there once. */
export async function* zipEntries(context: Context, documents: readonly StoredDocument[]) {
  for (const document of documents) {
    const { name, size, date } = document
    yield { name, size, date, open: () => begun(plainBytes(context, document)) }
  }
}
