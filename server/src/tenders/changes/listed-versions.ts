import type { ChangeLine } from '@allmende/domain/procedure/announced-change.ts'
import type { TenderVersion } from '@allmende/domain/tenders/changes.contract.ts'
import { longestTold, toldLines } from '@allmende/domain/tenders/told-lines.ts'
import { sql } from 'kysely'
import { among } from '../../database/among.ts'
import type { Db } from '../../database/schema.ts'

/** So much is told of what changed in one answer, however many versions there are. */
const mostTold = 256 * 1024

/** Everything that was announced, the oldest first; the newest ones with what they changed. */
export async function listVersions(db: Db, tenderId: number): Promise<TenderVersion[]> {
  const heads = await db
    .selectFrom('tenderVersions')
    .select(['version', 'announced', 'by', 'reason', 'text'])
    .select([
      sql<number>`jsonb_array_length(changes)`.as('changeCount'),
      sql<number>`octet_length(changes::text)`.as('size'),
    ])
    .where('tenderId', '=', tenderId)
    .orderBy('version')
    .execute()
  const lines = await linesOf(db, tenderId, withLines(heads))
  return heads.map(({ size: _size, ...head }) => ({
    ...head,
    changes: toldLines(lines.get(head.version) ?? []),
  }))
}

/** Those whose lines fit into one answer, from the newest on. */
function withLines(heads: readonly { version: number; size: number }[]): number[] {
  let left = mostTold
  return heads
    .toReversed()
    .filter(({ size }) => {
      left -= Math.min(size, longestTold)
      return left >= 0
    })
    .map(({ version }) => version)
}

async function linesOf(
  db: Db,
  tenderId: number,
  versions: readonly number[],
): Promise<ReadonlyMap<number, ChangeLine[]>> {
  const rows = await db
    .selectFrom('tenderVersions')
    .select(['version', 'changes'])
    .where('tenderId', '=', tenderId)
    .where(among('version', versions))
    .execute()
  return new Map(rows.map(({ version, changes }) => [version, changes]))
}
