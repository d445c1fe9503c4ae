import type { Db } from '../database/schema.ts'

export type KeptAnswersTable = {
  userEmail: string
  callId: string
  method: string
  paramsHash: Buffer
  /** The outcome as it was sent; null only inside the transaction that is making it. */
  answer: string | null
  created: Date
}

export type CallKey = Pick<KeptAnswersTable, 'userEmail' | 'callId' | 'method' | 'paramsHash' | 'created'>

/** How long a repeated change gets its first answer again. */
const answersKeptFor = 24 * 60 * 60_000

/** Takes the call id for this transaction; null when it is new, otherwise the call that took it before. */
export async function takeCallId(db: Db, key: CallKey) {
  // A concurrent repeat waits here until the first one has committed or was undone.
  const inserted = await db
    .insertInto('keptAnswers')
    .values({ ...key, answer: null })
    .onConflict((conflict) => conflict.columns(['userEmail', 'callId']).doNothing())
    .returning('callId')
    .executeTakeFirst()
  return inserted ? null : findKeptAnswer(db, key)
}

export async function findKeptAnswer(db: Db, { userEmail, callId }: CallKey) {
  const kept = await db
    .selectFrom('keptAnswers')
    .select(['method', 'paramsHash', 'answer'])
    .where('userEmail', '=', userEmail)
    .where('callId', '=', callId)
    .executeTakeFirst()
  return kept ?? null
}

export async function keepAnswer(db: Db, { userEmail, callId }: CallKey, answer: string) {
  await db
    .updateTable('keptAnswers')
    .set({ answer })
    .where('userEmail', '=', userEmail)
    .where('callId', '=', callId)
    .execute()
}

export async function forgetOldAnswers(db: Db, now: Date): Promise<void> {
  const time = new Date(now.getTime() - answersKeptFor)
  await db.deleteFrom('keptAnswers').where('created', '<', time).execute()
}
