import type { AnnouncedVersion } from '@allmende/domain/procedure/confirming.ts'
import { type Selectable, sql } from 'kysely'
import { among } from '../../database/among.ts'
import type { Db } from '../../database/schema.ts'
import type { TenderVersionsTable } from './changes.tables.ts'
import type { ToldLine } from './told-of-change.ts'

/** An announced change that an organization has not confirmed. */
export type Unconfirmed = { offerId: number; version: number } & Pick<
  Selectable<TenderVersionsTable>,
  'announced' | 'effective' | 'overtook' | 'lotIds'
> &
  Pick<AnnouncedVersion, 'toInvitedOf'>
export type ToldChange = Unconfirmed & { reason: string; text: string; changes: ToldLine[] }

/** Whatever was announced of the tenders of these offers and their organizations have not confirmed. */
const neverConfirmed = (db: Db, offerIds: readonly number[]) =>
  db
    .selectFrom('offers')
    .innerJoin('tenderVersions', (join) =>
      join.onRef('tenderVersions.tenderId', '=', 'offers.tenderId').on('tenderVersions.version', '>', 1),
    )
    .select(['offers.id as offerId', 'tenderVersions.version', 'tenderVersions.announced'])
    .select(['tenderVersions.effective', 'tenderVersions.overtook', 'tenderVersions.lotIds'])
    .select(
      sql<number[]>`(
        select coalesce(jsonb_agg(line->'lotId'), '[]') from jsonb_array_elements(tender_versions.told) line
        where line->'toInvited' = 'true')`.as('toInvitedOf'),
    )
    .where(among('offers.id', offerIds))
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('changeConfirmations')
            .select('changeConfirmations.version')
            .whereRef('changeConfirmations.offerId', '=', 'offers.id')
            .whereRef('changeConfirmations.version', '=', 'tenderVersions.version'),
        ),
      ),
    )
    .orderBy('tenderVersions.version')

/** Of these what was announced after something that lies sealed was filed: of others, however long, nothing is read. */
const unconfirmed = (db: Db, offerIds: readonly number[]) =>
  neverConfirmed(db, offerIds).where(
    sql<boolean>`exists (
        select from lot_offers where lot_offers.offer_id = offers.id and (
          lot_offers.stage = 1 and lot_offers.application_sent <= tender_versions.effective or
          lot_offers.stage = 6 and lot_offers.offer_sent <= tender_versions.effective))`,
  )

/** For an opening, which has just changed what lies sealed. */
export const listNeverConfirmed = (db: Db, offerIds: readonly number[]): Promise<Unconfirmed[]> =>
  offerIds.length === 0 ? Promise.resolve([]) : neverConfirmed(db, offerIds).execute()

export const listUnconfirmed = (db: Db, offerIds: readonly number[]): Promise<Unconfirmed[]> =>
  offerIds.length === 0 ? Promise.resolve([]) : unconfirmed(db, offerIds).execute()

/** The same with what is told to those concerned. */
export const listToldChanges = (db: Db, offerIds: readonly number[]): Promise<ToldChange[]> =>
  unconfirmed(db, offerIds)
    .select(['tenderVersions.reason', 'tenderVersions.text', 'tenderVersions.told as changes'])
    .execute()

/** False where it was confirmed before. */
export async function addConfirmation(
  db: Db,
  confirmation: { offerId: number; version: number; at: Date; by: string },
): Promise<boolean> {
  const added = await db
    .insertInto('changeConfirmations')
    .values(confirmation)
    .onConflict((conflict) => conflict.doNothing())
    .returning('version')
    .executeTakeFirst()
  return added !== undefined
}

export async function isConfirmed(db: Db, offerId: number, version: number): Promise<boolean> {
  const found = await db
    .selectFrom('changeConfirmations')
    .select('version')
    .where('offerId', '=', offerId)
    .where('version', '=', version)
    .executeTakeFirst()
  return found !== undefined
}
