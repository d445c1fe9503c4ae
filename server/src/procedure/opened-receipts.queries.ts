import type { FilingKind } from '@allmende/domain/procedure/filing.contract.ts'
import type { LotOfferKey } from '@allmende/domain/procedure/state.ts'
import type { FiledFile } from '@allmende/domain/rooms/filed-file.ts'
import { sql } from 'kysely'
import { among } from '../database/among.ts'
import type { Db } from '../database/schema.ts'
import { type ReceiptLot, receiptLots } from './receipts.queries.ts'

export async function openReceipts(
  db: Db,
  receiptIds: readonly number[],
  lotId: number,
  now: Date,
): Promise<void> {
  if (receiptIds.length === 0) return
  await db
    .updateTable('receiptLots')
    .set({ openedAt: now })
    .where(among('receiptId', receiptIds))
    .where('lotId', '=', lotId)
    .execute()
  await sql`
    insert into opened_documents (document_id, opened_at)
    select distinct (file ->> 'documentId')::bigint, ${now}::timestamptz
    from receipt_lots, jsonb_array_elements(files) filed(file)
    where receipt_id = any(${receiptIds}::bigint[]) and lot_id = ${lotId}
    on conflict do nothing`.execute(db)
}

/** The list of a kind that two people have opened: of one attempt there is at most one. */
export async function listOpenedFiles(
  db: Db,
  { offerId, lotId, attempt }: LotOfferKey,
  kind: Exclude<FilingKind, 'WITHDRAWAL'>,
): Promise<readonly FiledFile[]> {
  const opened = await receiptLots(db)
    .where('receiptLots.offerId', '=', offerId)
    .where('receiptLots.lotId', '=', lotId)
    .where('receiptLots.attempt', '=', attempt)
    .where('receipts.kind', '=', kind)
    .where('receiptLots.openedAt', 'is not', null)
    .executeTakeFirst()
  return opened?.files ?? []
}

/** Which openings of a lot are looked at: of what, and of which round; all of them where neither is told. */
export type Opened = { kind?: Exclude<FilingKind, 'WITHDRAWAL'> | undefined; round?: number | undefined }

const filedFor = (db: Db, lotId: number, { kind, round }: Opened) =>
  receiptLots(db)
    .where('receiptLots.lotId', '=', lotId)
    .$if(kind !== undefined, (query) => query.where('receipts.kind', '=', kind ?? 'OFFER'))
    .$if(round !== undefined, (query) => query.where('receiptLots.round', '=', round ?? 0))

/** What the last of these openings that found anything has opened. */
export async function listLastOpened(db: Db, lotId: number, which: Opened): Promise<ReceiptLot[]> {
  const opened = filedFor(db, lotId, which).where('receiptLots.openedAt', 'is not', null)
  const last = await opened
    .clearSelect()
    .select(({ fn }) => fn.max('receiptLots.openedAt').as('at'))
    .executeTakeFirst()
  return last?.at ? opened.where('receiptLots.openedAt', '=', last.at).execute() : []
}

/** Whether something of that kind and round stands filed for a lot that nobody has opened. */
export const hasSealedFiling = async (db: Db, lotId: number, which: Opened): Promise<boolean> =>
  (await filedFor(db, lotId, which)
    .where('receipts.kind', '!=', 'WITHDRAWAL')
    .where('receiptLots.withdrawnAt', 'is', null)
    .where('receiptLots.openedAt', 'is', null)
    .limit(1)
    .executeTakeFirst()) !== undefined
