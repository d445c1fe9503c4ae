import type { Kysely, Transaction } from 'kysely'
import type {
  LoginAddressesTable,
  LoginAttemptsTable,
  OneTimeTokensTable,
  SessionsTable,
  UsersTable,
} from '../accounts/accounts.tables.ts'
import type { AuditEntriesTable } from '../audit/audit.tables.ts'
import type { OutboxTable } from '../mail/mail.tables.ts'
import type { OrganizationsTable } from '../organizations/organizations.tables.ts'
import type { KeptAnswersTable } from '../rpc/kept-answers.queries.ts'
import type { SettingsTable } from '../settings/settings.tables.ts'

export type Schema = {
  settings: SettingsTable
  organizations: OrganizationsTable
  users: UsersTable
  sessions: SessionsTable
  loginAttempts: LoginAttemptsTable
  loginAddresses: LoginAddressesTable
  oneTimeTokens: OneTimeTokensTable
  auditEntries: AuditEntriesTable
  outbox: OutboxTable
  keptAnswers: KeptAnswersTable
}

/** The database or one transaction on it; a query does not care which. */
export type Db = Kysely<Schema>
export type Tx = Transaction<Schema>
