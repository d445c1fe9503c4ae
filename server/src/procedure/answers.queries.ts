import type { Dispatch } from '@allmende/domain/procedure/dispatch.contract.ts'
import type { Answer, Letter } from '@allmende/domain/procedure/lot-offer.contract.ts'
import { isOfNoAward } from '@allmende/domain/procedure/no-award.ts'
import { type AnswerKind, finalAnswers, type LotOfferKey } from '@allmende/domain/procedure/state.ts'
import { among } from '../database/among.ts'
import { randomId } from '../database/random-id.ts'
import type { Db } from '../database/schema.ts'
import { dispatchIn } from './dispatches.ts'
import type { AnswersTable, LetterNames } from './procedure.tables.ts'

export type NewAnswer = Omit<
  AnswersTable,
  'id' | 'takenBack' | 'takenBackReason' | 'names' | 'winnerOnRequest' | 'dispatchedAt' | 'dispatchedHow'
> & {
  names: LetterNames
  winnerOnRequest: boolean
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

/** A letter that stands left otherwise: the day it names counts from then on. */
export async function setDispatch(
  db: Db,
  { offerId, lotId, attempt, dispatch, awardableFrom }: LotOfferKey & Dispatched,
): Promise<void> {
  await db
    .updateTable('answers')
    .set({ dispatchedAt: dispatch.at, dispatchedHow: dispatch.how, earliest: awardableFrom })
    .where('offerId', '=', offerId)
    .where('lotId', '=', lotId)
    .where('attempt', '=', attempt)
    .where('isFinal', '=', true)
    .where('takenBack', 'is', null)
    .execute()
}

type Dispatched = { dispatch: Dispatch; awardableFrom: Date }

export type StandingAnswer = LotOfferKey & Answer

/** The earliest day is that of her own letter: the lot's hangs on when the letters of others leave. */
const columns = [
  'offerId',
  'lotId',
  'attempt',
  'kind',
  'at',
  'reason',
  'winner',
  'winnerOnRequest',
  'earliest as awardableFrom',
  'id as letterId',
] as const

/** All that these offers were ever told, which of it stands as the last word, and what of it is a letter. */
export type GivenAnswers = {
  ever: readonly StandingAnswer[]
  standing: readonly StandingAnswer[]
  letters: readonly (LotOfferKey & Letter)[]
}

type AnswerRow = Omit<StandingAnswer, 'dispatch'> & Pick<Letter, 'takenBack' | 'takenBackReason'>

const toldIn = (row: AnswerRow): Omit<StandingAnswer, 'dispatch'> => ({
  offerId: row.offerId,
  lotId: row.lotId,
  attempt: row.attempt,
  kind: row.kind,
  at: row.at,
  reason: row.reason,
  winner: row.winner,
  winnerOnRequest: row.winnerOnRequest,
  awardableFrom: row.awardableFrom,
  letterId: row.letterId,
})

const letterIn = (row: AnswerRow): LotOfferKey & Letter => ({
  offerId: row.offerId,
  lotId: row.lotId,
  attempt: row.attempt,
  letterId: row.letterId,
  kind: row.kind,
  at: row.at,
  awardableFrom: row.awardableFrom,
  takenBack: row.takenBack,
  takenBackReason: row.takenBackReason,
})

/** Whatever ends something is told in a letter of its own. */
const isLetter = ({ kind }: { kind: AnswerKind }): boolean => finalAnswers.includes(kind)

export async function listAnswersTo(db: Db, offerIds: readonly number[]): Promise<GivenAnswers> {
  if (offerIds.length === 0) return { ever: [], standing: [], letters: [] }
  const rows = await db
    .selectFrom('answers')
    .select([...columns, 'dispatchedAt', 'dispatchedHow', 'isFinal', 'takenBack', 'takenBackReason'])
    .where(among('offerId', offerIds))
    .orderBy('at')
    .orderBy('id')
    .execute()
  const ever = rows.map((row): StandingAnswer => ({ ...toldIn(row), dispatch: dispatchIn(row) }))
  return {
    ever,
    standing: ever.filter((_answer, at) => rows[at]?.isFinal && rows[at].takenBack === null),
    letters: rows.filter(isLetter).map(letterIn),
  }
}

/** The letters that tell of the announcement of an award, while it holds. */
export async function listAwardLetters(db: Db, lotId: number, announcedAt: Date) {
  const rows = await db
    .selectFrom('answers')
    .innerJoin('offers', 'offers.id', 'answers.offerId')
    .innerJoin('organizations', 'organizations.id', 'offers.organizationId')
    .select(['organizations.id as organizationId', 'organizations.name as organizationName'])
    .select(['answers.offerId', 'answers.id as letterId', 'answers.earliest'])
    .select(['answers.dispatchedAt', 'answers.dispatchedHow'])
    .where('answers.lotId', '=', lotId)
    .where('answers.at', '=', announcedAt)
    .where('answers.earliest', 'is not', null)
    .where('answers.takenBack', 'is', null)
    .orderBy('organizations.name')
    .orderBy('organizations.id')
    .execute()
  return rows.map(({ earliest, dispatchedAt, dispatchedHow, ...letter }) => ({
    ...letter,
    awardableFrom: earliest ?? announcedAt,
    dispatch: dispatchIn({ dispatchedAt, dispatchedHow }),
  }))
}

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
    .select(['answers.winner', 'answers.winnerOnRequest', 'answers.earliest', 'answers.names'])
    .select(['answers.dispatchedAt', 'answers.dispatchedHow', 'answers.takenBack'])
    .select(['answers.takenBackReason', 'offers.tenderId', 'offers.organizationId'])
    .where('answers.id', '=', id)
    .executeTakeFirst()
  if (!letter || !isLetter(letter)) return null
  const { outcome, deniedAt, dispatchedAt, dispatchedHow, ...kept } = letter
  const dispatch = dispatchIn({ dispatchedAt, dispatchedHow })
  return { ...kept, dispatch, isOfNoAward: isOfNoAward({ ...kept, outcome, deniedAt }) }
}
