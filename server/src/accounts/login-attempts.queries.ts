import { randomUUID } from 'node:crypto'
import {
  failureWindow,
  knownAddressFor,
  type LoginHistory,
} from '@allmende/domain/accounts/accounts.rules.ts'
import { sql } from 'kysely'
import type { Db } from '../database/schema.ts'

/** Attempts from one address queue up, so that a burst of guesses is counted guess by guess. */
export async function lockAddress(db: Db, address: string) {
  await sql`select pg_advisory_xact_lock(hashtextextended(${address}, 0))`.execute(db)
}

export async function findLoginHistory(
  db: Db,
  email: string,
  address: string,
  now: Date,
): Promise<LoginHistory> {
  const since = new Date(now.getTime() - failureWindow)
  const counted = await db
    .selectFrom('loginAttempts')
    .select(({ fn, eb }) => [
      fn.countAll<number>().as('ofAddress'),
      fn.max('at').as('latestOfAddress'),
      fn.countAll<number>().filterWhere('email', '=', email).as('ofAccountHere'),
      fn.max(eb.case().when('email', '=', email).then(eb.ref('at')).end()).as('latestOfAccountHere'),
    ])
    .where('address', '=', address)
    .where('at', '>', since)
    .executeTakeFirstOrThrow()
  const known = await db
    .selectFrom('loginAddresses')
    .select('email')
    .where('email', '=', email)
    .where('address', '=', address)
    .where('lastLogin', '>', new Date(now.getTime() - knownAddressFor))
    .executeTakeFirst()
  return {
    ofAccountHere: { count: counted.ofAccountHere, latest: counted.latestOfAccountHere },
    ofAddress: { count: counted.ofAddress, latest: counted.latestOfAddress },
    addressKnown: known !== undefined,
  }
}

/** Every attempt counts as failed until it has succeeded. */
export async function addLoginAttempt(db: Db, email: string, address: string, now: Date): Promise<string> {
  const id = randomUUID()
  await db.insertInto('loginAttempts').values({ id, email, address, at: now }).execute()
  return id
}

export async function forgiveAttempt(db: Db, id: string) {
  await db.deleteFrom('loginAttempts').where('id', '=', id).execute()
}

export async function forgiveLoginAttempts(db: Db, email: string, address: string, now: Date) {
  await db.deleteFrom('loginAttempts').where('email', '=', email).where('address', '=', address).execute()
  await db
    .insertInto('loginAddresses')
    .values({ email, address, lastLogin: now })
    .onConflict((conflict) => conflict.columns(['email', 'address']).doUpdateSet({ lastLogin: now }))
    .execute()
}

/** Takes back the attempt counted with this very call; earlier ones stay. */
export async function forgiveThisAttempt(db: Db, email: string, address: string, now: Date) {
  await db
    .deleteFrom('loginAttempts')
    .where('email', '=', email)
    .where('address', '=', address)
    .where('at', '=', now)
    .execute()
}

export async function forgetLoginAttemptsBefore(db: Db, time: Date) {
  await db.deleteFrom('loginAttempts').where('at', '<', time).execute()
}

export async function forgetLoginAddressesBefore(db: Db, time: Date) {
  await db.deleteFrom('loginAddresses').where('lastLogin', '<', time).execute()
}
