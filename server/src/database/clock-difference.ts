import { sql } from 'kysely'
import type { Db } from './schema.ts'

/** The time of this machine; tests bring their own. */
export type MachineClock = () => Date

const machineClock: MachineClock = () => new Date()

/** Both clocks at the same moment, and by how much this machine's is certainly ahead (or behind, below 0). */
export type ClockDifference = { server: Date; database: Date; milliseconds: number }

/** One answer may be held up on its way; the quickest of several says most. */
const questions = 3

/** Compares this machine's clock with the database's, giving it the benefit of the time the answer took. */
export async function clockDifference(db: Db, clock = machineClock): Promise<ClockDifference> {
  // Waiting for a connection is not part of the way.
  return db.connection().execute(async (connection) => {
    const answers: Answer[] = []
    for (let index = 0; index < questions; index++) answers.push(await askTime(connection, clock))
    const [quickest] = answers.toSorted((a, b) => a.took - b.took)
    if (!quickest) throw new Error('the database was not asked')
    const { server, database, took } = quickest
    const difference = server.getTime() - database.getTime()
    const certain = Math.max(0, Math.abs(difference) - took / 2)
    return { server, database, milliseconds: Math.sign(difference) * certain }
  })
}

/** `server` is the middle of the time the answer took, when the database most likely looked at its clock. */
type Answer = { server: Date; database: Date; took: number }

async function askTime(db: Db, clock: MachineClock): Promise<Answer> {
  const [started, asked] = [performance.now(), clock().getTime()]
  const database = await databaseTime(db)
  // By the steady clock: the one in question may be set right meanwhile.
  const took = performance.now() - started
  return { server: new Date(asked + took / 2), database, took }
}

async function databaseTime(db: Db): Promise<Date> {
  const { rows } = await sql<{ time: Date }>`select clock_timestamp() as time`.execute(db)
  if (!rows[0]) throw new Error('the database has no clock')
  return rows[0].time
}

/** The time that has come by this machine's clock and by the database's: nothing happens early because one is fast. */
export async function agreedNow(db: Db, clock = machineClock): Promise<Date> {
  const database = await databaseTime(db)
  return new Date(Math.min(clock().getTime(), database.getTime()))
}
