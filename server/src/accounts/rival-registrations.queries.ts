import { linkLifetimes } from '@allmende/domain/accounts/accounts.rules.ts'
import type { Contact } from '@allmende/domain/organizations/organizations.contract.ts'
import { filled } from '@allmende/domain/organizations/organizations.rules.ts'
import { oneAtATime } from '../database/one-at-a-time.ts'
import type { Db } from '../database/schema.ts'
import { removeUnconfirmedOrganization } from '../organizations/organizations.queries.ts'
import { hashToken } from './tokens.ts'

type NewRival = {
  email: string
  givenName: string
  surName: string
  contact?: Contact | undefined
  passwordHash: string
  organizationId: number
}

/** A later registration with an address that has one already: it waits beside it until its own link is followed. */
export type Rival = NewRival & { tokenHash: Buffer; organization: string; expires: Date }

/** Registrations with one address queue up, and so does following their links. */
export async function lockRegistrationsOf(db: Db, email: string): Promise<void> {
  await oneAtATime(db, `registration ${email}`)
}

export async function addRival(db: Db, token: string, rival: NewRival, now: Date): Promise<void> {
  const { contact = {}, ...facts } = rival
  const expires = new Date(now.getTime() + linkLifetimes.emailConfirmation)
  await db
    .insertInto('rivalRegistrations')
    .values({ ...facts, contact: JSON.stringify(filled(contact)), tokenHash: hashToken(token), expires })
    .execute()
}

/** Whose address the link of a later registration is about. */
export async function findRivalEmail(db: Db, token: string, now: Date): Promise<string | null> {
  const row = await db
    .selectFrom('rivalRegistrations')
    .select('email')
    .where('tokenHash', '=', hashToken(token))
    .where('expires', '>', now)
    .executeTakeFirst()
  return row?.email ?? null
}

const rivals = (db: Db) =>
  db
    .selectFrom('rivalRegistrations')
    .innerJoin('organizations', 'organizations.id', 'rivalRegistrations.organizationId')
    .selectAll('rivalRegistrations')
    .select('organizations.name as organization')
    .orderBy('rivalRegistrations.expires')

export const listRivals = (db: Db, email: string): Promise<Rival[]> =>
  rivals(db).where('rivalRegistrations.email', '=', email).execute()

export const listExpiredRivals = (db: Db, now: Date): Promise<Rival[]> =>
  rivals(db).where('rivalRegistrations.expires', '<=', now).execute()

/** It waits for another link from now on. */
export async function setRivalLink(db: Db, tokenHash: Buffer, token: string, now: Date): Promise<void> {
  const expires = new Date(now.getTime() + linkLifetimes.emailConfirmation)
  await db
    .updateTable('rivalRegistrations')
    .set({ tokenHash: hashToken(token), expires })
    .where('tokenHash', '=', tokenHash)
    .execute()
}

/** The link it waits for counts as made now. */
export async function renewRivalLink(db: Db, tokenHash: Buffer, now: Date): Promise<void> {
  const expires = new Date(now.getTime() + linkLifetimes.emailConfirmation)
  await db.updateTable('rivalRegistrations').set({ expires }).where('tokenHash', '=', tokenHash).execute()
}

/** Takes it out of those that wait; its organization stays. */
export async function takeRival(db: Db, { tokenHash }: Pick<Rival, 'tokenHash'>): Promise<void> {
  await db.deleteFrom('rivalRegistrations').where('tokenHash', '=', tokenHash).execute()
}

/** Forgets a registration that waited, and the organization that came with it. */
export async function removeRival(db: Db, rival: Pick<Rival, 'tokenHash' | 'organizationId'>): Promise<void> {
  await takeRival(db, rival)
  await removeUnconfirmedOrganization(db, rival.organizationId)
}

/** The address has found its owner; whoever else registered with it is forgotten. */
export async function removeRivalsOf(db: Db, email: string): Promise<void> {
  for (const rival of await listRivals(db, email)) await removeRival(db, rival)
}
