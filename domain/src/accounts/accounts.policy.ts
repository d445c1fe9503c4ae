import {
  type Actor,
  isInternal,
  isOrganizationAdmin,
  isSystemAdmin,
  type Role,
  signedIn,
  type User,
} from '../actor.ts'
import { allowed, firstRefusal, refused, type Verdict } from '../verdict.ts'
import { isExternalRole, isInternalRole } from './accounts.rules.ts'

/** Whom a question about users is about. */
export type UserSubject = { email: string; roles: readonly Role[]; organizationId: number | null }

/** Which users a list asks for; `organizationId` null means all organizations. */
export type UserScope = { roles: readonly Role[]; organizationId: number | null }

const isSelf = (actor: Actor, { email }: { email: string }) => actor.kind === 'user' && actor.email === email

const isColleague = (actor: Actor, { roles, organizationId }: UserScope): boolean =>
  actor.kind === 'user' && roles.every(isExternalRole) && actor.organizationId === organizationId

/** Who may do what with accounts. The server enforces it; the screens use it to explain. */
export const accountPolicy = {
  /** The one-time link is the permission: whoever holds an unused one sets the platform up. */
  setUp(_actor: Actor, { setup }: { setup: unknown }): Verdict {
    return setup ? allowed : refused('linkUnusable')
  },

  /** Staff see everyone, an organization's administrator her own people. */
  list(actor: Actor, scope: UserScope): Verdict {
    const mayList = isInternal(actor) || (isOrganizationAdmin(actor) && isColleague(actor, scope))
    return firstRefusal(signedIn(actor), mayList ? allowed : refused('wrongRole'))
  },

  /** Who may not look at someone does not learn that she exists; null is someone who does not. */
  view(actor: Actor, user: UserSubject | null): Verdict {
    const maySee = user !== null && (isSelf(actor, user) || accountPolicy.list(actor, user).allowed)
    return firstRefusal(signedIn(actor), maySee ? allowed : refused('notFound'))
  },

  /** Who may demand the second factor of everyone may know beforehand whom that holds up. */
  listWithoutSecondFactor(actor: Actor): Verdict {
    return firstRefusal(signedIn(actor), isSystemAdmin(actor) ? allowed : refused('wrongRole'))
  },

  create(actor: Actor, user: UserScope): Verdict {
    const mayCreate = isSystemAdmin(actor) || (isOrganizationAdmin(actor) && isColleague(actor, user))
    return firstRefusal(signedIn(actor), mayCreate ? allowed : refused('wrongRole'))
  },

  update(actor: Actor, user: UserSubject | null): Verdict {
    const mayEdit = user !== null && (isSelf(actor, user) || accountPolicy.create(actor, user).allowed)
    return firstRefusal(accountPolicy.view(actor, user), mayEdit ? allowed : refused('wrongRole'))
  },

  /** Whoever might have invited her may do it again. */
  invite(actor: Actor, user: UserSubject | null): Verdict {
    const mayInvite = user !== null && accountPolicy.create(actor, user).allowed
    return firstRefusal(accountPolicy.view(actor, user), mayInvite ? allowed : refused('wrongRole'))
  },

  /** Nobody but a system administrator decides about her own roles. */
  setRoles(actor: Actor, user: UserSubject): Verdict {
    const maySet = isSystemAdmin(actor) || (!isSelf(actor, user) && accountPolicy.create(actor, user).allowed)
    return firstRefusal(accountPolicy.update(actor, user), maySet ? allowed : refused('wrongRole'))
  },

  /** Only who logged in and has not confirmed her address yet gets the mail once more. */
  resendEmail(actor: Actor): Verdict {
    if (actor.kind === 'user') return refused('emailConfirmed')
    return actor.held?.because === 'emailUnconfirmed' ? allowed : signedIn(actor)
  },

  /** The receipt is the permission; strangers have none, and of an unknown one nothing is told. */
  resendRegistrationMail(_actor: Actor, { registration }: { registration: unknown }): Verdict {
    return registration ? allowed : refused('registrationNotOpen')
  },

  /** Only a full login shows that the browser is hers. */
  knowBrowser(actor: Actor): Verdict {
    return signedIn(actor)
  },

  /** By a link from our mail, or of oneself. */
  changePassword(actor: Actor, { byLink, account }: { byLink: boolean; account: unknown }): Verdict {
    if (!byLink) return signedIn(actor)
    return account ? allowed : refused('linkUnusable')
  },

  /** Activating, deactivating, deleting, resetting the second factor. */
  administrate(actor: Actor, user: UserSubject | null): Verdict {
    return firstRefusal(
      accountPolicy.view(actor, user),
      isSystemAdmin(actor) ? allowed : refused('wrongRole'),
    )
  },
}

/** What is asked of a second factor: one's own, or with `reset` another person's. */
export type FactorRequest = 'enable' | 'disable' | 'skip' | 'reset'

/** A caller's own account, as far as its second factor goes; null for who gave no password at all. */
export type OwnFactor = {
  twoFactorEnabled: boolean | null
  required: boolean
  emailConfirmed: boolean
} | null

const isUndecided = ({ twoFactorEnabled, required }: NonNullable<OwnFactor>) =>
  twoFactorEnabled === null || (required && twoFactorEnabled === false)

/** Who may do what with her own second factor. */
export const ownFactorPolicy = {
  /** The code is asked of who gave the password and nothing else is missing. */
  confirm(actor: Actor): Verdict {
    if (actor.kind === 'user') return refused('secondFactorNotOn')
    return actor.held?.because === 'secondFactorPending' ? allowed : signedIn(actor)
  },

  /**
   * The secret is shown only before it counts, and only to whom the address belongs; whoever is held may set it up
   * only while undecided.
   */
  prepare(actor: Actor, factor: OwnFactor): Verdict {
    if (!factor) return refused('signInRequired')
    if (!factor.emailConfirmed) return refused('emailUnconfirmed')
    if (factor.twoFactorEnabled === true) return refused('secondFactorAlreadyOn')
    return isUndecided(factor) ? allowed : signedIn(actor)
  },

  skip(_actor: Actor, factor: OwnFactor): Verdict {
    if (!factor) return refused('signInRequired')
    if (!factor.emailConfirmed) return refused('emailUnconfirmed')
    if (factor.twoFactorEnabled === true) return refused('secondFactorAlreadyOn')
    if (factor.required) return refused('secondFactorDemanded')
    return isUndecided(factor) ? allowed : refused('secondFactorNotOn')
  },

  disable(actor: Actor, factor: OwnFactor): Verdict {
    return firstRefusal(
      signedIn(actor),
      factor?.twoFactorEnabled === true ? allowed : refused('secondFactorNotOn'),
      factor?.required ? refused('secondFactorDemanded') : allowed,
    )
  },
}

/** The roles one person may give another: never of the other side. */
export function rolesToGive(actor: User, side: 'internal' | 'external'): readonly Role[] {
  const rightSide = side === 'internal' ? isInternalRole : isExternalRole
  const all: readonly Role[] = ['SYSTEM_USER', 'SYSTEM_ADMIN', 'ORGANIZATION_USER', 'ORGANIZATION_ADMIN']
  return isSystemAdmin(actor) || side === 'external' ? all.filter(rightSide) : []
}
