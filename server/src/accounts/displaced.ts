import type { User } from '@allmende/domain/accounts/accounts.contract.ts'
import { isUnclaimed, isUnconfirmedRegistration } from '@allmende/domain/accounts/registrations.rules.ts'
import type { Db } from '../database/schema.ts'
import { findOrganization } from '../organizations/organizations.queries.ts'
import type { Announcement } from '../rpc/announcements.ts'
import type { AuditEvent } from '../rpc/method.ts'
import { lockAccount } from './accounts.queries.ts'
import { listRivals } from './rival-registrations.queries.ts'

/** Who gives way to an account that is to be made, and for which organizations the address was used in vain. */
export type Displaced = { user: User; organizations: string[] }

/** The account of which nobody has shown yet that its address is hers. */
export async function lockUnclaimed(db: Db, email: string): Promise<User | null> {
  const account = await lockAccount(db, email)
  return account && isUnclaimed(account.user) ? account.user : null
}

/** An unconfirmed registration gives way to everyone who makes an account. */
export async function lockRegistered(db: Db, email: string): Promise<Displaced | null> {
  const user = await lockUnclaimed(db, email)
  return user && isUnconfirmedRegistration(user) ? displacing(db, user) : null
}

/** To staff, who know whom they invite, an outsider's open invitation into another organization gives way as well. */
export async function lockDisplacedByStaff(
  db: Db,
  email: string,
  organizationId: number | null,
): Promise<Displaced | null> {
  const user = await lockUnclaimed(db, email)
  if (!user) return null
  const isWantedThere = !isUnconfirmedRegistration(user) && user.organizationId === organizationId
  return isWantedThere ? null : displacing(db, user)
}

async function displacing(db: Db, user: User): Promise<Displaced> {
  const { email, organizationId } = user
  const own = organizationId === null ? null : await findOrganization(db, organizationId)
  return { user, organizations: [...(own ? [own.name] : []), ...(await organizationsOfRivals(db, email))] }
}

/** The organizations of those who registered with this address besides. */
export const organizationsOfRivals = async (db: Db, email: string): Promise<string[]> =>
  (await listRivals(db, email)).map(({ organization }) => organization)

/** What the log keeps of those who used an address in vain; by default they are forgotten by whoever acts. */
export const droppedEvents = (
  user: string,
  organizations: readonly string[],
  by?: { userName: string },
): AuditEvent[] =>
  organizations.map((organization) => ({ type: 'USER_DELETED', ...by, data: { user, organization } }))

export const displacedEvents = (displaced: Displaced | null): AuditEvent[] =>
  displaced ? droppedEvents(displaced.user.email, displaced.organizations) : []

/** Whoever was logged in with it is so no more. */
export const displacedAnnouncements = (displaced: Displaced | null): Announcement[] =>
  displaced ? [{ kind: 'sessionsEnded', email: displaced.user.email }] : []
