import { randomUUID } from 'node:crypto'
import {
  failureWindow,
  knownAddressFor,
  type LoginHistory,
} from '@allmende/domain/accounts/accounts.rules.ts'
import { oneAtATime } from '../database/one-at-a-time.ts'
import type { Db } from '../database/schema.ts'

/** Attempts from one address queue up, so that a burst of guesses is counted guess by guess. */
export async function lockAddress(db: Db, address: string) {
  await oneAtATime(db, address)
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
  return {
    ofAccountHere: { count: counted.ofAccountHere, latest: counted.latestOfAccountHere },
    ofAddress: { count: counted.ofAddress, latest: counted.latestOfAddress },
    addressKnown: await isAddressKnown(db, email, address, now),
  }
}

/** Whether this account logged in from there lately. */
export async function isAddressKnown(db: Db, email: string, address: string, now: Date): Promise<boolean> {
  const known = await db
    .selectFrom('loginAddresses')
    .select('email')
    .where('email', '=', email)
    .where('address', '=', address)
    .where('lastLogin', '>', new Date(now.getTime() - knownAddressFor))
    .executeTakeFirst()
  return known !== undefined
}

/**
 * One attempt, and those of the same account and address that were counted before it; `network` is where it came from,
 * also where it is counted by its browser.
 */
export type Attempt = { id: string; earlier: readonly string[]; email: string; network: string }

/** Every attempt counts as failed until it has succeeded. */
export async function addLoginAttempt(
  db: Db,
  email: string,
  address: string,
  now: Date,
  network = address,
): Promise<Attempt> {
  const id = randomUUID()
  const earlier = await db
    .selectFrom('loginAttempts')
    .select('id')
    .where('email', '=', email)
    .where('address', '=', address)
    .execute()
  await db.insertInto('loginAttempts').values({ id, email, address, at: now }).execute()
  return { id, earlier: earlier.map((attempt) => attempt.id), email, network }
}

/** Takes back this one attempt; whatever else was tried at the same instant stays counted. */
export async function forgiveAttempt(db: Db, { id }: Attempt) {
  await db.deleteFrom('loginAttempts').where('id', '=', id).execute()
}

/** Who got in is forgiven what she tried before, and is known at her address from then on. */
export async function forgiveUpTo(db: Db, { id, earlier, email, network }: Attempt, now: Date) {
  await db
    .deleteFrom('loginAttempts')
    .where('id', 'in', [id, ...earlier])
    .execute()
  await rememberAddress(db, email, network, now)
}

export async function rememberAddress(db: Db, email: string, address: string, now: Date) {
  await db
    .insertInto('loginAddresses')
    .values({ email, address, lastLogin: now })
    .onConflict((conflict) => conflict.columns(['email', 'address']).doUpdateSet({ lastLogin: now }))
    .execute()
}

export async function forgetLoginAddressesOf(db: Db, email: string) {
  await db.deleteFrom('loginAddresses').where('email', '=', email).execute()
}

export async function forgetLoginAttemptsBefore(db: Db, time: Date) {
  await db.deleteFrom('loginAttempts').where('at', '<', time).execute()
}

export async function forgetLoginAddressesBefore(db: Db, time: Date) {
  await db.deleteFrom('loginAddresses').where('lastLogin', '<', time).execute()
}
