import { createHash } from 'node:crypto'
import type { AuditEvent } from '@allmende/domain/audit/audit.contract.ts'
import { sql } from 'kysely'
import type { Db } from '../database/schema.ts'

/** The key of the advisory lock under which the chain grows. */
const chainLock = 4_711_001
const beginning = Buffer.alloc(32)

/**
 * Appends one entry to the hash chain. Lock, look, insert are three statements: in READ COMMITTED only a
 * statement that starts after the lock was taken sees the entry the former holder wrote.
 */
export async function appendAuditEntry(
  db: Db,
  userName: string,
  event: AuditEvent,
  now: Date,
): Promise<void> {
  await sql`select pg_advisory_xact_lock(${chainLock})`.execute(db)
  const last = await db
    .selectFrom('auditEntries')
    .select(['id', 'hash'])
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()

  const id = (last?.id ?? 0) + 1
  const previousHash = last?.hash ?? beginning
  const { type, projectId = null, offerId = null, roomId = null, data = {} } = event
  const content = JSON.stringify({
    id,
    created: now.toISOString(),
    userName,
    type,
    projectId,
    offerId,
    roomId,
    data,
  })
  const hash = createHash('sha256').update(previousHash).update(content).digest()
  await db
    .insertInto('auditEntries')
    .values({ id, created: now, userName, type, projectId, offerId, roomId, content, previousHash, hash })
    .execute()
}
