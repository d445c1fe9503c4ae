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

const columns = ['offerId', 'lotId', 'attempt', 'kind', 'at', 'reason', 'winner', 'id as letterId'] as const

const standingAnswers = (db: Db) =>
  db.selectFrom('answers').select(columns).where('isFinal', '=', true).where('takenBack', 'is', null)

/** The final answers that stand for these lots. */
export async function listStandingAnswers(db: Db, lotIds: readonly number[]): Promise<StandingAnswer[]> {
  if (lotIds.length === 0) return []
  return standingAnswers(db).where(among('lotId', lotIds)).execute()
}

/** All that these offers were ever told, and which of it stands as the last word. */
export type GivenAnswers = { ever: readonly StandingAnswer[]; standing: readonly StandingAnswer[] }

export async function listAnswersTo(db: Db, offerIds: readonly number[]): Promise<GivenAnswers> {
  const rows = await db
    .selectFrom('answers')
    .select([...columns, 'isFinal', 'takenBack'])
    .where(among('offerId', offerIds))
    .execute()
  const ever = rows.map(({ isFinal: _final, takenBack: _back, ...answer }) => answer)
  return { ever, standing: ever.filter((_answer, at) => rows[at]?.isFinal && rows[at].takenBack === null) }
}
