import type { Role } from '@allmende/domain/actor.ts'
import type { User, UserState } from '@allmende/domain/accounts/accounts.contract.ts'
import type { LinkPurpose } from '@allmende/domain/accounts/accounts.rules.ts'
import type { Contact } from '@allmende/domain/organizations/organizations.contract.ts'
import type { Generated, JSONColumnType } from 'kysely'

export type UsersTable = {
  email: string
  givenName: string
  surName: string
  organizationId: number | null
  roles: Role[]
  /** Null while no password was ever set, or where a directory keeps it. */
  passwordHash: string | null
  contact: JSONColumnType<Contact>
  settings: JSONColumnType<User['settings']>
  twoFactorEnabled: boolean | null
  /** As older versions left it; null once it is sealed. */
  twoFactorSecret: Generated<string | null>
  /** Present as soon as a QR code was shown; counts only while `twoFactorEnabled` is true. */
  twoFactorSealed: Buffer | null
  /** The time step of the last code that was accepted: each code works once. */
  twoFactorLastStep: number | null
  /** Null until the e-mail address is confirmed. */
  state: UserState | null
  authenticationBackend: string | null
  lastLogin: Date | null
  created: Date
  updated: Date
  version: number
}

export type SessionsTable = {
  tokenHash: Buffer
  userEmail: string
  twoFactorConfirmed: boolean
  wrongCodes: Generated<number>
  /** The time step of the code the factor was set up with in this session; it works once more for the login. */
  setUpStep: number | null
  created: Date
  lastSeen: Date
  expires: Date
}

export type LoginAttemptsTable = { id: string; email: string; address: string; at: Date }

export type LoginAddressesTable = { email: string; address: string; lastLogin: Date }

/** From where companies registered themselves lately. */
export type RegistrationsTable = { id: string; address: string; at: Date }

/** When which mailbox was sent a confirmation lately. */
export type ConfirmationMailsTable = { id: string; email: string; at: Date }

/** Later registrations with an address whose first one is not confirmed yet; each waits for its own link. */
export type RivalRegistrationsTable = {
  tokenHash: Buffer
  email: string
  givenName: string
  surName: string
  contact: JSONColumnType<Contact>
  passwordHash: string
  /** Came with it and counts as little. */
  organizationId: number
  expires: Date
}

/** By what a browser shows that it was this one that registered a company. */
export type RegistrationReceiptsTable = { receiptHash: Buffer; organizationId: number; created: Date }

export type OneTimeTokensTable = {
  tokenHash: Buffer
  purpose: LinkPurpose
  email: string | null
  created: Date
  expires: Date
}
