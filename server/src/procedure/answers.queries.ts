import type { Answer, Letter } from '@allmende/domain/procedure/lot-offer.contract.ts'
import { isOfNoAward } from '@allmende/domain/procedure/no-award.ts'
import { type AnswerKind, finalAnswers, type LotOfferKey } from '@allmende/domain/procedure/state.ts'
import { among } from '../database/among.ts'
import { randomId } from '../database/random-id.ts'
import type { Db } from '../database/schema.ts'
import type { AnswersTable, LetterNames } from './procedure.tables.ts'

export type NewAnswer = Omit<AnswersTable, 'id' | 'takenBack' | 'takenBackReason' | 'names'> & {
  names: LetterNames
}

/** Which letter tells a part of what. */
export type GivenLetter = LotOfferKey & { kind: AnswerKind; letterId: number }

export async function addAnswers(db: Db, answers: readonly NewAnswer[]): Promise<GivenLetter[]> {
  if (answers.length === 0) return []
  const rows = answers.map(({ names, ...answer }) => ({
    id: randomId(),
    ...answer,
    names: JSON.stringify(names),
    takenBack: null,
    takenBackReason: null,
  }))
  await db.insertInto('answers').values(rows).execute()
  return rows.map(({ id, offerId, lotId, attempt, kind }) => ({
    letterId: id,
    offerId,
    lotId,
    attempt,
    kind,
  }))
}

/** It was told and stays told, but it is no longer the last word. */
export async function takeBackAnswer(
  db: Db,
  { offerId, lotId, attempt, reason }: LotOfferKey & { reason: string | null },
  now: Date,
) {
  await db
    .updateTable('answers')
    .set({ takenBack: now, takenBackReason: reason })
    .where('offerId', '=', offerId)
    .where('lotId', '=', lotId)
    .where('attempt', '=', attempt)
    .where('isFinal', '=', true)
    .where('takenBack', 'is', null)
    .execute()
}

export type StandingAnswer = LotOfferKey & Answer

/** The earliest day is the one she was told: the real one hangs on when the letters of others leave. */
const columns = [
  'offerId',
  'lotId',
  'attempt',
  'kind',
  'at',
  'reason',
  'winner',
  'earliest as awardableFrom',
  'id as letterId',
] as const

/** All that these offers were ever told, which of it stands as the last word, and what of it is a letter. */
export type GivenAnswers = {
  ever: readonly StandingAnswer[]
  standing: readonly StandingAnswer[]
  letters: readonly (LotOfferKey & Letter)[]
}

/** Whatever ends something is told in a letter of its own. */
const isLetter = ({ kind }: { kind: AnswerKind }): boolean => finalAnswers.includes(kind)

export async function listAnswersTo(db: Db, offerIds: readonly number[]): Promise<GivenAnswers> {
  if (offerIds.length === 0) return { ever: [], standing: [], letters: [] }
  const rows = await db
    .selectFrom('answers')
    .select([...columns, 'isFinal', 'takenBack', 'takenBackReason'])
    .where(among('offerId', offerIds))
    .orderBy('at')
    .orderBy('id')
    .execute()
  const ever = rows.map(
    ({ isFinal: _final, takenBack: _back, takenBackReason: _why, ...answer }): StandingAnswer => answer,
  )
  return {
    ever,
    standing: ever.filter((_answer, at) => rows[at]?.isFinal && rows[at].takenBack === null),
    letters: rows
      .filter(isLetter)
      .map(({ isFinal: _final, reason: _own, winner: _other, ...letter }) => letter),
  }
}

/** Whom the announcement of an award was told, while it holds. */
export const listTold = (
  db: Db,
  lotId: number,
  announcedAt: Date,
): Promise<{ organizationId: number; organizationName: string }[]> =>
  db
    .selectFrom('answers')
    .innerJoin('offers', 'offers.id', 'answers.offerId')
    .innerJoin('organizations', 'organizations.id', 'offers.organizationId')
    .select(['organizations.id as organizationId', 'organizations.name as organizationName'])
    .where('answers.lotId', '=', lotId)
    .where('answers.at', '=', announcedAt)
    .where('answers.kind', '=', 'offerDenied')
    .where('answers.takenBack', 'is', null)
    .orderBy('organizations.name')
    .orderBy('organizations.id')
    .execute()

export type KeptLetter = NonNullable<Awaited<ReturnType<typeof findLetter>>>

/** A letter with all that it says; answers that are none are not found. */
export async function findLetter(db: Db, id: number) {
  const letter = await db
    .selectFrom('answers')
    .innerJoin('offers', 'offers.id', 'answers.offerId')
    .innerJoin('lotCourses', 'lotCourses.lotId', 'answers.lotId')
    .innerJoin('lotOffers', (join) =>
      join
        .onRef('lotOffers.offerId', '=', 'answers.offerId')
        .onRef('lotOffers.lotId', '=', 'answers.lotId')
        .onRef('lotOffers.attempt', '=', 'answers.attempt'),
    )
    .select(['lotCourses.outcome', 'lotOffers.deniedAt'])
    .select([
      'answers.id',
      'answers.lotId',
      'answers.offerId',
      'answers.kind',
      'answers.at',
      'answers.reason',
    ])
    .select(['answers.winner', 'answers.earliest', 'answers.names', 'answers.takenBack'])
    .select(['answers.takenBackReason', 'offers.tenderId', 'offers.organizationId'])
    .where('answers.id', '=', id)
    .executeTakeFirst()
  if (!letter || !isLetter(letter)) return null
  const { outcome, deniedAt, ...kept } = letter
  return { ...kept, isOfNoAward: isOfNoAward({ ...kept, outcome, deniedAt }) }
}
