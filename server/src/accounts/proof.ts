import { mayTryLogin } from '@allmende/domain/accounts/accounts.rules.ts'
import { ensure, refuse } from '@allmende/domain/verdict.ts'
import { inTransaction } from '../database/transaction.ts'
import type { Context } from '../rpc/method.ts'
import type { Account } from './accounts.queries.ts'
import { type DirectoryPerson, DirectoryUnavailable } from './directory.ts'
import { addLoginAttempt, type Attempt, findLoginHistory, lockAddress } from './login-attempts.queries.ts'
import { verifyPassword } from './passwords.ts'

/** Counts an attempt before its password is looked at, so that a burst of guesses cannot outrun the count. */
export async function countAttempt({ db, address, now }: Context, email: string): Promise<Attempt> {
  return inTransaction(db, async (transaction) => {
    await lockAddress(transaction, address)
    ensure(mayTryLogin(await findLoginHistory(transaction, email, address, now), now))
    return addLoginAttempt(transaction, email, address, now)
  })
}

/** Who the password proves someone to be: a local account, a person of the directory, or nobody. */
export type Proof =
  /** `hash` is what the password was checked against, to see whether it still counts. */
  { by: 'password'; hash: string } | { by: 'directory'; person: DirectoryPerson } | null

/** What came of checking a password, and the attempt that was counted for it. */
export type Proven = { proof: Proof; attempt: Attempt }

/**
 * Checks a password outside any transaction. The directory is asked whenever the local password does not fit, known
 * account or not, so that neither its answer nor its silence tells which accounts exist.
 */
export async function prove(
  context: Context,
  email: string,
  account: Account | null,
  password: string,
): Promise<Proven> {
  const attempt = await countAttempt(context, email)
  const isLocal = account !== null && account.user.authenticationBackend !== 'ldap'
  const hash = isLocal ? account.passwordHash : null
  if ((await verifyPassword(hash, password)) && hash !== null) {
    return { proof: { by: 'password', hash }, attempt }
  }
  const person = await askDirectory(context, email, password)
  return { proof: person && !isLocal ? { by: 'directory', person } : null, attempt }
}

async function askDirectory({ directory }: Context, email: string, password: string) {
  try {
    return (await directory?.authenticate(email, password)) ?? null
  } catch (error) {
    if (error instanceof DirectoryUnavailable) refuse('directoryUnavailable')
    throw error
  }
}
