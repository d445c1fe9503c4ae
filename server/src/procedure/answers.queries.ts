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

/** The final answers that stand for these lots. */
export async function listStandingAnswers(db: Db, lotIds: readonly number[]): Promise<StandingAnswer[]> {
  if (lotIds.length === 0) return []
  return db
    .selectFrom('answers')
    .select(['offerId', 'lotId', 'attempt', 'kind', 'at', 'reason', 'winner', 'id as letterId'])
    .where(among('lotId', lotIds))
    .where('isFinal', '=', true)
    .where('takenBack', 'is', null)
    .execute()
}
