import { allowed, refused, type Verdict } from './verdict.ts'

export const roles = ['SYSTEM_USER', 'SYSTEM_ADMIN', 'ORGANIZATION_USER', 'ORGANIZATION_ADMIN'] as const
export type Role = (typeof roles)[number]

export type OrganizationType = 'CLIENT' | 'CONTRACTOR'

/** Why a person who gave the right password is still answered like a visitor. */
export type HeldBecause = 'emailUnconfirmed' | 'secondFactorPending' | 'secondFactorUndecided'

export type Visitor = { kind: 'visitor'; held?: { email: string; because: HeldBecause } }
export type User = {
  kind: 'user'
  email: string
  roles: readonly Role[]
  organizationId: number | null
  organizationType: OrganizationType | null
}

/** Who is calling. */
export type Actor = Visitor | User

export const visitor: Visitor = { kind: 'visitor' }

export function isInternal(actor: Actor): boolean {
  return actor.kind === 'user' && actor.roles.some((role) => role.startsWith('SYSTEM_'))
}

export function isSystemAdmin(actor: Actor): boolean {
  return actor.kind === 'user' && actor.roles.includes('SYSTEM_ADMIN')
}

export function isOrganizationAdmin(actor: Actor): boolean {
  return actor.kind === 'user' && actor.roles.includes('ORGANIZATION_ADMIN')
}

/** Needs a full login; whoever is held learns what is still missing. */
export function signedIn(actor: Actor): Verdict {
  if (actor.kind === 'user') return allowed
  return refused(actor.held?.because ?? 'signInRequired')
}
