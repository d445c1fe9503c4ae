import type { SessionUser } from '@allmende/domain/accounts/accounts.contract.ts'
import type { Selectable } from 'kysely'
import type { Db } from '../database/schema.ts'
import type { UsersTable } from './accounts.tables.ts'

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

type SessionUserRow = Omit<Selectable<UsersTable>, 'passwordHash'> & {
  organizationType: SessionUser['organizationType']
}

/** On the wire an unconfirmed user has no state at all. */
export function toSessionUser({ state, ...row }: SessionUserRow): SessionUser {
  return state === null ? row : { ...row, state }
}

/** What a login is checked against; without an account the e-mail alone, so that both take the same path. */
export async function findLogin(db: Db, email: string) {
  const row = await db
    .selectFrom('users')
    .leftJoin('organizations', 'organizations.id', 'users.organizationId')
    .select([...sessionUserColumns, 'users.passwordHash'])
    .where('users.email', '=', email)
    .executeTakeFirst()
  if (!row) return { email, account: null }
  const { passwordHash, ...user } = row
  return { email, account: { passwordHash, user: toSessionUser(user) } }
}

export async function isAnyoneThere(db: Db): Promise<boolean> {
  return (await db.selectFrom('users').select('email').limit(1).executeTakeFirst()) !== undefined
}

type NewUser = Pick<
  UsersTable,
  | 'email'
  | 'givenName'
  | 'surName'
  | 'roles'
  | 'organizationId'
  | 'passwordHash'
  | 'state'
  | 'twoFactorEnabled'
>

export async function addUser(db: Db, user: NewUser, now: Date) {
  await db
    .insertInto('users')
    .values({ ...user, authenticationBackend: null, created: now, updated: now, version: 1 })
    .execute()
}
