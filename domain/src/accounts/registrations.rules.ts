import { allowed, refused, type Verdict } from '../verdict.ts'
import type { User } from './accounts.contract.ts'
import { isConfirmed, isExternalRole, pauseAfter } from './accounts.rules.ts'

const hour = 60 * 60_000

/** How many companies may be registered from one address within a day; whole offices sit behind one. */
export const mostRegistrations = 20
export const registrationsCountedFor = 24 * hour

/** How many confirmations a mailbox gets without a pause: a first one, and what is corrected right after it. */
export const confirmationsAtOnce = 3
export const confirmationsCountedFor = 24 * hour

/** What nobody has confirmed for so long is forgotten. */
export const unconfirmedKeptFor = 7 * 24 * hour

/** How many users an organization may invite within a day. */
export const mostInvitations = 50
export const invitationsCountedFor = 24 * hour

/** `lately` are the moments of earlier registrations from the same address, oldest first. */
export const mayRegisterFromHere = (lately: readonly Date[], now: Date): Verdict =>
  noMoreThan(mostRegistrations, { lately, within: registrationsCountedFor, now }, 'tooManyRegistrations')

/**
 * However many register with one address, wherever they sit: it is one mailbox, and beyond the first few each mail
 * waits for longer. Nobody is told, for whoever asks may not be who reads it. `lately` are the moments of the earlier
 * ones, oldest first.
 */
export function mayGetConfirmation(lately: readonly Date[], now: Date): boolean {
  const counted = lately.filter((at) => now.getTime() - at.getTime() < confirmationsCountedFor)
  const latest = counted.at(-1)
  if (!latest || counted.length < confirmationsAtOnce) return true
  return now.getTime() - latest.getTime() >= pauseAfter(counted.length - confirmationsAtOnce + 1)
}

/** `lately` are the moments at which the organization's youngest users were invited, oldest first. */
export const mayInviteMore = (lately: readonly Date[], now: Date): Verdict =>
  noMoreThan(mostInvitations, { lately, within: invitationsCountedFor, now }, 'tooManyInvitations')

type Counted = { lately: readonly Date[]; within: number; now: Date }

function noMoreThan(
  most: number,
  { lately, within, now }: Counted,
  reason: 'tooManyRegistrations' | 'tooManyInvitations',
): Verdict {
  const counted = lately.filter((at) => now.getTime() - at.getTime() < within)
  const freed = counted.at(-most)
  if (!freed) return allowed
  const wait = freed.getTime() + within - now.getTime()
  return refused(reason, { values: { hours: Math.ceil(wait / hour) } })
}

type Account = Pick<User, 'state' | 'invited' | 'authenticationBackend' | 'roles'>

/** Someone registered herself with this address and has not shown that it is hers; it stands in nobody's way. */
export const isUnconfirmedRegistration = (user: Account): boolean =>
  !isConfirmed(user) && !user.invited && user.authenticationBackend === null

/** An outsider was invited and has not come yet. */
const isOpenInvitation = (user: Account): boolean =>
  !isConfirmed(user) && user.invited && user.roles.every(isExternalRole)

/** Nobody has shown yet that the address is hers: of all who used it, whoever's link she follows is who she is. */
export const isUnclaimed = (user: Account): boolean =>
  isUnconfirmedRegistration(user) || isOpenInvitation(user)

/** A person of the authority's directory has proven who she is; what outsiders said of her address gives way. */
export const givesWayToDirectory = (user: Account): boolean =>
  !isConfirmed(user) && user.authenticationBackend === null && user.roles.every(isExternalRole)
