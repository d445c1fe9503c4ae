import { type LinkPurpose, linkLifetimes } from '@allmende/domain/accounts/accounts.rules.ts'
import type { Db } from '../database/schema.ts'
import { hashToken } from './tokens.ts'

/** A link we mailed to someone, still unused and in time. */
export type Link = { purpose: LinkPurpose; email: string }

/**
 * Adds a single-use link; older ones of the same purpose end, so that the newest mail is the one that works. Anyone
 * can ask for a reset, so there the older ones stay: no stranger takes the link in her hand from its owner.
 */
export async function addLink(db: Db, token: string, { purpose, email }: Link, now: Date): Promise<void> {
  if (purpose !== 'passwordReset') await removeLinks(db, email, [purpose])
  const expires = new Date(now.getTime() + linkLifetimes[purpose])
  await db
    .insertInto('oneTimeTokens')
    .values({ tokenHash: hashToken(token), purpose, email, created: now, expires })
    .execute()
}

/** Those of the purpose count as made now. */
export async function renewLink(db: Db, { purpose, email }: Link, now: Date): Promise<void> {
  const expires = new Date(now.getTime() + linkLifetimes[purpose])
  await db
    .updateTable('oneTimeTokens')
    .set({ created: now, expires })
    .where('email', '=', email)
    .where('purpose', '=', purpose)
    .execute()
}

const links = (db: Db, token: string, purposes: readonly LinkPurpose[], now: Date) =>
  db
    .selectFrom('oneTimeTokens')
    .select(['purpose', 'email'])
    .where('tokenHash', '=', hashToken(token))
    .where('purpose', 'in', purposes)
    .where('email', 'is not', null)
    .where('expires', '>', now)
    .$narrowType<{ email: string }>()

export async function findLink(
  db: Db,
  token: string,
  purposes: readonly LinkPurpose[],
  now: Date,
): Promise<Link | null> {
  return (await links(db, token, purposes, now).executeTakeFirst()) ?? null
}

/** Locks the link, so that following it twice at the same instant uses it once. */
export async function lockLink(
  db: Db,
  token: string,
  purposes: readonly LinkPurpose[],
  now: Date,
): Promise<Link | null> {
  return (await links(db, token, purposes, now).forUpdate().executeTakeFirst()) ?? null
}

export async function removeLinks(db: Db, email: string, purposes: readonly LinkPurpose[]): Promise<void> {
  await db.deleteFrom('oneTimeTokens').where('email', '=', email).where('purpose', 'in', purposes).execute()
}

/** When the newest link of this purpose was made; null if there is none. */
export async function findLatestLink(db: Db, email: string, purpose: LinkPurpose): Promise<Date | null> {
  const latest = await db
    .selectFrom('oneTimeTokens')
    .select(({ fn }) => fn.max('created').as('created'))
    .where('email', '=', email)
    .where('purpose', '=', purpose)
    .executeTakeFirst()
  return latest?.created ?? null
}

export async function countOpenLinks(
  db: Db,
  email: string,
  purpose: LinkPurpose,
  now: Date,
): Promise<number> {
  const { count } = await db
    .selectFrom('oneTimeTokens')
    .select(({ fn }) => fn.countAll().as('count'))
    .where('email', '=', email)
    .where('purpose', '=', purpose)
    .where('expires', '>', now)
    .executeTakeFirstOrThrow()
  return Number(count)
}

export async function removeLinksExpiredBefore(db: Db, time: Date): Promise<void> {
  await db.deleteFrom('oneTimeTokens').where('expires', '<', time).execute()
}
