import { SessionUser } from '@allmende/domain/accounts/accounts.contract.ts'
import type { SessionLimits } from '@allmende/domain/accounts/accounts.rules.ts'
import { onBehalfOf } from '../database/behalf.ts'
import type { Db } from '../database/schema.ts'
import { behalfOf } from '../rpc/behalf.ts'
import { filerIn, type Session, type SessionKeeper } from '../rpc/session.ts'
import { KnownTokens } from './known-tokens.ts'
import { findSession, touchSession } from './sessions.queries.ts'
import { hashToken, isSessionToken } from './tokens.ts'

const ownName = (tokenHash: Buffer): string => `token ${tokenHash.toString('base64url')}`

export function keepSessions(db: Db, limits: SessionLimits, key: Buffer): SessionKeeper {
  // A session in steady use is written at most sixty times per idle limit.
  const touchEvery = limits.idle / 60
  const reload = (session: Session, now: Date) => findSession(db, session.tokenHash, now)
  const known = new KnownTokens()

  /** `isOurs` where this house gave it out: of others there are as many as anybody likes to make up. */
  async function found(tokenHash: Buffer, isOurs: boolean, now: Date): Promise<Session | null> {
    const session = await findSession(db, tokenHash, now)
    // Who has only the password takes none of the places of who has the second factor, too.
    if (session)
      known.remember(tokenHash, {
        behalf: behalfOf({ session, address: '' }),
        filer: filerIn(session) ?? ownName(tokenHash),
      })
    else if (isOurs) known.remember(tokenHash, 'over')
    return session
  }

  return {
    open: (token, now) => found(hashToken(token), isSessionToken(key, token), now),
    behalfOf: (token) => {
      const tokenHash = hashToken(token)
      const owner = known.of(tokenHash)
      if (owner === 'over') return null
      if (owner !== null) return { ...owner.behalf }
      return isSessionToken(key, token) ? { kind: 'user', whose: ownName(tokenHash) } : null
    },
    given: async (tokenHash, now) => {
      const owner = known.of(tokenHash)
      if (owner === 'over') return null
      const look = () => found(tokenHash, true, now)
      return owner === null ? look() : onBehalfOf({ ...owner.behalf }, look)
    },
    filerOf: (token) => {
      const tokenHash = hashToken(token)
      const owner = known.of(tokenHash)
      if (owner === 'over') return null
      return owner?.filer ?? (isSessionToken(key, token) ? ownName(tokenHash) : null)
    },
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
