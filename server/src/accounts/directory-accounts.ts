import type { SessionUser } from '@allmende/domain/accounts/accounts.contract.ts'
import { userLabels } from '@allmende/domain/accounts/accounts.texts.ts'
import { givesWayToDirectory } from '@allmende/domain/accounts/registrations.rules.ts'
import { changesBetween } from '@allmende/domain/changes.ts'
import { oneAtATime } from '../database/one-at-a-time.ts'
import type { Db } from '../database/schema.ts'
import { type Account, addUser, findAccount, lockAccount, setUserData } from './accounts.queries.ts'
import type { AuditEvent } from '../rpc/method.ts'
import type { DirectoryPerson } from './directory.ts'
import { removeRegistrations } from './registrations.queries.ts'

/** The account of a person of the directory, as the directory knows her now; null where a local account has her address. */
export async function takeOver(db: Db, person: DirectoryPerson, now: Date): Promise<Account | null> {
  // Two first logins at the same instant make one account.
  await oneAtATime(db, `directory ${person.email}`)
  const account = await lockAccount(db, person.email)
  const displaced = account !== null && givesWayToDirectory(account.user)
  if (displaced) await removeRegistrations(db, account.user)
  else if (account && account.user.authenticationBackend !== 'ldap') return null
  const { email, ...facts } = person
  if (!account || displaced) await addUser(db, { ...person, ...standing }, now)
  else if (changesBetween(account.user, { ...account.user, ...facts }, userLabels).length > 0) {
    const { contact, settings } = account.user
    await setUserData(db, email, { ...facts, organizationId: null, contact, settings }, now)
  }
  return findAccount(db, person.email)
}

const standing = {
  organizationId: null,
  passwordHash: null,
  state: 'ACTIVE',
  twoFactorEnabled: null,
  authenticationBackend: 'ldap',
} as const

/** What the log says of an account that a login has made or changed. */
export function directoryEvents(before: SessionUser | null, after: SessionUser): AuditEvent[] {
  if (after.authenticationBackend !== 'ldap') return []
  const { email } = after
  const created: AuditEvent = { type: 'USER_CREATED', userName: email, data: { user: email } }
  if (!before) return [created]
  if (before.authenticationBackend !== 'ldap')
    return [{ type: 'USER_DELETED', userName: email, data: { user: email } }, created]
  const changes = changesBetween(before, after, userLabels)
  return changes.length > 0 ? [{ type: 'USER_CHANGED', userName: email, data: { user: email, changes } }] : []
}
