import type { FiledFile } from '@allmende/domain/rooms/filed-file.ts'
import type { TenderHead } from '@allmende/domain/tenders/tenders.contract.ts'
import { findContentHash } from '../audit/sealed-facts.queries.ts'
import type { Db } from '../database/schema.ts'
import type { KeptReceipt } from '../procedure/receipts.queries.ts'
import { courseNames } from '../tenders/course/course-names.ts'

/** A receipt as its reader gets it. */
export type ShownReceipt = Pick<KeptReceipt, 'id' | 'kind' | 'filing' | 'receivedAt' | 'by'> & {
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
  tender: TenderHead,
  receipt: KeptReceipt,
  viewer: 'own' | 'team',
): Promise<ShownReceipt> {
  const { id, kind, filing, receivedAt, by } = receipt
  const names = await courseNames(db, tender)
  return {
    id,
    kind,
    filing,
    receivedAt,
    by,
    tender: names.project,
    authority: names.authority,
    organization: receipt.organizationName,
    lots: receipt.lots.map(({ lotId, round, deadline, files, openedAt }) => ({
      name: names.lot(lotId),
      round,
      deadline,
      files: viewer === 'own' || openedAt !== null ? files : null,
    })),
    contentHash: await findContentHash(db, id),
  }
}
