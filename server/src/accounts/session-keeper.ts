import type { SessionLimits } from '@allmende/domain/accounts/accounts.rules.ts'
import type { Db } from '../database/schema.ts'
import { findSession, hashToken, type Session, touchSession } from './sessions.queries.ts'

/** Finds sessions by token and keeps those alive that are in use. */
export type SessionKeeper = {
  open: (token: string, now: Date) => Promise<Session | null>
  reload: (session: Session, now: Date) => Promise<Session | null>
  /** The session as it is after being used now; null when it is over. */
  use: (session: Session, now: Date) => Promise<Session | null>
}

export function keepSessions(db: Db, limits: SessionLimits): SessionKeeper {
  // A session in steady use is written at most sixty times per idle limit.
  const touchEvery = limits.idle / 60
  const reload = (session: Session, now: Date) => findSession(db, session.tokenHash, now)

  return {
    open: (token, now) => findSession(db, hashToken(token), now),
    reload,
    use: async (session, now) => {
      // Another socket of the same session may have kept it alive, so only the database knows that it is over.
      const current = session.expires <= now ? await reload(session, now) : session
      if (!current || now.getTime() - current.lastSeen.getTime() < touchEvery) return current
      return touchSession(db, current, now, limits)
    },
  }
}
