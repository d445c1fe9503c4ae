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

  /** Who may not look at someone does not learn that she exists. */
  view(actor: Actor, user: UserSubject): Verdict {
    const maySee = isSelf(actor, user) || accountPolicy.list(actor, user).allowed
    return firstRefusal(signedIn(actor), maySee ? allowed : refused('notFound'))
  },

  create(actor: Actor, user: UserScope): Verdict {
    const mayCreate = isSystemAdmin(actor) || (isOrganizationAdmin(actor) && isColleague(actor, user))
    return firstRefusal(signedIn(actor), mayCreate ? allowed : refused('wrongRole'))
  },

  update(actor: Actor, user: UserSubject): Verdict {
    const mayEdit = isSelf(actor, user) || accountPolicy.create(actor, user).allowed
    return firstRefusal(accountPolicy.view(actor, user), mayEdit ? allowed : refused('wrongRole'))
  },

  /** Nobody but a system administrator decides about her own roles. */
  setRoles(actor: Actor, user: UserSubject): Verdict {
    const maySet = isSystemAdmin(actor) || (!isSelf(actor, user) && accountPolicy.create(actor, user).allowed)
    return firstRefusal(accountPolicy.update(actor, user), maySet ? allowed : refused('wrongRole'))
  },

  /** Activating, deactivating, deleting, resetting the second factor. */
  administrate(actor: Actor, user: UserSubject): Verdict {
    return firstRefusal(
      accountPolicy.view(actor, user),
      isSystemAdmin(actor) ? allowed : refused('wrongRole'),
    )
  },
}

/** The roles one person may give another: never of the other side. */
export function rolesToGive(actor: User, side: 'internal' | 'external'): readonly Role[] {
  const rightSide = side === 'internal' ? isInternalRole : isExternalRole
  const all: readonly Role[] = ['SYSTEM_USER', 'SYSTEM_ADMIN', 'ORGANIZATION_USER', 'ORGANIZATION_ADMIN']
  return isSystemAdmin(actor) || side === 'external' ? all.filter(rightSide) : []
}
