import type { LotOfferCourse, LotOfferKey } from '@allmende/domain/procedure/state.ts'
import { sql } from 'kysely'
import { among } from '../database/among.ts'
import { dispatchIn } from './dispatches.ts'
import type { Db } from '../database/schema.ts'

const columns = [
  'lotOffers.offerId',
  'lotOffers.lotId',
  'lotOffers.attempt',
  'lotOffers.round',
  'lotOffers.stage',
  'lotOffers.deniedAt',
  'lotOffers.reason',
  'lotOffers.applicationSent',
  'lotOffers.offerSent',
  'lotOffers.applicationOpenedAt',
  'lotOffers.offerOpenedAt',
] as const

const lotOffers = (db: Db) =>
  db
    .selectFrom('lotOffers')
    .innerJoin('offers', 'offers.id', 'lotOffers.offerId')
    .leftJoin('answers', (join) =>
      join
        .onRef('answers.offerId', '=', 'lotOffers.offerId')
        .onRef('answers.lotId', '=', 'lotOffers.lotId')
        .onRef('answers.attempt', '=', 'lotOffers.attempt')
        .on('answers.isFinal', '=', true)
        .on('answers.takenBack', 'is', null),
    )
    .select(columns)
    .select(['answers.kind as answerKind', 'answers.at as answeredAt', 'answers.earliest'])
    .select(['answers.dispatchedAt', 'answers.dispatchedHow'])
    .orderBy('offers.created')
    .orderBy('lotOffers.offerId')
    .orderBy('lotOffers.lotId')
    .orderBy('lotOffers.attempt')

type Row = Awaited<ReturnType<ReturnType<typeof lotOffers>['executeTakeFirstOrThrow']>>

const courseIn = ({
  answerKind,
  answeredAt,
  earliest,
  dispatchedAt,
  dispatchedHow,
  ...row
}: Row): LotOfferCourse => ({
  ...row,
  finalAnswer:
    answerKind && answeredAt
      ? {
          kind: answerKind,
          at: answeredAt,
          awardableFrom: earliest,
          dispatch: dispatchIn({ dispatchedAt, dispatchedHow }),
        }
      : null,
})

/** Every part in every lot of a tender, with the final answer that stands. */
export const listLotOffers = async (db: Db, tenderId: number): Promise<LotOfferCourse[]> =>
  (await lotOffers(db).where('offers.tenderId', '=', tenderId).execute()).map(courseIn)

/** The same of these offers alone, whatever tenders they are in. */
export const listLotOffersOf = async (db: Db, offerIds: readonly number[]): Promise<LotOfferCourse[]> =>
  (await lotOffers(db).where(among('lotOffers.offerId', offerIds)).execute()).map(courseIn)

type Stored = Omit<LotOfferCourse, 'finalAnswer'>
const stored = ({ finalAnswer: _ofAnswers, ...row }: LotOfferCourse): Stored => row

export async function addLotOffers(db: Db, added: readonly LotOfferCourse[]): Promise<void> {
  if (added.length > 0) await db.insertInto('lotOffers').values(added.map(stored)).execute()
}

/** However many they are, in one statement. */
export async function setLotOffers(db: Db, changed: readonly LotOfferCourse[]): Promise<void> {
  if (changed.length === 0) return
  await sql`
    update lot_offers set
      round = changed.round,
      stage = changed.stage,
      denied_at = changed."deniedAt",
      reason = changed.reason,
      application_sent = changed."applicationSent",
      offer_sent = changed."offerSent",
      application_opened_at = changed."applicationOpenedAt",
      offer_opened_at = changed."offerOpenedAt"
    from jsonb_to_recordset(${JSON.stringify(changed.map(stored))}::jsonb) as changed (
      "offerId" bigint, "lotId" integer, attempt integer, round integer, stage integer, "deniedAt" timestamptz,
      reason text, "applicationSent" timestamptz, "offerSent" timestamptz, "applicationOpenedAt" timestamptz,
      "offerOpenedAt" timestamptz)
    where lot_offers.offer_id = changed."offerId"
      and lot_offers.lot_id = changed."lotId"
      and lot_offers.attempt = changed.attempt`.execute(db)
}

export const isSameLotOffer = (one: LotOfferKey, other: LotOfferKey): boolean =>
  one.offerId === other.offerId && one.lotId === other.lotId && one.attempt === other.attempt

/** From invited to in progress, whoever looks at the lot meanwhile; false where it had begun or gone on. */
export async function beginOffer(db: Db, { offerId, lotId, attempt }: LotOfferKey): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('lotOffers')
    .set({ stage: 5 })
    .where('offerId', '=', offerId)
    .where('lotId', '=', lotId)
    .where('attempt', '=', attempt)
    .where('stage', '=', 4)
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0n
}
