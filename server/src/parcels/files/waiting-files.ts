import type { Db } from '../../database/schema.ts'
import { inTransaction } from '../../database/transaction.ts'
import { discardParcelFiles } from './discarded-files.queries.ts'

/** For so long what was sent to a parcel waits to be put somewhere. */
const lifetime = 24 * 3_600_000
const atOnce = 200

/** Forgets documents and pictures that nobody put anywhere. */
export async function forgetWaitingFiles(db: Db, now: Date): Promise<void> {
  await inTransaction(db, async (transaction) => {
    const waiting = await transaction
      .selectFrom('parcelFiles')
      .select('serverId')
      .where('isPlaced', '=', false)
      .where('created', '<', new Date(now.getTime() - lifetime))
      .orderBy('created')
      .limit(atOnce)
      // One that is being put somewhere in this moment stays.
      .forUpdate()
      .skipLocked()
      .execute()
    const serverIds = waiting.map(({ serverId }) => serverId)
    await discardParcelFiles(transaction, serverIds, now)
  })
}
