import { sql } from 'kysely'
import type { Db } from '../../database/schema.ts'
import { tryTender } from '../tender-locks.ts'

/** A tender for which the clock has something to do, and since when: in the database's own words, to the microsecond. */
export type DueTender = { id: number; due: string }

/** The tender that has been due longest among those after the one that was looked at last. */
export async function findDueTender(db: Db, now: Date, last: DueTender | null): Promise<DueTender | null> {
  const { rows } = await sql<DueTender>`
    select id, due::text as due from tenders
    where due <= ${now} ${last ? sql`and (due, id) > (${last.due}::timestamptz, ${last.id})` : sql``}
    order by tenders.due, id limit 1`.execute(db)
  return rows[0] ?? null
}

/**
 * Locks a tender that is due for this transaction alone; false where somebody else is at it right now or has done
 * what was due.
 */
export async function takeDueTender(db: Db, id: number, now: Date): Promise<boolean> {
  if (!(await tryTender(db, id))) return false
  const taken = await db
    .selectFrom('tenders')
    .select('id')
    .where('id', '=', id)
    .where('due', '<=', now)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst()
  return taken !== undefined
}

/** Whether something is due, apart from these tenders. */
export async function isAnyDue(db: Db, now: Date, apartFrom: readonly number[]): Promise<boolean> {
  const { rows } = await sql<{ any: boolean }>`
    select exists (select from tenders where due <= ${now} and id <> all(${apartFrom})) as any`.execute(db)
  return rows[0]?.any ?? false
}

/** When there is something to do after `now`. */
export async function findNextDue(db: Db, now: Date): Promise<Date | null> {
  const { next } = await db
    .selectFrom('tenders')
    .select(({ fn }) => fn.min('due').as('next'))
    .where('due', '>', now)
    .executeTakeFirstOrThrow()
  return next
}
