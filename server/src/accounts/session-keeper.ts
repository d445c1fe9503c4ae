import { SessionUser } from '@allmende/domain/accounts/accounts.contract.ts'
import type { SessionLimits } from '@allmende/domain/accounts/accounts.rules.ts'
import type { Db } from '../database/schema.ts'
import type { Session, SessionKeeper } from '../rpc/session.ts'
import { KnownTokens } from './known-tokens.ts'
import { findSession, touchSession } from './sessions.queries.ts'
import { hashToken } from './tokens.ts'

export function keepSessions(db: Db, limits: SessionLimits): SessionKeeper {
  // A session in steady use is written at most sixty times per idle limit.
  const touchEvery = limits.idle / 60
  const known = new KnownTokens()
  const reload = (session: Session, now: Date) => findSession(db, session.tokenHash, now)

  return {
    open: async (token, now) => {
      const tokenHash = hashToken(token)
      const session = await findSession(db, tokenHash, now)
      if (session) known.remember(tokenHash, session.email)
      else known.forget(tokenHash)
      return session
    },
    began: (token, account) => known.remember(hashToken(token), account),
    accountBehind: (token) => known.accountBehind(hashToken(token)),
    find: findSession,
    reload,
    described: ({ user, twoFactorConfirmed }) => [SessionUser.encode(user), twoFactorConfirmed],
    use: async (session, now) => {
      // Another socket of the same session may have kept it alive, so only the database knows that it is over.
      const current = session.expires <= now ? await reload(session, now) : session
      if (!current || now.getTime() - current.lastSeen.getTime() < touchEvery) return current
      return touchSession(db, current, now, limits)
    },
  }
}
