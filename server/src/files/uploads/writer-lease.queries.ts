import { sql } from 'kysely'
import type { Db } from '../../database/schema.ts'

/** Whoever says nothing for so long is dead. By the database's clock, for those of several processes differ. */
const leaseSeconds = 15
const heldUntil = sql<Date>`now() + make_interval(secs => ${leaseSeconds})`

/** Takes the pen, where nobody holds it; where somebody does, asks for it. */
export async function takePen(db: Db, uploadId: string, writer: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('uploads')
    .set({ writer, heldUntil, contested: false })
    .where('id', '=', uploadId)
    .where((eb) => eb.or([eb('writer', 'is', null), eb('heldUntil', '<', sql<Date>`now()`)]))
    .executeTakeFirst()
  if (numUpdatedRows > 0n) return true
  await db.updateTable('uploads').set({ contested: true }).where('id', '=', uploadId).execute()
  return false
}

/** Says that the writer lives; false where it lost the pen or another one asks for it. */
export async function keepPen(db: Db, uploadId: string, writer: string): Promise<boolean> {
  const row = await db
    .updateTable('uploads')
    .set({ heldUntil })
    .where('id', '=', uploadId)
    .where('writer', '=', writer)
    .returning('contested')
    .executeTakeFirst()
  return row?.contested === false
}

export async function putPenDown(db: Db, uploadId: string, writer: string): Promise<void> {
  await db
    .updateTable('uploads')
    .set({ writer: null, heldUntil: null, contested: false })
    .where('id', '=', uploadId)
    .where('writer', '=', writer)
    .execute()
}
