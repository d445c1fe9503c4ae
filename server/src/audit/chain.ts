import type { Db } from '../database/schema.ts'
import { beginning, chainedHash } from './audit.queries.ts'
import { findLostEntry, listChain } from './chain.queries.ts'
import { hashesIn, read, sealedFault } from './sealed-facts.ts'

type Entry = Awaited<ReturnType<typeof listChain>>[number]

/** An entry somebody wrote down earlier, to prove that the log still contains it. */
export type Anchor = { id: number; hash: string }

/** The last entry that was reached; `created` is null in an empty log. */
export type ChainEnd = { id: number; hash: Buffer; created: Date | null }

export type ChainReport =
  | { whole: true; end: ChainEnd }
  /** `id` is the first entry that is not as it was written, and `fault` says why. */
  | { whole: false; id: number; fault: string }

/** Walks through the whole log and proves that every entry is as it was written, none missing and none moved, with the facts beside it. */
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
  if (anchor && anchor.id > end.id)
    return { whole: false, id: end.id + 1, fault: `the log ends before entry ${anchor.id}` }
  const lost = await findLostEntry(db, end.id)
  return lost === null
    ? { whole: true, end }
    : { whole: false, id: lost, fault: 'it is missing, but there are sealed facts of it' }
}

function faultOf(entry: Entry, previous: ChainEnd): string | null {
  if (entry.id !== previous.id + 1) return `it is missing, the next one there is ${entry.id}`
  if (!entry.previousHash.equals(previous.hash)) return 'it does not continue the entry before it'
  if (!chainedHash(entry.previousHash, entry.content).equals(entry.hash))
    return 'its content does not match its hash'
  const said = read(entry.content)
  const column = differingColumn(entry, said)
  if (column) return `its column "${column}" differs from the content that was hashed`
  return sealedFault(hashesIn(said), entry.pieces)
}

function differingColumn(entry: Entry, said: Record<string, unknown>): string | null {
  if (said['created'] !== entry.created.toISOString()) return 'created'
  return columns.find((column) => said[column] !== entry[column]) ?? null
}
const columns = ['id', 'userName', 'type', 'projectId', 'offerId', 'roomId'] as const

const anchorFault = (entry: Entry, anchor?: Anchor): string | null =>
  entry.id === anchor?.id && entry.hash.toString('hex') !== anchor.hash
    ? 'its hash is not the one you gave, so the log was written anew'
    : null
