import type { Answer } from '@allmende/domain/procedure/lot-offer.contract.ts'
import type { LotOfferKey } from '@allmende/domain/procedure/state.ts'
import { among } from '../database/among.ts'
import { randomId } from '../database/random-id.ts'
import type { Db } from '../database/schema.ts'
import type { AnswersTable } from './procedure.tables.ts'

export type NewAnswer = Omit<AnswersTable, 'id' | 'takenBack'>

export async function addAnswers(db: Db, answers: readonly NewAnswer[]): Promise<void> {
  if (answers.length === 0) return
  await db
    .insertInto('answers')
    .values(answers.map((answer) => ({ id: randomId(), ...answer, takenBack: null })))
    .execute()
}

/** It was told and stays told, but it is no longer the last word. */
export async function takeBackAnswer(db: Db, { offerId, lotId, attempt }: LotOfferKey, now: Date) {
  await db
    .updateTable('answers')
    .set({ takenBack: now })
    .where('offerId', '=', offerId)
    .where('lotId', '=', lotId)
    .where('attempt', '=', attempt)
    .where('isFinal', '=', true)
    .where('takenBack', 'is', null)
    .execute()
}

export type StandingAnswer = LotOfferKey & Omit<Answer, 'awardableFrom'>

const standingAnswers = (db: Db) =>
  db
    .selectFrom('answers')
    .select(['offerId', 'lotId', 'attempt', 'kind', 'at', 'reason', 'winner', 'id as letterId'])
    .where('isFinal', '=', true)
    .where('takenBack', 'is', null)

/** What these offers were ever told, in whatever attempt. */
export const listAnswerKinds = (db: Db, offerIds: readonly number[]) =>
  db
    .selectFrom('answers')
    .select(['offerId', 'lotId', 'kind'])
    .distinct()
    .where(among('offerId', offerIds))
    .execute()

/** The final answers that stand for these lots. */
export async function listStandingAnswers(db: Db, lotIds: readonly number[]): Promise<StandingAnswer[]> {
  if (lotIds.length === 0) return []
  return standingAnswers(db).where(among('lotId', lotIds)).execute()
}

/** Those that these offers were given. */
export const listStandingAnswersTo = (db: Db, offerIds: readonly number[]): Promise<StandingAnswer[]> =>
  standingAnswers(db).where(among('offerId', offerIds)).execute()
