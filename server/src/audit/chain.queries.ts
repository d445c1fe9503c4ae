import { sql } from 'kysely'
import type { Db } from '../database/schema.ts'

const mostEntries = 2000
const mostBytes = 16 * 1024 * 1024

/** What the facts beside an entry take. */
const besideIt = sql<number>`coalesce((
  select sum(octet_length(json)) from sealed_facts where sealed_facts.entry_id = audit_entries.id), 0)`

const listEntries = (db: Db, after: number) =>
  db
    .with('page', (known) =>
      known
        .selectFrom('auditEntries')
        .selectAll()
        .select(besideIt.as('beside'))
        .where('id', '>', after)
        .orderBy('id')
        .limit(mostEntries),
    )
    .with('sized', (known) =>
      known
        .selectFrom('page')
        .selectAll()
        .select(sql<number>`sum(octet_length(content) + beside) over (order by id)`.as('bytes'))
        .select(sql<number>`first_value(id) over (order by id)`.as('first')),
    )
    .selectFrom('sized')
    .selectAll()
    .where((eb) => eb.or([eb('bytes', '<=', mostBytes), eb('id', '=', eb.ref('first'))]))
    .orderBy('id')
    .execute()

/** A page of the chain in the order it grew, by key, of bounded size, each entry with the facts beside it. */
export async function listChain(db: Db, after: number) {
  const entries = await listEntries(db, after)
  const pieces = await listPieces(db, after, entries.at(-1)?.id ?? after)
  const piecesOf = Map.groupBy(pieces, ({ entryId }) => entryId)
  return entries.map((entry) => ({ ...entry, pieces: piecesOf.get(entry.id) ?? [] }))
}

const listPieces = (db: Db, after: number, last: number) =>
  db
    .selectFrom('sealedFacts')
    .selectAll()
    .where('entryId', '>', after)
    .where('entryId', '<=', last)
    .orderBy('entryId')
    .orderBy('position')
    .execute()

/** An entry that facts stand beside although there is none of that number. */
export async function findLostEntry(db: Db, last: number): Promise<number | null> {
  const piece = await db
    .selectFrom('sealedFacts')
    .select('entryId')
    .where((eb) => eb.or([eb('entryId', '<', 1), eb('entryId', '>', last)]))
    .orderBy('entryId')
    .limit(1)
    .executeTakeFirst()
  return piece?.entryId ?? null
}
