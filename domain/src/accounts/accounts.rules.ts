import { type Actor, type HeldBecause, type Role, visitor } from '../actor.ts'
import { allowed, refused, type Verdict } from '../verdict.ts'
import type { SessionUser, UserState } from './accounts.contract.ts'

type AccountFacts = Pick<
  SessionUser,
  'email' | 'roles' | 'organizationId' | 'organizationType' | 'twoFactorEnabled' | 'state'
>
export type SessionFacts = { user: AccountFacts; twoFactorConfirmed: boolean; twoFactorRequired: boolean }

/** An administrator has closed the account; it answers as if there were none. */
export const isDeactivated = ({ state }: { state?: UserState | null | undefined }): boolean =>
  state === 'DISABLED'

/** Can log in: the address is confirmed, and nobody has closed the account. */
export const isActive = ({ state }: { state?: UserState | null | undefined }): boolean => state === 'ACTIVE'

/** Someone has shown, or an administrator has said, that the address is hers. */
export const isConfirmed = ({ state }: { state?: UserState | null | undefined }): boolean =>
  state !== undefined && state !== null

/** What still stands between the right password and a full login. */
export function heldBecause({
  user,
  twoFactorConfirmed,
  twoFactorRequired,
}: SessionFacts): HeldBecause | null {
  if (user.twoFactorEnabled === true && !twoFactorConfirmed) return 'secondFactorPending'
  // Before anything is set up it must be clear that the account is hers who reads its mail.
  if (!isConfirmed(user)) return 'emailUnconfirmed'
  if (twoFactorRequired && user.twoFactorEnabled !== true) return 'secondFactorUndecided'
  return null
}

/** The caller behind a session; without a full login she is answered like a visitor. */
export function actorOf(session: SessionFacts | null): Actor {
  if (!session || isDeactivated(session.user)) return visitor
  const because = heldBecause(session)
  const { email, roles, organizationId, organizationType } = session.user
  if (because) return { kind: 'visitor', held: { email, because } }
  return { kind: 'user', email, roles, organizationId, organizationType }
}

const minute = 60_000
/** Failures older than this are forgotten. */
export const failureWindow = 15 * minute
/** How long an address counts as one the account is used from. */
export const knownAddressFor = 30 * 24 * 60 * minute

const firstWait = 30_000
const longestWait = 15 * minute

export type Failures = { count: number; latest: Date | null }

/** Failed logins within the window, seen from the address that tries again. */
export type LoginHistory = {
  ofAccountHere: Failures
  ofAddress: Failures
  /** This account logged in from here lately, so strangers behind the same address do not slow it. */
  addressKnown: boolean
}

/** Guessing is slowed per account and address, and per address; a person's own address is never slowed by others. */
export function mayTryLogin(history: LoginHistory, now: Date): Verdict {
  const waits = [
    waitAfter(history.ofAccountHere, 5, now),
    history.addressKnown ? 0 : waitAfter(history.ofAddress, 50, now),
  ]
  const wait = Math.max(...waits)
  return wait > 0 ? refused('tooManyAttempts', { values: { seconds: Math.ceil(wait / 1000) } }) : allowed
}

/** Milliseconds to wait: doubling with each failure beyond the limit. */
function waitAfter({ count, latest }: Failures, limit: number, now: Date): number {
  if (count < limit || !latest) return 0
  const wait = Math.min(longestWait, firstWait * 2 ** (count - limit))
  return Math.max(0, latest.getTime() + wait - now.getTime())
}

/** How hard a password is to guess: 0 to 4. */
export type PasswordScore = 0 | 1 | 2 | 3 | 4

export type PasswordStrength = 'weak' | 'medium' | 'strong'

/** What a person reads of a score. */
export function strengthOf(score: PasswordScore): PasswordStrength {
  if (score < 2) return 'weak'
  return score < 4 ? 'medium' : 'strong'
}

