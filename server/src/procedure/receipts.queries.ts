import type { FiledFile } from '@allmende/domain/rooms/filed-file.ts'
import type { FilingKind } from '@allmende/domain/procedure/filing.contract.ts'
import type { LotOfferKey } from '@allmende/domain/procedure/state.ts'
import type { StampSource } from '@allmende/domain/method.ts'
import { sql } from 'kysely'
import { among } from '../database/among.ts'
import { randomId } from '../database/random-id.ts'
import type { Db } from '../database/schema.ts'
import type { ReceiptNames } from './procedure.tables.ts'

export type FiledLot = LotOfferKey & { round: number | null; deadline: Date | null; files: FiledFile[] }
export type NewReceipt = {
  id: number
  offerId: number
  kind: FilingKind
  by: string
  stampedBy: StampSource
  names: ReceiptNames
  lots: readonly FiledLot[]
}

export const newReceiptId = (): number => randomId()

/** One call gives one receipt over its lots. */
export async function addReceipt(
  db: Db,
  { lots, names, ...receipt }: NewReceipt,
  receivedAt: Date,
): Promise<void> {
  await db
    .insertInto('receipts')
    .values({ ...receipt, names: JSON.stringify(names), receivedAt })
    .execute()
  await db
    .insertInto('receiptLots')
    .values(
      lots.map(({ files, ...lot }) => ({
        receiptId: receipt.id,
        ...lot,
        files: JSON.stringify(files),
        withdrawnAt: null,
        openedAt: null,
      })),
    )
    .execute()
}

export const receiptLots = (db: Db) =>
  db
    .selectFrom('receiptLots')
    .innerJoin('receipts', 'receipts.id', 'receiptLots.receiptId')
    .select([
      'receipts.id as receiptId',
      'receipts.kind',
      'receipts.receivedAt',
      'receipts.stampedBy',
      'receiptLots.offerId',
      'receiptLots.lotId',
      'receiptLots.attempt',
      'receiptLots.deadline',
      'receiptLots.files',
      'receiptLots.withdrawnAt',
      'receiptLots.openedAt',
    ])

/** What was filed or withdrawn for one lot by one call. */
export type ReceiptLot = Awaited<ReturnType<ReturnType<typeof receiptLots>['executeTakeFirstOrThrow']>>

/** The same without the files, which may be very many; `stored` tells roughly how many bytes they take. */
export type ReceiptKey = Omit<ReceiptLot, 'files'> & { stored: number }

export const listReceiptKeys = (db: Db, offerId: number): Promise<ReceiptKey[]> =>
  receiptLots(db)
    .clearSelect()
    .select(['receipts.id as receiptId', 'receipts.kind', 'receipts.receivedAt', 'receipts.stampedBy'])
    .select(['receiptLots.offerId', 'receiptLots.lotId', 'receiptLots.attempt', 'receiptLots.deadline'])
    .select(['receiptLots.withdrawnAt', 'receiptLots.openedAt'])
    .select(sql<number>`pg_column_size(receipt_lots.files)`.as('stored'))
    .where('receiptLots.offerId', '=', offerId)
    .orderBy('receipts.position')
    .orderBy('receiptLots.lotId')
    .execute()

/** The files of one receipt for some of its lots, in the order of these. */
export const listFilesOf = async (
  db: Db,
  receiptId: number,
  lotIds: readonly number[],
): Promise<FiledFile[]> =>
  (
    await db
      .selectFrom('receiptLots')
      .select('files')
      .where('receiptId', '=', receiptId)
      .where(among('lotId', lotIds))
      .orderBy('lotId')
      .execute()
  ).flatMap(({ files }) => files)

/** A submission or withdrawal with all that its receipt says. */
export type KeptReceipt = NonNullable<Awaited<ReturnType<typeof findReceipt>>>

export async function findReceipt(db: Db, id: number) {
  const receipt = await db
    .selectFrom('receipts')
    .innerJoin('offers', 'offers.id', 'receipts.offerId')
    .select(['receipts.id', 'receipts.offerId', 'receipts.kind', 'receipts.receivedAt', 'receipts.by'])
    .select('receipts.stampedBy')
    .select(['receipts.names', 'offers.tenderId', 'offers.organizationId'])
    .where('receipts.id', '=', id)
    .executeTakeFirst()
  if (!receipt) return null
  const lots = await db
    .selectFrom('receiptLots')
    .select(['lotId', 'attempt', 'round', 'deadline', 'files', 'openedAt'])
    .where('receiptId', '=', id)
    .orderBy('lotId')
    .execute()
  const filing = receipt.kind === 'WITHDRAWAL' ? await withdrawnKind(db, receipt) : receipt.kind
  return { ...receipt, filing, lots }
}

