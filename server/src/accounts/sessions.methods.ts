import type { accountsContract } from '@allmende/domain/accounts/accounts.contract.ts'
import { accountPolicy } from '@allmende/domain/accounts/accounts.policy.ts'
import { isDeactivated } from '@allmende/domain/accounts/accounts.rules.ts'
import { everyone, refuse } from '@allmende/domain/verdict.ts'
import type { Db } from '../database/schema.ts'
import { nothing, methodsOf } from '../rpc/method.ts'
import { type Account, lockAccount, setAccount } from './accounts.queries.ts'
import { browserMark } from './browser-marks.ts'
import { directoryEvents, takeOver } from './directory-accounts.ts'
import { forgiveAttempt, forgiveUpTo } from './login-attempts.queries.ts'
import { type Proof, prove, type Proven } from './proof.ts'
import { addSession, removeSession } from './sessions.queries.ts'
import { newSessionToken } from './tokens.ts'

const { read, change } = methodsOf<typeof accountsContract>()

export const sessionMethods = [
  change('login', {
    load: async ({ db }, email) => ({ email, account: await lockAccount(db, email) }),
    allow: everyone,
    before: async (context, { email, account }, [, password]): Promise<Proven & { token: string }> => {
      const proven = await prove(context, email, account, password)
      // Taken back at once: should the login fail for our own reasons, the right password was no guess.
      const isOpen = account === null || !isDeactivated(account.user)
      if (proven.proof && isOpen) await forgiveAttempt(context.db, proven.attempt)
      return { ...proven, token: newSessionToken(await context.secretKey()) }
    },
    run: async ({ db, now, config }, { email, account }, _args, { proof, attempt, token }) => {
      const proven = await provenAccount(db, account, proof, now)
      if (!proven || isDeactivated(proven.user)) {
        // A name nobody has is not logged: people type their password into the wrong field.
        return refuse('loginFailed', {
          event: { type: 'LOGIN_FAILED', userName: account ? email : 'unbekannt' },
        })
      }
      const { user } = proven
      // Who knows the password but not the code must not get her guesses at the code back by logging in again.
      if (user.twoFactorEnabled !== true) await forgiveUpTo(db, attempt, now)
      await setAccount(db, user.email, { lastLogin: now })
      await addSession(db, user.email, user.twoFactorEnabled !== true, now, config.session, token)
      return { token, user }
    },
    record: ({ account }, { user }) => [
      ...directoryEvents(account?.user ?? null, user),
      { type: 'LOGIN', userName: user.email },
    ],
    // Whoever was logged in with what had to give way to a person of the directory is so no more.
    announce: ({ account }, { user }) =>
      account && account.user.authenticationBackend !== user.authenticationBackend
        ? [{ kind: 'userChanged', email: user.email }]
        : [],
    afterwards: (connection, { token }) => connection.becomes(token),
  }),

  change('logout', {
    load: async ({ session }) => ({ session }),
    allow: everyone,
    run: async ({ db, connection }, { session }) => {
      if (session) await removeSession(db, session.tokenHash)
      // Before the news of it spread: who leaves need not be told.
      await connection.becomes(null)
      return null
    },
    record: nothing, // the log knows who came, not who left
    announce: ({ session }) =>
      session ? [{ kind: 'sessionEnded', tokenHash: session.tokenHash.toString('hex') }] : [],
  }),

  read('getBrowserMark', {
    load: async ({ actor, now, secretKey }) =>
      actor.kind === 'user' ? browserMark(await secretKey(), actor.email, now) : '',
    allow: accountPolicy.knowBrowser,
  }),

  read('isAuthenticated', {
    load: async ({ actor }) => actor.kind === 'user',
    allow: everyone,
  }),
]

/** The account the proof is of; a person of the directory gets hers with the first login. */
async function provenAccount(
  db: Db,
  account: Account | null,
  proof: Proof,
  now: Date,
): Promise<Account | null> {
  if (proof?.by === 'directory') return takeOver(db, proof.person, now)
  // Whoever changed the password while it was being checked has ended every session, this one too.
  return proof && account?.passwordHash === proof.hash ? account : null
}