/** Length is the contract's affair; this is about guessing. `field` is where the password stood. */
export function mayUsePassword(
  password: string,
  email: string,
  score: PasswordScore,
  field: string,
): Verdict {
  if (password.trim().toLowerCase() === email) return refused('passwordIsEmail', { fields: [field] })
  return score >= 2 ? allowed : refused('passwordTooWeak', { fields: [field] })
}

/** A session ends when it was idle too long or has lasted too long. */
export type SessionLimits = { idle: number; absolute: number }

export function sessionExpiry(created: Date, lastSeen: Date, limits: SessionLimits): Date {
  return new Date(Math.min(lastSeen.getTime() + limits.idle, created.getTime() + limits.absolute))
}

/** How long before the idle limit the screen offers to stay. */
export const idleWarning = 2 * minute

export const isInternalRole = (role: Role): boolean => role.startsWith('SYSTEM_')
export const isExternalRole = (role: Role): boolean => role.startsWith('ORGANIZATION_')

/** A user stands on one side, and an outsider always belongs to an organization. */
export function mayHaveRoles(roles: readonly Role[], organizationId: number | null): Verdict {
  const internal = roles.every(isInternalRole)
  if (!internal && !roles.every(isExternalRole)) return refused('rolesOfBothSides', { fields: ['0.roles'] })
  if (internal) {
    return organizationId === null
      ? allowed
      : refused('staffHasNoOrganization', { fields: ['0.organizationId'] })
  }
  return organizationId === null ? refused('organizationMissing', { fields: ['0.organizationId'] }) : allowed
}

/** How long the links in our mails work. */
export const linkLifetimes = {
  emailConfirmation: 7 * 24 * 60 * minute,
  invitation: 14 * 24 * 60 * minute,
  passwordReset: 60 * minute,
  firstAdmin: 7 * 24 * 60 * minute,
} as const
export type LinkPurpose = keyof typeof linkLifetimes

/** Another mail of the same kind is not sent sooner than this. */
export const pauseBetweenMails = minute
const longestPause = 60 * minute

/** Of a kind that everybody may ask for: the more of them are still good for something, the longer until the next. */
export const pauseAfter = (open: number): number =>
  Math.min(pauseBetweenMails * 2 ** Math.max(0, open - 1), longestPause)

type Mailed = { created: Date }

/** Nobody is flooded with our mails: the longer she has left them unanswered, the longer the next one waits. */
export function mayBeMailedAgain({ created }: Mailed, lastTime: Date | null, now: Date): Verdict {
  if (!lastTime) return allowed
  const age = lastTime.getTime() - created.getTime()
  const pause = Math.min(Math.max(age / 3, pauseBetweenMails), longestPause)
  const wait = lastTime.getTime() + pause - now.getTime()
  return wait > 0 ? refused('mailedJustNow', { values: { minutes: Math.ceil(wait / minute) } }) : allowed
}

/** A second invitation goes only to who has not followed the first, and not right after it. */
export function mayBeInvitedAgain(
  user: Mailed & { invited: boolean },
  lastTime: Date | null,
  now: Date,
): Verdict {
  return user.invited ? mayBeMailedAgain(user, lastTime, now) : refused('noInvitationOpen')
}

/** Where nobody could administrate the platform any more, the last who can stays. */
export function mayLoseAdmin(isLastAdmin: boolean): Verdict {
  return isLastAdmin ? refused('lastAdmin') : allowed
}

/** A directory's users are managed there. */
export function mayBeManagedHere(user: { authenticationBackend: string | null }): Verdict {
  return user.authenticationBackend === 'ldap' ? refused('managedByDirectory') : allowed
}

/** Time steps of RFC 6238: 30 seconds, one before and one after also count, each code works once. */
export const totp = { digits: 6, period: 30, tolerance: 1 } as const

/** How many wrong codes end a session. */
export const wrongCodesAllowed = 5
