import type { LogEntry } from '@allmende/domain/audit/audit.contract.ts'
import { boundedData, largestEntry } from '@allmende/domain/audit/bounded-entries.ts'
import type { AuditData, AuditEventType } from '@allmende/domain/deed/audit-event.ts'
import type { Db } from '../database/schema.ts'
import type { AuditEntriesTable } from './audit.tables.ts'
import { hashesIn, withFacts } from './sealed-facts.ts'
import { listOpenedFacts, type OpenedPiece, sizesOfOpened } from './sealed-facts.queries.ts'

/** As it was hashed. */
type Said = { data: AuditData; sealed?: string[] }

/** `bytes`: what all entries up to this one take. */
type Row = Omit<AuditEntriesTable, 'previousHash' | 'hash'> & { bytes: number }

/** Entries with what was opened of them; where that makes the page too large it ends sooner. */
export async function withOpened(db: Db, stored: readonly Row[], mostBytes: number): Promise<LogEntry[]> {
  const rows = stored.map((row) => ({ ...row, said: JSON.parse(row.content) as Said }))
  const ids = rows.filter(({ said }) => hashesIn(said).length > 0).map(({ id }) => id)
  const sizes = await sizesOfOpened(db, ids)
  let opened = 0
  const end = rows.findIndex(({ id, bytes }) => {
    opened += sizes.get(id) ?? 0
    return Number(bytes) + opened > mostBytes
  })
  const page = end < 0 ? rows : rows.slice(0, Math.max(end, 1))
  const shown = page.filter(({ id }) => sizes.has(id)).map(({ id }) => id)
  const pieces = Map.groupBy(await listOpenedFacts(db, shown), ({ entryId }) => entryId)
  return page.map(({ id, publicId, created, userName, type, projectId, offerId, roomId, said }) => ({
    id: publicId,
    created,
    userName,
    type: type as AuditEventType,
    projectId,
    offerId,
    roomId,
    ...toldIn(said, pieces.get(id) ?? []),
  }))
}

/** What an entry says, and with it whatever was opened of what it did not say when it was written. */
function toldIn(said: Said, opened: readonly OpenedPiece[]): Pick<LogEntry, 'data' | 'sealed'> {
  const facts = opened.map(({ json }) => (JSON.parse(json) as { facts: AuditData }).facts)
  return {
    // Entries from before there was a bound are shown as they would be written today.
    data: boundedData(withFacts(said.data, facts), largestEntry),
    sealed: hashesIn(said).map((sha256, position) => {
      const piece = opened.find((one) => one.position === position)
      return {
        sha256: String(sha256),
        salt: piece?.salt.toString('hex') ?? null,
        json: piece?.json ?? null,
      }
    }),
  }
}
