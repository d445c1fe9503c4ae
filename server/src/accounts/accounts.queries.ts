import type { SessionUser, User } from '@allmende/domain/accounts/accounts.contract.ts'
import { filled } from '@allmende/domain/organizations/organizations.rules.ts'
import { type Selectable, sql } from 'kysely'
import { type Constraints, refusing } from '../database/duplicates.ts'
import type { Db } from '../database/schema.ts'
import { confirmOrganization } from '../organizations/organizations.queries.ts'
import type { UsersTable } from './accounts.tables.ts'
import { removeRivalsOf } from './rival-registrations.queries.ts'

/** The columns of `users` and its organization that make a SessionUser. */
export const sessionUserColumns = [
  'users.email',
  'users.givenName',
  'users.surName',
  'users.organizationId',
  'organizations.type as organizationType',
  'users.roles',
  'users.twoFactorEnabled',
  'users.state',
  'users.authenticationBackend',
  'users.created',
  'users.updated',
  'users.version',
] as const

type UserRow = Selectable<UsersTable>
type SessionUserRow = Omit<UserRow, SecretColumn | 'twoFactorSecret' | 'contact' | 'settings'> & {
  organizationType: SessionUser['organizationType']
}
type SecretColumn = 'passwordHash' | 'twoFactorSealed' | 'twoFactorLastStep' | 'lastLogin'

/** On the wire an unconfirmed user has no state at all. */
export function toSessionUser({ state, ...row }: SessionUserRow): SessionUser {
  return state === null ? row : { ...row, state }
}

/** A user with what only the server knows of her. */
export type Account = Pick<UserRow, SecretColumn> & { user: User }

const accounts = (db: Db, email: string) =>
  db
    .selectFrom('users')
    .leftJoin('organizations', 'organizations.id', 'users.organizationId')
    .select([
      ...sessionUserColumns,
      'users.contact',
      'users.settings',
      'users.passwordHash',
      'users.twoFactorSealed',
      'users.twoFactorLastStep',
      'users.lastLogin',
    ])
    .where('users.email', '=', email)

type AccountRow = SessionUserRow & Pick<UserRow, SecretColumn | 'contact' | 'settings'>

function toAccount(row: AccountRow): Account {
  const { passwordHash, twoFactorSealed, twoFactorLastStep, lastLogin, contact, settings, ...user } = row
  const invited = passwordHash === null && user.state === null && user.authenticationBackend === null
  return {
    user: { ...toSessionUser(user), contact, settings, invited },
    passwordHash,
    twoFactorSealed,
    twoFactorLastStep,
    lastLogin,
  }
}

export async function findAccount(db: Db, email: string): Promise<Account | null> {
  const row = await accounts(db, email).executeTakeFirst()
  return row ? toAccount(row) : null
}

/** Which of these are staff whose accounts are active. */
export async function findActiveStaff(db: Db, emails: readonly string[]): Promise<Set<string>> {
  if (emails.length === 0) return new Set()
  const rows = await db
    .selectFrom('users')
    .select('email')
    .where('email', 'in', emails)
    .where('state', '=', 'ACTIVE')
    .where(sql<boolean>`roles && '{SYSTEM_USER,SYSTEM_ADMIN}'`)
    .execute()
  return new Set(rows.map(({ email }) => email))
}

/** Locks the user, so that what was checked still holds when it is changed. */
export async function lockAccount(db: Db, email: string): Promise<Account | null> {
  const row = await accounts(db, email).forUpdate('users').executeTakeFirst()
  return row ? toAccount(row) : null
}

/** Active system administrators: who can log in and let others in. */
const admins = (db: Db) =>
  db
    .selectFrom('users')
    .select('email')
    .where('state', '=', 'ACTIVE')
    .where(sql<boolean>`'SYSTEM_ADMIN' = any(roles)`)

