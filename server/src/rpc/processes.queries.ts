import { sql } from 'kysely'
import type { Db } from '../database/schema.ts'
import { isPresent } from './presence.ts'

export type ServerProcessesTable = {
  id: string
  /** How long after a deadline it may still decide on what came in time, in milliseconds. */
  settlesWithin: number
  /** Everything that came to it until then is decided. */
  decidedUntil: Date
  seen: Date
}

/**
 * Who is not present and was not seen for two minutes is not there any more, which is longer than a filing waits for
 * the database. By the clock of the database, which all share; while it was away nobody was seen.
 */
const aliveBut = (away: number) =>
  sql<boolean>`(seen > now() - interval '2 minutes' - ${away} * interval '1 millisecond' or ${isPresent})`

/** Says that this process is there, and how far it has come. */
export async function tellProcess(
  db: Db,
  process: Pick<ServerProcessesTable, 'id' | 'settlesWithin' | 'decidedUntil'>,
): Promise<void> {
  const seen = sql<Date>`now()`
  await db
    .insertInto('serverProcesses')
    .values({ ...process, seen })
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ decidedUntil: process.decidedUntil, seen }))
    .execute()
}

export async function forgetProcess(db: Db, id: string): Promise<void> {
  await db.deleteFrom('serverProcesses').where('id', '=', id).execute()
}

/** Those that are dead, or all but this one where there can be no other. */
export async function forgetDeadProcesses(db: Db, id: string, isAlone: boolean, away: number): Promise<void> {
  const others = db.deleteFrom('serverProcesses').where('id', '<>', id)
  await (isAlone ? others : others.where(sql<boolean>`not ${aliveBut(away)}`)).execute()
}

/** Whether another process has not decided yet on something that came until then. */
export async function isUndecidedElsewhere(db: Db, id: string, moment: Date, away: number): Promise<boolean> {
  const behind = await db
    .selectFrom('serverProcesses')
    .select('id')
    .where('id', '<>', id)
    .where('decidedUntil', '<=', moment)
    .where(aliveBut(away))
    .executeTakeFirst()
  return behind !== undefined
}
