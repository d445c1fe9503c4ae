import { sql } from 'kysely'
import type { Db } from '../database/schema.ts'
import { isNoSealedFile } from './audit.queries.ts'
import { listOpenedFacts } from './sealed-facts.queries.ts'

/** The last entry there is. */
export async function findChainEnd(db: Db): Promise<{ id: number; hash: Buffer } | null> {
  const query = db.selectFrom('auditEntries').select(['id', 'hash']).orderBy('id', 'desc').limit(1)
  return (await query.executeTakeFirst()) ?? null
}

const mostRows = 500

/** The part of the log that tells of a tender, in the order it grew, in pages: each entry exactly as it was hashed. */
export async function* tenderEntries(db: Db, projectId: number, upTo: number) {
  for (let after = 0; ; ) {
    const entries = await db
      .selectFrom('auditEntries')
      .select(['id', 'previousHash', 'hash', 'content'])
      .where('projectId', '=', projectId)
      .where('id', '>', after)
      .where('id', '<=', upTo)
      .where(isNoSealedFile)
      .orderBy('id')
      .limit(mostRows)
      .execute()
    const ids = entries.map(({ id }) => id)
    const facts = Map.groupBy(await listOpenedFacts(db, ids), ({ entryId }) => entryId)
    for (const entry of entries) yield { ...entry, opened: facts.get(entry.id) ?? [] }
    if (entries.length === 0) return
    after = ids.at(-1) ?? after
  }
}

/** From which entry to which the log tells of a tender. */
export async function spanOfTender(
  db: Db,
  projectId: number,
  upTo: number,
): Promise<{ first: number; last: number; entries: number } | null> {
  const { first, last, entries } = await db
    .selectFrom('auditEntries')
    .select(({ fn }) => [
      fn.min('id').as('first'),
      fn.max('id').as('last'),
      fn.countAll<string>().as('entries'),
    ])
    .where('projectId', '=', projectId)
    .where('id', '<=', upTo)
    .where(isNoSealedFile)
    .executeTakeFirstOrThrow()
  return first === null ? null : { first: Number(first), last: Number(last), entries: Number(entries) }
}

const linksAtOnce = 5000

/** Number and hash of every entry in a stretch of the log, whatever it tells of, in pages. */
export async function* chainLinks(
  db: Db,
  projectId: number,
  { from, to }: { from: number; to: number },
): AsyncGenerator<{ id: number; hash: Buffer; isOwn: boolean }[]> {
  for (let after = from - 1; after < to; ) {
    const links = await db
      .selectFrom('auditEntries')
      .select(['id', 'hash'])
      .select(sql<boolean>`project_id is not distinct from ${projectId} and ${isNoSealedFile}`.as('isOwn'))
      .where('id', '>', after)
      .where('id', '<=', to)
      .orderBy('id')
      .limit(linksAtOnce)
      .execute()
    if (links.length === 0) return
    yield links
    after = links.at(-1)?.id ?? to
  }
}
