import { mayTryLogin } from '@allmende/domain/accounts/accounts.rules.ts'
import { givesWayToDirectory } from '@allmende/domain/accounts/registrations.rules.ts'
import { ensure, type RefusalDetails, refuse } from '@allmende/domain/verdict.ts'
import { inTransaction } from '../database/transaction.ts'
import type { Context } from '../rpc/method.ts'
import type { Account } from './accounts.queries.ts'
import { isBrowserOf } from './browser-marks.ts'
import { type DirectoryPerson, DirectoryUnavailable } from './directory.ts'
import {
  addLoginAttempt,
  type Attempt,
  findLoginHistory,
  isAddressKnown,
  lockAddress,
} from './login-attempts.queries.ts'
import { inTurn } from './password-turns.ts'
import { verifyPassword } from './passwords.ts'

/** Counts an attempt before its password is looked at, so that a burst of guesses cannot outrun the count. */
export async function countAttempt(context: Context, email: string): Promise<Attempt> {
  return inTurnOf(context, email, () => countedAttempt(context, email))
}

/** Who logs in where she did before waits for nobody who tries passwords elsewhere. */
async function inTurnOf<Result>(
  context: Context,
  email: string,
  work: () => Promise<Result>,
): Promise<Result> {
  const { db, actor, address, browser, now } = context
  const asks = actor.kind !== 'user' && browser === null
  const isKnown = asks && (await isAddressKnown(db, email, address, now))
  return inTurn(context, work, isKnown ? `known ${email}` : browser)
}

async function countedAttempt(context: Context, email: string): Promise<Attempt> {
  const { db, actor, browser, now } = context
  const isOwnBrowser = isBrowserOf(await context.secretKey(), browser, email)
  // Whoever sits behind the same address uses up none of her attempts.
  const address = isOwnBrowser ? `browser ${browser}` : context.address
  return inTransaction(db, async (transaction) => {
    await lockAddress(transaction, address)
    const history = await findLoginHistory(transaction, email, address, now)
    // Whoever is logged in is no stranger to her own account, wherever she sits.
    const isOwn = actor.kind === 'user' && actor.email === email
    const addressKnown = history.addressKnown || isOwnBrowser || isOwn
    ensure(mayTryLogin({ ...history, addressKnown }, now))
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
  const isLocal = account !== null && account.user.authenticationBackend !== 'ldap'
  const hash = isLocal ? account.passwordHash : null
  const { attempt, fits } = await inTurnOf(context, email, async () => ({
    attempt: await countedAttempt(context, email),
    fits: await verifyPassword(hash, password),
  }))
  if (fits && hash !== null) {
    return { proof: { by: 'password', hash }, attempt }
  }
  const person = await askDirectory(context, email, password)
  const isOpen = !isLocal || givesWayToDirectory(account.user)
  return { proof: person && isOpen ? { by: 'directory', person } : null, attempt }
}

/** A wrong password or code counts as a failed login, and the log says so. */
export const failed = ({ email }: { email: string }, field: string): RefusalDetails => ({
  fields: [field],
  event: { type: 'LOGIN_FAILED', userName: email },
})

async function askDirectory({ directory }: Context, email: string, password: string) {
  try {
    return (await directory?.authenticate(email, password)) ?? null
  } catch (error) {
    if (error instanceof DirectoryUnavailable) refuse('directoryUnavailable')
    throw error
  }
}
