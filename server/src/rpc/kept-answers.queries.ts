import type { Db } from '../database/schema.ts'

export type KeptAnswersTable = {
  userEmail: string
  callId: string
  method: string
  paramsHash: Buffer
  /** The outcome as it was sent; null inside the transaction that is making it, and where it is kept no longer. */
  answer: string | null
  created: Date
}

export type CallKey = Pick<KeptAnswersTable, 'userEmail' | 'callId' | 'method' | 'paramsHash' | 'created'>

/** How long a repeated change gets its first answer again. */
const answersKeptFor = 24 * 60 * 60_000
/** Of each account the newest: who repeats does so within moments. That it was done stays known all the while. */
const mostKept = 1000
/** Longer ones, in characters, are let go sooner. */
const long = 4096
const mostLong = 20

/** Takes the call id for this transaction; null when it is new, otherwise the call that took it before. */
export async function takeCallId(db: Db, key: CallKey) {
  // A concurrent repeat waits here until the first one has committed or was undone.
  const inserted = await db
    .insertInto('keptAnswers')
    .values({ ...key, answer: null })
    .onConflict((conflict) => conflict.columns(['userEmail', 'callId']).doNothing())
    .returning('callId')
    .executeTakeFirst()
  // Of those who may decide it anew one goes after the other.
  return inserted ? null : ((await keptAnswer(db, key).forUpdate().executeTakeFirst()) ?? null)
}

export const findKeptAnswer = async (db: Db, key: CallKey) =>
  (await keptAnswer(db, key).executeTakeFirst()) ?? null

const keptAnswer = (db: Db, { userEmail, callId }: CallKey) =>
  db
    .selectFrom('keptAnswers')
    .select(['method', 'paramsHash', 'answer', 'created'])
    .where('userEmail', '=', userEmail)
    .where('callId', '=', callId)

export async function keepAnswer(db: Db, { userEmail, callId, created }: CallKey, answer: string) {
  await db
    .updateTable('keptAnswers')
    .set({ answer, created })
    .where('userEmail', '=', userEmail)
    .where('callId', '=', callId)
    .execute()
  if (answer.length > long) await letLongGo(db, userEmail)
}

async function letLongGo(db: Db, userEmail: string): Promise<void> {
  const keptLong = db
    .selectFrom('keptAnswers')
    .select('callId')
    .where('userEmail', '=', userEmail)
    .where((eb) => eb(eb.fn<number>('length', ['answer']), '>', long))
  await db
    .updateTable('keptAnswers')
    .set({ answer: null })
    .where('userEmail', '=', userEmail)
    .where('callId', 'in', keptLong.orderBy('created', 'desc').orderBy('callId').offset(mostLong))
    .execute()
}

async function letManyGo(db: Db): Promise<void> {
  const numbered = db
    .selectFrom('keptAnswers')
    .select((eb) => [
      'userEmail',
      'callId',
      eb.fn
        .agg<number>('row_number')
        .over((over) => over.partitionBy('userEmail').orderBy('created', 'desc'))
        .as('place'),
    ])
    .where('answer', 'is not', null)
  await db
    .updateTable('keptAnswers')
    .from(numbered.as('numbered'))
    .set({ answer: null })
    .whereRef('numbered.userEmail', '=', 'keptAnswers.userEmail')
    .whereRef('numbered.callId', '=', 'keptAnswers.callId')
    .where('numbered.place', '>', mostKept)
    .execute()
}

export async function forgetOldAnswers(db: Db, now: Date): Promise<void> {
  const time = new Date(now.getTime() - answersKeptFor)
  await db.deleteFrom('keptAnswers').where('created', '<', time).execute()
  await letManyGo(db)
}
