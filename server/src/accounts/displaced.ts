import type { User } from '@allmende/domain/accounts/accounts.contract.ts'
import { isUnclaimed, isUnconfirmedRegistration } from '@allmende/domain/accounts/registrations.rules.ts'
import type { Db } from '../database/schema.ts'
import type { Announcement } from '../rpc/announcements.ts'
import type { AuditEvent } from '../rpc/method.ts'
import { lockAccount } from './accounts.queries.ts'

/** The unconfirmed registration that stands where an account is to be made; it gives way. */
export async function lockDisplaced(db: Db, email: string): Promise<User | null> {
  const user = await lockUnclaimed(db, email)
  return user && isUnconfirmedRegistration(user) ? user : null
}

/** The account of which nobody has shown yet that its address is hers. */
export async function lockUnclaimed(db: Db, email: string): Promise<User | null> {
  const account = await lockAccount(db, email)
  return account && isUnclaimed(account.user) ? account.user : null
}

export const displacedEvents = (displaced: User | null): AuditEvent[] =>
  displaced ? [{ type: 'USER_DELETED', data: { user: displaced.email } }] : []

/** Whoever was logged in with it is so no more. */
export const displacedAnnouncements = (displaced: User | null): Announcement[] =>
  displaced ? [{ kind: 'sessionsEnded', email: displaced.email }] : []
