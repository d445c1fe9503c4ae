import { mayTryLogin, mayUsePassword } from '@allmende/domain/accounts/accounts.rules.ts'
import { accountPolicy } from '@allmende/domain/accounts/accounts.policy.ts'
import { ensure, everyone, refuse } from '@allmende/domain/verdict.ts'
import { inTransaction } from '../database/transaction.ts'
import { change, type Context, nothing, read } from '../rpc/method.ts'
import { addUser, findLogin } from './accounts.queries.ts'
import { findFirstAdminToken, lockFirstAdminToken, removeFirstAdminTokens } from './first-admin.queries.ts'
import {
  addLoginAttempt,
  findLoginHistory,
  forgiveLoginAttempts,
  lockAddress,
} from './login-attempts.queries.ts'
import { passwordScore } from './password-strength.ts'
import { hashPassword, verifyPassword } from './passwords.ts'
import { addSession, removeSession } from './sessions.queries.ts'

export const accountMethods = [
  change('login', {
    load: ({ db }, email) => findLogin(db, email),
    allow: everyone,
    before: async (context, { email, account }, [, password]) => {
      await countAttempt(context, email)
      return verifyPassword(account?.passwordHash ?? null, password)
    },
    run: async ({ db, address, now, config }, { email, account }, _args, passwordIsRight) => {
      if (!account || !passwordIsRight || account.user.state === 'DISABLED') {
        // A name nobody has is not logged: people type their password into the wrong field.
        refuse('loginFailed', { event: { type: 'LOGIN_FAILED', userName: account ? email : 'unbekannt' } })
      }
      await forgiveLoginAttempts(db, email, address, now)
      const { user } = account
      return { token: await addSession(db, email, user.twoFactorEnabled !== true, now, config.session), user }
    },
    record: ({ email }) => ({ type: 'LOGIN', userName: email }),
    afterwards: (connection, { token }) => connection.becomes(token),
  }),

  change('logout', {
    load: async ({ session }) => ({ session }),
    allow: everyone,
    run: async ({ db }, { session }) => {
      if (session) await removeSession(db, session.tokenHash)
      return null
    },
    record: nothing, // the log knows who came, not who left
    announce: ({ session }) =>
      session ? [{ kind: 'sessionEnded', tokenHash: session.tokenHash.toString('hex') }] : [],
    afterwards: (connection) => connection.becomes(null),
  }),

  read('isAuthenticated', {
    load: async ({ actor }) => actor.kind === 'user',
    allow: everyone,
  }),

  read('getFirstAdminSetup', {
    load: ({ db, now }, token) => findFirstAdminToken(db, token, now),
    allow: accountPolicy.setUp,
    show: (_actor, { setup }) => ({ email: setup?.email ?? null }),
  }),

  change('createFirstAdmin', {
    load: ({ db, now }, token) => lockFirstAdminToken(db, token, now),
    allow: accountPolicy.setUp,
    before: async (_context, _found, [, { email, givenName, surName }, password]) => {
      const score = await passwordScore(password, [email, givenName, surName])
      ensure(mayUsePassword(password, email, score, '2'))
      return hashPassword(password)
    },
    run: async ({ db, now }, { setup }, [, admin], passwordHash) => {
      const fixed = setup?.email
      if (fixed && fixed !== admin.email)
        refuse('adminEmailFixed', { values: { email: fixed }, fields: ['1.email'] })
      await removeFirstAdminTokens(db)
      await addUser(
        db,
        {
          ...admin,
          roles: ['SYSTEM_ADMIN'],
          organizationId: null,
          passwordHash,
          state: 'ACTIVE',
          twoFactorEnabled: null,
        },
        now,
      )
      return null
    },
    record: (_found, _result, [, { email }]) => ({
      type: 'USER_CREATED',
      userName: email,
      data: { user: email },
    }),
  }),
]

/** Counts an attempt before its password is looked at, so that a burst of guesses cannot outrun the count. */
async function countAttempt({ db, address, now }: Context, email: string): Promise<void> {
  await inTransaction(db, async (transaction) => {
    await lockAddress(transaction, address)
    ensure(mayTryLogin(await findLoginHistory(transaction, email, address, now), now))
    await addLoginAttempt(transaction, email, address, now)
  })
}