/** What a withdrawal took back: that which was withdrawn in its instant. */
async function withdrawnKind(
  db: Db,
  { offerId, receivedAt }: { offerId: number; receivedAt: Date },
): Promise<Exclude<FilingKind, 'WITHDRAWAL'>> {
  const offer = await db
    .selectFrom('receiptLots')
    .innerJoin('receipts', 'receipts.id', 'receiptLots.receiptId')
    .select('receipts.id')
    .where('receipts.offerId', '=', offerId)
    .where('receipts.kind', '=', 'OFFER')
    .where('receiptLots.withdrawnAt', '=', receivedAt)
    .limit(1)
    .executeTakeFirst()
  return offer ? 'OFFER' : 'APPLICATION'
}

/** For a lot, the submissions of a kind that count: of each attempt the last one that was not withdrawn. */
export const listStandingReceipts = (
  db: Db,
  lotId: number,
  offerIds: readonly number[],
  kind: Exclude<FilingKind, 'WITHDRAWAL'>,
): Promise<ReceiptLot[]> =>
  receiptLots(db)
    .distinctOn(['receiptLots.offerId', 'receiptLots.attempt'])
    .where(among('receiptLots.offerId', offerIds))
    .where('receiptLots.lotId', '=', lotId)
    .where('receipts.kind', '=', kind)
    .where('receiptLots.withdrawnAt', 'is', null)
    .orderBy('receiptLots.offerId')
    .orderBy('receiptLots.attempt')
    .orderBy('receipts.position', 'desc')
    .execute()

/** The same for all lots and kinds of these parts: of what was replaced or withdrawn the long lists are not even read. */
export const listStandingFilings = (db: Db, offerIds: readonly number[]): Promise<ReceiptLot[]> =>
  standingFilings(db, offerIds).execute()

const standingFilings = (db: Db, offerIds: readonly number[]) =>
  receiptLots(db)
    .distinctOn(['receiptLots.offerId', 'receiptLots.lotId', 'receiptLots.attempt', 'receipts.kind'])
    .where(among('receiptLots.offerId', offerIds))
    .where('receipts.kind', '!=', 'WITHDRAWAL')
    .where('receiptLots.withdrawnAt', 'is', null)
    .orderBy('receiptLots.offerId')
    .orderBy('receiptLots.lotId')
    .orderBy('receiptLots.attempt')
    .orderBy('receipts.kind')
    .orderBy('receipts.position', 'desc')

/** The same without the files, but with what tells them from others, as of rooms (`listDigests`); null is none. */
export const listStandingDigests = (db: Db, offerIds: readonly number[]) =>
  standingFilings(db, offerIds)
    .clearSelect()
    .select(['receipts.kind', 'receiptLots.offerId', 'receiptLots.lotId', 'receiptLots.attempt'])
    .select(
      sql<string | null>`(
        select encode(sha256(convert_to(string_agg(
          (file ->> 'documentId') || encode(sha256(convert_to(file ->> 'name', 'UTF8')), 'hex'),
          '' order by (file ->> 'documentId')::bigint), 'UTF8')), 'hex')
        from jsonb_array_elements(receipt_lots.files) as file)`.as('digest'),
    )
    .execute()

/** Withdrawn is whatever stood of that kind. */
export async function withdrawReceipts(
  db: Db,
  { offerId, lotId, attempt }: LotOfferKey,
  kind: Exclude<FilingKind, 'WITHDRAWAL'>,
  now: Date,
): Promise<void> {
  await db
    .updateTable('receiptLots')
    .set({ withdrawnAt: now })
    .where('offerId', '=', offerId)
    .where('lotId', '=', lotId)
    .where('attempt', '=', attempt)
    .where('withdrawnAt', 'is', null)
    .where('receiptId', 'in', (eb) =>
      eb.selectFrom('receipts').select('id').where('offerId', '=', offerId).where('kind', '=', kind),
    )
    .execute()
}

/** Whether a document was ever filed, even where that was withdrawn since. */
export async function isFiled(db: Db, offerId: number, documentId: number): Promise<boolean> {
  const names = JSON.stringify([{ documentId }])
  const found = await db
    .selectFrom('receiptLots')
    .select('receiptId')
    .where('offerId', '=', offerId)
    .where(sql<boolean>`files @> ${names}::jsonb`)
    .limit(1)
    .executeTakeFirst()
  return found !== undefined
}
