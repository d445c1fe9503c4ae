import { sql } from 'kysely'
import type { Db } from '../database/schema.ts'

/**
 * Who changes a tender has it for herself; those who only file in it have it together. Locks of their own and not of its
 * row, because these are given in turn: a shared lock of a row overtakes whoever waits for the whole of it, so that a
 * few who file again and again would keep an opening waiting without end.
 */
const tenderLocks = 4_712

/** Until the transaction ends nobody moves the tender. */
export async function holdTender(db: Db, id: number): Promise<void> {
  await sql`select pg_advisory_xact_lock_shared(${tenderLocks}::int, ${id}::int)`.execute(db)
}

/** Until the transaction ends nobody else moves it, nor files in it. */
export async function takeTender(db: Db, id: number): Promise<void> {
  await sql`select pg_advisory_xact_lock(${tenderLocks}::int, ${id}::int)`.execute(db)
}

/** The same for who does not want to wait; false where somebody has it. */
export async function tryTender(db: Db, id: number): Promise<boolean> {
  const { rows } = await sql<{ taken: boolean }>`
    select pg_try_advisory_xact_lock(${tenderLocks}::int, ${id}::int) as taken`.execute(db)
  return rows[0]?.taken ?? false
}
