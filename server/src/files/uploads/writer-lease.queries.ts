import { sql } from 'kysely'
import type { Db } from '../../database/schema.ts'

/** Whoever says nothing for so long is dead. By the database's clock, for those of several processes differ. */
const leaseSeconds = 15
const heldUntil = sql<Date>`now() + make_interval(secs => ${leaseSeconds})`

/** Of an upload at which no request is known to write. */
export const nobodyWrites = sql<boolean>`(writer is null or held_until < now())`

/** Takes the pen, where nobody holds it; where somebody does, asks for it. */
export async function takePen(db: Db, uploadId: string, writer: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('uploads')
    .set({ writer, heldUntil, contested: false })
    .where('id', '=', uploadId)
    .where(nobodyWrites)
    .executeTakeFirst()
  if (numUpdatedRows > 0n) return true
  await db.updateTable('uploads').set({ contested: true }).where('id', '=', uploadId).execute()
  return false
}

/** Whether it was not given up meanwhile. */
export const isThere = async (db: Db, uploadId: string): Promise<boolean> =>
  (await db.selectFrom('uploads').select('id').where('id', '=', uploadId).executeTakeFirst()) !== undefined

/** Says that these writers live, and which of them may write on: who neither lost the pen nor is asked for it. */
export async function keepPens(db: Db, writers: readonly string[]): Promise<ReadonlySet<string>> {
  const kept = await db
    .updateTable('uploads')
    .set({ heldUntil })
    .where(sql<boolean>`writer = any(${writers}::uuid[])`)
    .returning(['writer', 'contested'])
    .execute()
  return new Set(kept.flatMap(({ writer, contested }) => (contested || writer === null ? [] : [writer])))
}

export async function putPenDown(db: Db, uploadId: string, writer: string): Promise<void> {
  await db
    .updateTable('uploads')
    .set({ writer: null, heldUntil: null, contested: false })
    .where('id', '=', uploadId)
    .where('writer', '=', writer)
    .execute()
}

/** For who knows that he is the only process. */
export async function putAllPensDown(db: Db): Promise<void> {
  await db
    .updateTable('uploads')
    .set({ writer: null, heldUntil: null, contested: false })
    .where('writer', 'is not', null)
    .execute()
}
