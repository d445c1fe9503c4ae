import type { Role } from '@allmende/domain/actor.ts'
import { isInternalRole } from '@allmende/domain/accounts/accounts.rules.ts'

/** Staff, or people of an organization. */
export type Side = 'internal' | 'external'

export const rolesOf: Record<Side, readonly Role[]> = {
  internal: ['SYSTEM_USER', 'SYSTEM_ADMIN'],
  external: ['ORGANIZATION_USER', 'ORGANIZATION_ADMIN'],
}
export const listPath: Record<Side, '/benutzer/intern' | '/benutzer'> = {
  internal: '/benutzer/intern',
  external: '/benutzer',
}
export const createPath: Record<Side, '/benutzer/intern/anlage' | '/benutzer/anlage'> = {
  internal: '/benutzer/intern/anlage',
  external: '/benutzer/anlage',
}

export const sideOf = ({ roles }: { roles: readonly Role[] }): Side =>
  roles.every(isInternalRole) ? 'internal' : 'external'

/** `?oid=12` names an organization; anything but digits names none. */
export function organizationIn(search: string): number | null {
  const text = new URLSearchParams(search).get('oid') ?? ''
  return /^\d{1,15}$/.test(text) && Number(text) > 0 ? Number(text) : null
}
