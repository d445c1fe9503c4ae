import { among } from '../database/among.ts'
import type { Db } from '../database/schema.ts'
import { inTransaction } from '../database/transaction.ts'
import { discardFile } from '../files/stored-files.queries.ts'

/** For so long what was uploaded waits for the message that takes it along. */
const lifetime = 24 * 3_600_000
const atOnce = 200

/** Forgets temporary rooms that nothing took over. */
export async function forgetTempRooms(db: Db, now: Date): Promise<void> {
  const before = new Date(now.getTime() - lifetime)
  await inTransaction(db, async (transaction) => {
    const rooms = await transaction
      .selectFrom('rooms')
      .select('id')
      .where('ownerEmail', 'is not', null)
      .where('created', '<', before)
      .limit(atOnce)
      .forUpdate()
      .execute()
    const ids = rooms.map(({ id }) => id)
    if (ids.length === 0) return
    const gone = await transaction
      .deleteFrom('documents')
      .where(among('roomId', ids))
      .returning('fileId')
      .execute()
    for (const { fileId } of gone) await discardFile(transaction, fileId, now)
    await transaction.deleteFrom('rooms').where(among('id', ids)).execute()
  })
}
