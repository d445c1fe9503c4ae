import { mayTryLogin } from '@allmende/domain/accounts/accounts.rules.ts'
import { isInternal } from '@allmende/domain/actor.ts'
import { reasons } from '@allmende/domain/reasons.ts'
import { ensure, Refusal } from '@allmende/domain/verdict.ts'
import { KeptRefusal } from '../rpc/kept-refusal.ts'
import type { Context } from '../rpc/method.ts'
import { addLoginAttempt, findLoginHistory } from './login-attempts.queries.ts'

/** Stands for all accounts: what is counted is asking, not whom. */
const anyone = 'conflict'

/**
 * A conflict tells that an address or a company is known here. Outsiders who ask again and again have to wait like
 * those who guess passwords.
 */
export async function refuseTooManyConflicts({ db, actor, address, now }: Context): Promise<void> {
  if (!isInternal(actor)) ensure(mayTryLogin(await findLoginHistory(db, anyone, address, now), now))
}

/** Counts an outsider's conflict, which would otherwise be undone together with the call. */
export async function countingConflicts<Result>(
  { actor, address, now }: Context,
  work: Promise<Result>,
): Promise<Result> {
  try {
    return await work
  } catch (error) {
    const isConflict = error instanceof Refusal && reasons[error.verdict.reason].type === 'ConflictException'
    if (!isConflict || isInternal(actor)) throw error
    throw new KeptRefusal(error.verdict, { run: (db) => addLoginAttempt(db, anyone, address, now) })
  }
}
