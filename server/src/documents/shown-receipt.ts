import type { FiledFile } from '@allmende/domain/rooms/filed-file.ts'
import { findContentHash } from '../audit/sealed-facts.queries.ts'
import type { Db } from '../database/schema.ts'
import type { KeptReceipt } from '../procedure/receipts.queries.ts'

/** A receipt as its reader gets it, with everything called as it was then. */
export type ShownReceipt = Pick<KeptReceipt, 'id' | 'kind' | 'filing' | 'receivedAt' | 'stampedBy' | 'by'> & {
  tender: string
  authority: string
  organization: string
  /** `files` null: not opened, and read by the team. */
  lots: { name: string; round: number | null; deadline: Date | null; files: readonly FiledFile[] | null }[]
  /** The SHA-256 of what the log says of it; older ones were not logged so that it could be told. */
  contentHash: string | null
}

/** The team gets of each lot what was opened, its own organization everything. */
export async function shownReceipt(
  db: Db,
  receipt: KeptReceipt,
  viewer: 'own' | 'team',
): Promise<ShownReceipt> {
  const { id, kind, filing, receivedAt, stampedBy, by, names } = receipt
  return {
    id,
    kind,
    filing,
    receivedAt,
    stampedBy,
    by,
    tender: names.tender,
    authority: names.authority,
    organization: names.organization,
    lots: receipt.lots.map(({ lotId, round, deadline, files, openedAt }) => ({
      name: names.lots[lotId] ?? '',
      round,
      deadline,
      files: viewer === 'own' || openedAt !== null ? files : null,
    })),
    contentHash: await findContentHash(db, id),
  }
}
