import type { Role } from '@allmende/domain/actor.ts'
import type { UserState } from '@allmende/domain/accounts/accounts.contract.ts'

export type UsersTable = {
  email: string
  givenName: string
  surName: string
  organizationId: number | null
  roles: Role[]
  /** Null while no password was ever set, or where a directory keeps it. */
  passwordHash: string | null
  twoFactorEnabled: boolean | null
  /** Null until the e-mail address is confirmed. */
  state: UserState | null
  authenticationBackend: string | null
  created: Date
  updated: Date
  version: number
}

export type SessionsTable = {
  tokenHash: Buffer
  userEmail: string
  twoFactorConfirmed: boolean
  created: Date
  lastSeen: Date
  expires: Date
}

export type LoginAttemptsTable = { id: string; email: string; address: string; at: Date }

export type LoginAddressesTable = { email: string; address: string; lastLogin: Date }

export type OneTimeTokensTable = {
  tokenHash: Buffer
  purpose: 'firstAdmin'
  email: string | null
  expires: Date | null
}
