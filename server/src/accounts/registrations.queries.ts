import { randomUUID } from 'node:crypto'
import type { User } from '@allmende/domain/accounts/accounts.contract.ts'
import { registrationsCountedFor } from '@allmende/domain/accounts/registrations.rules.ts'
import type { Db } from '../database/schema.ts'
import { removeUnconfirmedOrganization } from '../organizations/organizations.queries.ts'
import { removeUser } from './accounts.queries.ts'
import { forgetLoginAddressesOf, lockAddress } from './login-attempts.queries.ts'
import { removeRivalsOf } from './rival-registrations.queries.ts'

/** When companies were registered from an address lately; those who come at the same instant wait for each other. */
export async function lockRegistrationsFrom(db: Db, address: string, now: Date): Promise<Date[]> {
  await lockAddress(db, address)
  const rows = await db
    .selectFrom('registrations')
    .select('at')
    .where('address', '=', address)
    .where('at', '>', new Date(now.getTime() - registrationsCountedFor))
    .orderBy('at')
    .execute()
  return rows.map(({ at }) => at)
}

export async function addRegistration(db: Db, address: string, now: Date): Promise<void> {
  await db.insertInto('registrations').values({ id: randomUUID(), address, at: now }).execute()
}

export async function forgetRegistrationsBefore(db: Db, time: Date): Promise<void> {
  await db.deleteFrom('registrations').where('at', '<', time).execute()
}

type Registered = Pick<User, 'email' | 'organizationId'>

/**
 * Removes an account nobody has confirmed, and the organization that came with it; the log keeps their names. Leaves
 * everything alone where the address has come to somebody else meanwhile.
 */
export async function removeUnconfirmed(db: Db, { email, organizationId }: Registered): Promise<void> {
  const account = await db
    .selectFrom('users')
    .select('email')
    .where('email', '=', email)
    .where('organizationId', 'is not distinct from', organizationId)
    .where('state', 'is', null)
    .forUpdate()
    .executeTakeFirst()
  if (!account) return
  await removeUser(db, email)
  await forgetLoginAddressesOf(db, email)
  if (organizationId !== null) await removeUnconfirmedOrganization(db, organizationId)
}

/** An account is made where strangers registered: all they registered with this address gives way. */
export async function removeRegistrations(db: Db, registered: Registered): Promise<void> {
  await removeUnconfirmed(db, registered)
  await removeRivalsOf(db, registered.email)
}

/** An unconfirmed registration makes place for an account and waits beside it, as long as its link works. */
export async function setAside(db: Db, { email, organizationId }: Registered): Promise<void> {
  const columns = [
    'tokenHash',
    'email',
    'givenName',
    'surName',
    'contact',
    'passwordHash',
    'organizationId',
    'expires',
  ] as const
  const waiting = await db
    .insertInto('rivalRegistrations')
    .columns(columns)
    .expression((from) =>
      from
        .selectFrom('users')
        .innerJoin('oneTimeTokens', 'oneTimeTokens.email', 'users.email')
        .select([
          'oneTimeTokens.tokenHash',
          'users.email',
          'users.givenName',
          'users.surName',
          'users.contact',
          'users.passwordHash',
          'users.organizationId',
          'oneTimeTokens.expires',
        ])
        .where('users.email', '=', email)
        .where('oneTimeTokens.purpose', '=', 'emailConfirmation'),
    )
    .returning('email')
    .execute()
  await removeUser(db, email)
  await forgetLoginAddressesOf(db, email)
  if (waiting.length === 0 && organizationId !== null) await removeUnconfirmedOrganization(db, organizationId)
}

/** Registrations from before that moment which nobody has confirmed or still can, each with its organization. */
export async function listForgottenRegistrations(
  db: Db,
  time: Date,
  now: Date,
): Promise<(Registered & { organization: string })[]> {
  const rows = await db
    .selectFrom('organizations')
    .innerJoin('users', 'users.organizationId', 'organizations.id')
    .select(['users.email', 'users.organizationId', 'organizations.name as organization'])
    .where('organizations.confirmed', '=', false)
    .where('organizations.created', '<', time)
    .where('users.state', 'is', null)
    .where('users.passwordHash', 'is not', null)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('oneTimeTokens')
            .select('oneTimeTokens.email')
            .whereRef('oneTimeTokens.email', '=', 'users.email')
            .where('oneTimeTokens.expires', '>', now),
        ),
      ),
    )
    .forUpdate('users')
    .execute()
  return rows
}
