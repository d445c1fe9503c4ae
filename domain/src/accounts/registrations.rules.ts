import { allowed, refused, type Verdict } from '../verdict.ts'
import type { User } from './accounts.contract.ts'
import { isConfirmed, isExternalRole } from './accounts.rules.ts'

const hour = 60 * 60_000

/** How many companies may be registered from one address within a day; whole offices sit behind one. */
export const mostRegistrations = 20
export const registrationsCountedFor = 24 * hour

/** What nobody has confirmed for so long is forgotten. */
export const unconfirmedKeptFor = 7 * 24 * hour

/** `lately` are the moments of earlier registrations from the same address, oldest first. */
export function mayRegisterFromHere(lately: readonly Date[], now: Date): Verdict {
  const counted = lately.filter((at) => now.getTime() - at.getTime() < registrationsCountedFor)
  const freed = counted.at(-mostRegistrations)
  if (!freed) return allowed
  const wait = freed.getTime() + registrationsCountedFor - now.getTime()
  return refused('tooManyRegistrations', { values: { hours: Math.ceil(wait / hour) } })
}

type Account = Pick<User, 'state' | 'invited' | 'authenticationBackend' | 'roles'>

/** Someone registered herself with this address and has not shown that it is hers; it stands in nobody's way. */
export const isUnconfirmedRegistration = (user: Account): boolean =>
  !isConfirmed(user) && !user.invited && user.authenticationBackend === null

/** A person of the authority's directory has proven who she is; what outsiders said of her address gives way. */
export const givesWayToDirectory = (user: Account): boolean =>
  !isConfirmed(user) && user.authenticationBackend === null && user.roles.every(isExternalRole)
