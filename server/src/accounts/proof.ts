import { mayTryLogin } from '@allmende/domain/accounts/accounts.rules.ts'
import { givesWayToDirectory } from '@allmende/domain/accounts/registrations.rules.ts'
import { ensure, type RefusalDetails, refuse } from '@allmende/domain/verdict.ts'
import { goOnBehalfOf } from '../database/behalf.ts'
import { inTransaction } from '../database/transaction.ts'
import { behalfOfCode } from '../rpc/behalf.ts'
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
import { inTurn, type Known } from './password-turns.ts'
import { verifyPassword } from './passwords.ts'

/** Counts an attempt before its password is looked at, so that a burst of guesses cannot outrun the count. */
export async function countAttempt(
  context: Context,
  email: string,
  known: Known | null = null,
): Promise<Attempt> {
  return inTurn(context, () => countedAttempt(context, email), known)
}

/** Somebody at a browser or an address where this account logged in lately is not taken for a stranger. */
async function knownHere(context: Context, email: string, account: Account | null): Promise<Known | null> {
  const { db, address, browser, now, secretKey } = context
  // Asked of names nobody has too, so that the time it takes tells nothing.
  const isAddressOf = await isAddressKnown(db, email, address, now)
  const isKnown = isAddressOf || isBrowserOf(await secretKey(), browser, email)
  return account && isKnown ? account.user : null
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
    return addLoginAttempt(transaction, email, address, now, context.address)
  })
}

/** Whoever is known by now waits with people, and no more with those who try to log in. */
function goOnAs({ actor }: Context, email: string): void {
  if (actor.kind !== 'user') goOnBehalfOf(behalfOfCode(email))
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
  // Of those who left no more is asked.
  if (context.connection.isGone()) refuse('loginFailed')
  const known = await knownHere(context, email, account)
  if (known) goOnAs(context, email)
  const { attempt, fits } = await inTurn(
    context,
    async () => {
      // It takes long, and nobody would hear whether it fits.
      if (context.connection.isGone()) refuse('loginFailed')
      return { attempt: await countedAttempt(context, email), fits: await verifyPassword(hash, password) }
    },
    known,
  )
  if (fits && hash !== null) {
    goOnAs(context, email)
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
