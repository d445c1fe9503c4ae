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

/** The clock and the jobs: what happens without anyone clicking. */
export type System = { kind: 'system'; held?: never }

/** Who is acting. */
export type Actor = Visitor | User | System

export const visitor: Visitor = { kind: 'visitor' }
export const system: System = { kind: 'system' }

/** How the log names who acted. */
export function nameOf(actor: Actor): string {
  if (actor.kind === 'user') return actor.email
  return actor.kind === 'system' ? 'system' : 'anonym'
}

export function isInternal(actor: Actor): boolean {
  return actor.kind === 'user' && actor.roles.some((role) => role.startsWith('SYSTEM_'))
}

export function isSystemAdmin(actor: Actor): boolean {
  return actor.kind === 'user' && actor.roles.includes('SYSTEM_ADMIN')
}

export function isOrganizationAdmin(actor: Actor): boolean {
  return actor.kind === 'user' && actor.roles.includes('ORGANIZATION_ADMIN')
}

/** For what nobody does but the platform itself. */
export const bySystem = (actor: Actor): Verdict => (actor.kind === 'system' ? allowed : refused('wrongRole'))

/** Needs a full login; whoever is held learns what is still missing. */
export function signedIn(actor: Actor): Verdict {
  if (actor.kind === 'user') return allowed
  return refused(actor.held?.because ?? 'signInRequired')
}
