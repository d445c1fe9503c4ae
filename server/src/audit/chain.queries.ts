import { sql } from 'kysely'
import type { Db } from '../database/schema.ts'

const mostEntries = 2000
const mostBytes = 16 * 1024 * 1024

/** A page of the chain in the order it grew, by key, of bounded size; each page is a statement of its own. */
export const listChain = (db: Db, after: number) =>
  db
    .with('page', (known) =>
      known.selectFrom('auditEntries').selectAll().where('id', '>', after).orderBy('id').limit(mostEntries),
    )
    .with('sized', (known) =>
      known
        .selectFrom('page')
        .selectAll()
        .select(sql<number>`sum(octet_length(content)) over (order by id)`.as('bytes'))
        .select(sql<number>`first_value(id) over (order by id)`.as('first')),
    )
    .selectFrom('sized')
    .selectAll()
    .where((eb) => eb.or([eb('bytes', '<=', mostBytes), eb('id', '=', eb.ref('first'))]))
    .orderBy('id')
    .execute()