/** Which of these are active system administrators. */
export async function findActiveAdmins(db: Db, emails: readonly string[]): Promise<Set<string>> {
  if (emails.length === 0) return new Set()
  const rows = await admins(db).where('email', 'in', emails).execute()
  return new Set(rows.map(({ email }) => email))
}

export async function isAnAdminThere(db: Db): Promise<boolean> {
  return (await admins(db).limit(1).executeTakeFirst()) !== undefined
}

/** Locks every active system administrator, so that the last two cannot dismiss each other at the same instant. */
export async function isLastAdmin(db: Db, email: string): Promise<boolean> {
  const active = await admins(db).orderBy('email').forUpdate().execute()
  return active.length === 1 && active[0]?.email === email
}

export type NewAccount = Pick<
  UserRow,
  | 'email'
  | 'givenName'
  | 'surName'
  | 'roles'
  | 'organizationId'
  | 'passwordHash'
  | 'state'
  | 'twoFactorEnabled'
> & {
  contact?: User['contact'] | undefined
  settings?: User['settings'] | undefined
  authenticationBackend?: string
}

/** Adds a user; `argument` is where her data stands in the call, for the field that is at fault. */
export async function addUser(db: Db, user: NewAccount, now: Date, argument = 0): Promise<void> {
  const { contact = {}, settings = {}, authenticationBackend = null, ...facts } = user
  const taken: Constraints = {
    users_pkey: ['emailTaken', { fields: [`${argument}.email`] }],
    users_organization_id_fkey: ['organizationUnknown', { fields: [`${argument}.organizationId`] }],
  }
  const inserting = db
    .insertInto('users')
    .values({
      ...facts,
      contact: JSON.stringify(filled(contact)),
      settings: JSON.stringify(settings),
      authenticationBackend,
      twoFactorSealed: null,
      twoFactorLastStep: null,
      lastLogin: null,
      created: now,
      updated: now,
      version: 1,
    })
    .execute()
  await refusing(taken, inserting)
}

type UserChange = Partial<
  Pick<
    UserRow,
    | 'givenName'
    | 'surName'
    | 'roles'
    | 'organizationId'
    | 'passwordHash'
    | 'state'
    | 'twoFactorEnabled'
    | 'twoFactorSealed'
    | 'twoFactorLastStep'
    | 'lastLogin'
  >
>

/** Sets facts of the account itself; the person's own data are `setUserData`. */
export async function setAccount(db: Db, email: string, changes: UserChange): Promise<void> {
  await db.updateTable('users').set(changes).where('email', '=', email).execute()
}

/** The address is hers and nobody else's, and the organization she registered counts from now on. */
export async function confirmAccount(db: Db, { email, organizationId }: User): Promise<void> {
  await setAccount(db, email, { state: 'ACTIVE' })
  if (organizationId !== null) await confirmOrganization(db, organizationId)
  await removeRivalsOf(db, email)
}

type UserData = Pick<User, 'givenName' | 'surName' | 'roles' | 'organizationId' | 'contact' | 'settings'>

/** Sets what the user form edits and raises the version that guards it. */
export async function setUserData(db: Db, email: string, data: UserData, now: Date): Promise<void> {
  const { contact, settings, ...facts } = data
  const updating = db
    .updateTable('users')
    .set({
      ...facts,
      contact: JSON.stringify(filled(contact)),
      settings: JSON.stringify(settings),
      updated: now,
    })
    .set((eb) => ({ version: eb('version', '+', 1) }))
    .where('email', '=', email)
    .execute()
  await refusing(
    { users_organization_id_fkey: ['organizationUnknown', { fields: ['0.organizationId'] }] },
    updating,
  )
}

/** Refuses who works on a tender. */
export async function removeUser(db: Db, email: string): Promise<void> {
  await db.deleteFrom('oneTimeTokens').where('email', '=', email).execute()
  const deleting = db.deleteFrom('users').where('email', '=', email).execute()
  await refusing({ tender_team_member: ['userHasHistory', {}] }, deleting)
}
