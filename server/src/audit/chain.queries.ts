import type { Db } from '../database/schema.ts'

/** A page of the chain in the order it grew, by key; each page is a statement of its own. */
export const listChain = (db: Db, after: number, limit: number) =>
  db.selectFrom('auditEntries').selectAll().where('id', '>', after).orderBy('id').limit(limit).execute()
