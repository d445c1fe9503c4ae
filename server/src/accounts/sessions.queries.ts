import type { SessionUser } from '@allmende/domain/accounts/accounts.contract.ts'
import {
  actorOf,
  isDeactivated,
  type SessionLimits,
  sessionExpiry,
} from '@allmende/domain/accounts/accounts.rules.ts'
import type { Db } from '../database/schema.ts'
import type { Session } from '../rpc/session.ts'
import { sessionUserColumns, toSessionUser } from './accounts.queries.ts'
import { newToken, hashToken } from './tokens.ts'

declare module '../rpc/session.ts' {
  interface Session {
    user: SessionUser
    twoFactorConfirmed: boolean
    twoFactorRequired: boolean
    setUpStep: number | null
    created: Date
    lastSeen: Date
  }
}

/** The session, if it is still valid at that moment. */
export async function findSession(db: Db, tokenHash: Buffer, now: Date): Promise<Session | null> {
  const row = await db
    .selectFrom('sessions')
    .innerJoin('users', 'users.email', 'sessions.userEmail')
    .leftJoin('organizations', 'organizations.id', 'users.organizationId')
    .crossJoin('settings')
    .select([
      ...sessionUserColumns,
      'sessions.twoFactorConfirmed',
      'sessions.setUpStep',
      'settings.twoFactorAuthenticationRequired as twoFactorRequired',
      'sessions.created as sessionCreated',
      'sessions.lastSeen',
      'sessions.expires',
    ])
    .where('sessions.tokenHash', '=', tokenHash)
    .where('sessions.expires', '>', now)
    .executeTakeFirst()
  if (!row || isDeactivated(row)) return null
  const {
    sessionCreated: created,
    twoFactorConfirmed,
    twoFactorRequired,
    setUpStep,
    lastSeen,
    expires,
    ...user
  } = row
  const facts = { twoFactorConfirmed, twoFactorRequired, setUpStep, created, lastSeen, expires }
  const session = { tokenHash, email: user.email, user: toSessionUser(user), ...facts }
  return { ...session, actor: actorOf(session) }
}

export async function addSession(
  db: Db,
  userEmail: string,
  twoFactorConfirmed: boolean,
  now: Date,
  limits: SessionLimits,
  token = newToken(),
) {
  const expires = sessionExpiry(now, now, limits)
  await db
    .insertInto('sessions')
    .values({
      tokenHash: hashToken(token),
      userEmail,
      twoFactorConfirmed,
      setUpStep: null,
      created: now,
      lastSeen: now,
      expires,
    })
    .execute()
  return token
}

/** Keeps a session alive that is in use; null where it has been ended meanwhile, even if nobody could tell us. */
export async function touchSession(
  db: Db,
  session: Session,
  now: Date,
  limits: SessionLimits,
): Promise<Session | null> {
  const expires = sessionExpiry(session.created, now, limits)
  const touched = await db
    .updateTable('sessions')
    .set({ lastSeen: now, expires })
    .where('tokenHash', '=', session.tokenHash)
    .executeTakeFirst()
  return touched.numUpdatedRows === 0n ? null : { ...session, lastSeen: now, expires }
}

export async function removeSession(db: Db, tokenHash: Buffer) {
  await db.deleteFrom('sessions').where('tokenHash', '=', tokenHash).execute()
}

export async function removeSessionsExpiredBefore(db: Db, time: Date) {
  await db.deleteFrom('sessions').where('expires', '<', time).execute()
}

export async function removeSessionsOf(db: Db, email: string) {
  await db.deleteFrom('sessions').where('userEmail', '=', email).execute()
}

/** The second factor was shown in this session. */
export async function confirmSession(db: Db, { tokenHash }: Session) {
  await db
    .updateTable('sessions')
    .set({ twoFactorConfirmed: true, wrongCodes: 0, setUpStep: null })
    .where('tokenHash', '=', tokenHash)
    .execute()
}

/** Every session of the user has to show the factor again; the given one may do so with the step it was set up with. */
export async function unconfirmSessions(db: Db, email: string, own: Session, setUpStep: number) {
  await db
    .updateTable('sessions')
    .set({ twoFactorConfirmed: false, setUpStep: null })
    .where('userEmail', '=', email)
    .execute()
  await db.updateTable('sessions').set({ setUpStep }).where('tokenHash', '=', own.tokenHash).execute()
}

/**
 * Counts a code before it is looked at, so that a burst of guesses cannot outrun the count; it counts as wrong until
 * the session is confirmed. Of a session that has ended meanwhile there is nothing to count.
 */
export async function countCode(db: Db, { tokenHash }: Session): Promise<number> {
  const row = await db
    .updateTable('sessions')
    .set((eb) => ({ wrongCodes: eb('wrongCodes', '+', 1) }))
    .where('tokenHash', '=', tokenHash)
    .returning('wrongCodes')
    .executeTakeFirst()
  return row?.wrongCodes ?? 0
}
