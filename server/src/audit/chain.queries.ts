import { sql } from 'kysely'
import type { Db } from '../database/schema.ts'
import { type CheckedPiece, checkedPiece } from './sealed-facts.ts'

const mostRows = 2000
const mostBytes = 16 * 1024 * 1024

const listEntries = (db: Db, after: number) =>
  db
    .with('page', (known) =>
      known.selectFrom('auditEntries').selectAll().where('id', '>', after).orderBy('id').limit(mostRows),
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

/** A page of the chain in the order it grew, by key, of bounded size, each entry with what stands beside it. */
export async function listChain(db: Db, after: number) {
  const entries = await listEntries(db, after)
  const pieces = await checkPieces(db, after, entries.at(-1)?.id ?? after)
  return entries.map((entry) => ({ ...entry, pieces: pieces.get(entry.id) ?? [] }))
}

/** Of the facts beside these entries only what was found is kept: they may be far larger than the entries. */
async function checkPieces(db: Db, after: number, last: number): Promise<Map<number, CheckedPiece[]>> {
  const checked = new Map<number, CheckedPiece[]>()
  let reached = { entryId: after, position: 2 ** 31 - 1 }
  for (;;) {
    const page = await listPieces(db, reached, last)
    for (const piece of page) {
      checked.set(piece.entryId, [...(checked.get(piece.entryId) ?? []), checkedPiece(piece)])
      reached = piece
    }
    if (page.length === 0) return checked
  }
}

type Place = { entryId: number; position: number }

const listPieces = (db: Db, { entryId, position }: Place, last: number) =>
  db
    .with('page', (known) =>
      known
        .selectFrom('sealedFacts')
        .selectAll()
        .where(sql<boolean>`(entry_id, position) > (${entryId}, ${position})`)
        .where('entryId', '<=', last)
        .orderBy('entryId')
        .orderBy('position')
        .limit(mostRows),
    )
    .with('sized', (known) =>
      known
        .selectFrom('page')
        .selectAll()
        .select(sql<number>`sum(octet_length(json)) over (order by entry_id, position)`.as('bytes'))
        .select(sql<number>`row_number() over (order by entry_id, position)`.as('row')),
    )
    .selectFrom('sized')
    .selectAll()
    .where((eb) => eb.or([eb('bytes', '<=', mostBytes), eb('row', '=', 1)]))
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
