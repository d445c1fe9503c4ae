import type { User } from '@allmende/domain/accounts/accounts.contract.ts'
import { linkLifetimes } from '@allmende/domain/accounts/accounts.rules.ts'
import type { Db } from '../database/schema.ts'
import { addLink, findLatestLink, renewLink } from './links.queries.ts'
import { removeUnconfirmed } from './registrations.queries.ts'
import {
  lockRegistrationsOf,
  removeRival,
  renewRivalLink,
  setRivalLink,
} from './rival-registrations.queries.ts'
import { hashToken } from './tokens.ts'

/** What a browser has registered and nobody has confirmed yet: an account, or one that waits beside another. */
export type OpenRegistration = Pick<User, 'email' | 'givenName' | 'surName'> & {
  organizationId: number
  organization: string
  created: Date
  /** When its link was made or asked for last, by whoever registered it and by nobody else. */
  asked: Date | null
  /** What it is known by while it waits beside another; null for an account. */
  rivalHash: Buffer | null
}

/** A browser may use its receipt again; it then stands for the newer registration. */
export async function setReceipt(db: Db, receipt: string, organizationId: number, now: Date): Promise<void> {
  const registered = { organizationId, created: now }
  await db
    .insertInto('registrationReceipts')
    .values({ receiptHash: hashToken(receipt), ...registered })
    .onConflict((conflict) => conflict.column('receiptHash').doUpdateSet(registered))
    .execute()
}

export async function forgetReceiptsBefore(db: Db, time: Date): Promise<void> {
  await db.deleteFrom('registrationReceipts').where('created', '<', time).execute()
}

/** With `lock` an account stays as it is found. */
async function findOpenRegistration(db: Db, receipt: string, lock = false): Promise<OpenRegistration | null> {
  const registered = await db
    .selectFrom('registrationReceipts')
    .innerJoin('organizations', 'organizations.id', 'registrationReceipts.organizationId')
    .select(['organizations.id as organizationId', 'organizations.name as organization'])
    .select('organizations.created')
    .where('registrationReceipts.receiptHash', '=', hashToken(receipt))
    .where('organizations.confirmed', '=', false)
    .executeTakeFirst()
  if (!registered) return null
  const names = ['email', 'givenName', 'surName'] as const
  const account = await db
    .selectFrom('users')
    .select(names)
    .where('organizationId', '=', registered.organizationId)
    .where('state', 'is', null)
    // Who was invited has no password yet; it is not her registration.
    .where('passwordHash', 'is not', null)
    .orderBy('created')
    .orderBy('email')
    .$if(lock, (query) => query.forUpdate())
    .executeTakeFirst()
  if (account) {
    const asked = await findLatestLink(db, account.email, 'emailConfirmation')
    return { ...registered, ...account, asked, rivalHash: null }
  }
  const rival = await db
    .selectFrom('rivalRegistrations')
    .select([...names, 'tokenHash as rivalHash', 'expires'])
    .where('organizationId', '=', registered.organizationId)
    .orderBy('expires')
    .orderBy('tokenHash')
    .executeTakeFirst()
  if (!rival) return null
  const { expires, ...waiting } = rival
  const asked = new Date(expires.getTime() - linkLifetimes.emailConfirmation)
  return { ...registered, ...waiting, asked }
}

/**
 * What the receipt is of, once nobody else changes anything about its address or about `others`. Whoever waits for
 * two addresses waits for them in the same order as everyone; what has moved to a third one meanwhile is left alone.
 */
export async function lockOpenRegistration(
  db: Db,
  receipt: string | null,
  others: readonly string[] = [],
): Promise<OpenRegistration | null> {
  const found = receipt === null ? null : await findOpenRegistration(db, receipt)
  const emails = new Set([...others, ...(found ? [found.email] : [])])
  for (const email of [...emails].toSorted()) await lockRegistrationsOf(db, email)
  const open = receipt !== null && found ? await findOpenRegistration(db, receipt, true) : null
  return open && emails.has(open.email) ? open : null
}

/** Its newest link is the one that works. */
export async function setConfirmationLink(
  db: Db,
  { email, rivalHash }: OpenRegistration,
  token: string,
  now: Date,
): Promise<void> {
  if (rivalHash) await setRivalLink(db, rivalHash, token, now)
  else await addLink(db, token, { purpose: 'emailConfirmation', email }, now)
}

/** It was asked for, and no mail goes out: whatever link was mailed before goes on working. */
export async function renewConfirmationLink(
  db: Db,
  { email, rivalHash }: OpenRegistration,
  now: Date,
): Promise<void> {
  if (rivalHash) await renewRivalLink(db, rivalHash, now)
  else await renewLink(db, { purpose: 'emailConfirmation', email }, now)
}

/** Takes back what was registered: its link no longer works, and the organization that came with it is gone. */
export async function removeOpenRegistration(db: Db, registration: OpenRegistration): Promise<void> {
  const { rivalHash, organizationId } = registration
  if (rivalHash) await removeRival(db, { tokenHash: rivalHash, organizationId })
  else await removeUnconfirmed(db, registration)
}
