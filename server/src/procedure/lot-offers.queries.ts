import type { LotOfferCourse, LotOfferKey } from '@allmende/domain/procedure/state.ts'
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

/** Every part in every lot of a tender, with the final answer that stands. */
export async function listLotOffers(db: Db, tenderId: number): Promise<LotOfferCourse[]> {
  const rows = await db
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
    .select(['answers.kind as answerKind', 'answers.at as answeredAt'])
    .where('offers.tenderId', '=', tenderId)
    .orderBy('offers.created')
    .orderBy('lotOffers.offerId')
    .orderBy('lotOffers.lotId')
    .orderBy('lotOffers.attempt')
    .execute()
  return rows.map(({ answerKind, answeredAt, ...row }) => ({
    ...row,
    finalAnswer: answerKind && answeredAt ? { kind: answerKind, at: answeredAt } : null,
  }))
}

type Stored = Omit<LotOfferCourse, 'finalAnswer'>
const stored = ({ finalAnswer: _ofAnswers, ...row }: LotOfferCourse): Stored => row

export async function addLotOffers(db: Db, added: readonly LotOfferCourse[]): Promise<void> {
  if (added.length > 0) await db.insertInto('lotOffers').values(added.map(stored)).execute()
}

export async function setLotOffer(db: Db, lotOffer: LotOfferCourse): Promise<void> {
  const { offerId, lotId, attempt, ...facts } = stored(lotOffer)
  await db
    .updateTable('lotOffers')
    .set(facts)
    .where('offerId', '=', offerId)
    .where('lotId', '=', lotId)
    .where('attempt', '=', attempt)
    .execute()
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
