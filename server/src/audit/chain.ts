import type { Selectable } from 'kysely'
import type { Db } from '../database/schema.ts'
import { beginning, chainedHash } from './audit.queries.ts'
import type { AuditEntriesTable } from './audit.tables.ts'
import { listChain } from './chain.queries.ts'

type Entry = Selectable<AuditEntriesTable>

/** An entry somebody wrote down earlier, to prove that the log still contains it. */
export type Anchor = { id: number; hash: string }

/** The last entry that was reached; `created` is null in an empty log. */
export type ChainEnd = { id: number; hash: Buffer; created: Date | null }

export type ChainReport =
  | { whole: true; end: ChainEnd }
  /** `id` is the first entry that is not as it was written, and `fault` says why. */
  | { whole: false; id: number; fault: string }

/** Walks through the whole log and proves that every entry is as it was written, none missing and none moved. */
export async function verifyChain(db: Db, anchor?: Anchor): Promise<ChainReport> {
  let end: ChainEnd = { id: 0, hash: beginning, created: null }
  let reading = listChain(db, 0)
  for (;;) {
    const page = await reading
    if (page.length === 0) break
    // The next page is on its way while this one is checked.
    reading = listChain(db, page.at(-1)?.id ?? 0)
    for (const entry of page) {
      const fault = faultOf(entry, end) ?? anchorFault(entry, anchor)
      if (fault) {
        await reading
        return { whole: false, id: Math.min(entry.id, end.id + 1), fault }
      }
      end = { id: entry.id, hash: entry.hash, created: entry.created }
    }
  }
  return anchor && anchor.id > end.id
    ? { whole: false, id: end.id + 1, fault: `the log ends before entry ${anchor.id}` }
    : { whole: true, end }
}

function faultOf(entry: Entry, previous: ChainEnd): string | null {
  if (entry.id !== previous.id + 1) return `it is missing, the next one there is ${entry.id}`
  if (!entry.previousHash.equals(previous.hash)) return 'it does not continue the entry before it'
  if (!chainedHash(entry.previousHash, entry.content).equals(entry.hash))
    return 'its content does not match its hash'
  const column = differingColumn(entry)
  return column && `its column "${column}" differs from the content that was hashed`
}

function differingColumn(entry: Entry): string | null {
  const said = read(entry.content)
  if (said['created'] !== entry.created.toISOString()) return 'created'
  return columns.find((column) => said[column] !== entry[column]) ?? null
}
/** Whoever wrote the log anew may have written anything. */
function read(content: string): Record<string, unknown> {
  try {
    return Object(JSON.parse(content))
  } catch {
    return {}
  }
}
const columns = ['id', 'userName', 'type', 'projectId', 'offerId', 'roomId'] as const

const anchorFault = (entry: Entry, anchor?: Anchor): string | null =>
  entry.id === anchor?.id && entry.hash.toString('hex') !== anchor.hash
    ? 'its hash is not the one you gave, so the log was written anew'
    : null
