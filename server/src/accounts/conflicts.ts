import { isInternal } from '@allmende/domain/actor.ts'
import { reasons } from '@allmende/domain/reasons.ts'
import { Refusal } from '@allmende/domain/verdict.ts'
import { KeptRefusal } from '../rpc/kept-refusal.ts'
import type { Context } from '../rpc/method.ts'
import { type Attempt, forgiveAttempt } from './login-attempts.queries.ts'
import { countAttempt } from './proof.ts'

/** Stands for all accounts: what is counted is asking, not whom. */
const anyone = 'conflict'

/** A stranger is counted by her address, who is logged in by her account, whoever else sits behind the same address. */
const asAsked = (context: Context): Context =>
  context.actor.kind === 'user' ? { ...context, address: context.actor.email } : context

/**
 * A conflict tells that an address or a company is known here. Outsiders who ask again and again have to wait like
 * those who guess passwords. Counted before anything is looked up, so that a burst of questions cannot outrun the
 * count. Staff may ask.
 */
export const countQuestion = async (context: Context): Promise<Attempt | null> =>
  isInternal(context.actor) ? null : countAttempt(asAsked(context), anyone)

/** Forgets the question again unless a conflict was the answer. */
export async function countingConflicts<Result>(
  { db }: Context,
  question: Attempt | null,
  work: () => Promise<Result>,
): Promise<Result> {
  if (question === null) return work()
  try {
    const result = await work()
    await forgiveAttempt(db, question)
    return result
  } catch (error) {
    if (!(error instanceof Refusal) || reasons[error.verdict.reason].type === 'ConflictException') throw error
    throw new KeptRefusal(error.verdict, { run: (transaction) => forgiveAttempt(transaction, question) })
  }
}
