import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import { among } from '../database/among.ts'
import type { Db } from '../database/schema.ts'

/**
 * Whether everybody who reads logs may be told: of a document once it was opened, what was filed once that very
 * submission was. What was never submitted or was withdrawn is never opened.
 */
const isOpened = sql<boolean>`case when sealed_facts.receipt_id is null
  then exists (
    select from opened_documents where opened_documents.document_id = sealed_facts.document_id)
  else exists (
    select from receipt_lots
    where receipt_lots.receipt_id = sealed_facts.receipt_id and receipt_lots.lot_id = sealed_facts.lot_id
      and receipt_lots.opened_at is not null)
  end`

/** What the opened facts of these entries take; of what is sealed not even the size is told. */
export async function sizesOfOpened(
  db: Db,
  entryIds: readonly number[],
): Promise<ReadonlyMap<number, number>> {
  if (entryIds.length === 0) return new Map()
  const rows = await db
    .selectFrom('sealedFacts')
    .select(['entryId', sql<number>`sum(octet_length(json))`.as('bytes')])
    .where(among('entryId', entryIds))
    .where(isOpened)
    .groupBy('entryId')
    .execute()
  return new Map(rows.map(({ entryId, bytes }) => [entryId, Number(bytes)]))
}

export type OpenedPiece = { entryId: number; position: number; salt: Buffer; json: string }

/** Those of these entries that have been opened, and no others. */
export async function listOpenedFacts(db: Db, entryIds: readonly number[]): Promise<OpenedPiece[]> {
  if (entryIds.length === 0) return []
  return db
    .selectFrom('sealedFacts')
    .select(['entryId', 'position', 'salt', 'json'])
    .where(among('entryId', entryIds))
    .where(isOpened)
    .orderBy('entryId')
    .orderBy('position')
    .execute()
}

/** Everything else an entry says can be read in the log, so whoever got a hash of its number could try out which it is. */
const withoutNumber = (content: string): string => content.replace(/^\{"id":\d+,/, '{')

/** The SHA-256 of what the log says of a submission or withdrawal, without its place in the chain. */
export async function findContentHash(db: Db, receiptId: number): Promise<string | null> {
  const entry = await db
    .selectFrom('sealedFacts')
    .innerJoin('auditEntries', 'auditEntries.id', 'sealedFacts.entryId')
    .select('auditEntries.content')
    .where('sealedFacts.receiptId', '=', receiptId)
    .limit(1)
    .executeTakeFirst()
  return entry ? createHash('sha256').update(withoutNumber(entry.content)).digest('hex') : null
}
