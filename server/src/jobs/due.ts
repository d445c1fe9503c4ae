import { type RawBuilder, sql } from 'kysely'
import type { Db, Schema } from '../database/schema.ts'
import { inTransaction } from '../database/transaction.ts'

/** Tables whose rows wait for their time; null is for those that wait no longer. */
type Waiting = { [Table in keyof Schema]: Schema[Table] extends { due: Date | null } ? Table : never }
export type DueTable = Waiting[keyof Schema] & string

export type Taking = {
  now: Date
  /** Whoever dies over them leaves them to the others then: longer than working on one can last. */
  until: Date
  atOnce: number
  /** Of all that are due only these. */
  only?: RawBuilder<boolean>
}

/** Takes due rows for this process alone, the longest due first. */
export function takeDue(db: Db, table: DueTable, { now, until, atOnce, only }: Taking): Promise<number[]> {
  return inTransaction(db, async (transaction) => {
    const { rows } = await sql<{ id: number }>`
      select id from ${sql.table(table)} where due <= ${now} ${only ? sql`and ${only}` : sql``} order by due, id limit ${atOnce}
      for update skip locked`.execute(transaction)
    const ids = rows.map(({ id }) => id)
    if (ids.length > 0)
      await sql`update ${sql.table(table)} set due = ${until} where id = any(${ids})`.execute(transaction)
    return ids
  })
}

/** Works off what is due, a few at a time, until nothing is. */
export async function workOff<Row>(
  take: () => Promise<readonly Row[]>,
  work: (row: Row) => Promise<void>,
): Promise<void> {
  for (let rows = await take(); rows.length > 0; rows = await take()) await Promise.all(rows.map(work))
}
