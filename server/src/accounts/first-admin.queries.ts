import { linkLifetimes } from '@allmende/domain/accounts/accounts.rules.ts'
import type { Db } from '../database/schema.ts'
import { isAnAdminThere } from './accounts.queries.ts'
import { hashToken, newToken } from './tokens.ts'

/**
 * Where nobody administrates the platform yet: a new token for the one-time link that makes the first administrator.
 * Bidders may have registered before her; they do not count.
 */
export async function addFirstAdminToken(db: Db, email: string | null, now: Date): Promise<string | null> {
  if (await isAnAdminThere(db)) return null
  const token = newToken()
  const expires = new Date(now.getTime() + linkLifetimes.firstAdmin)
  await db
    .insertInto('oneTimeTokens')
    .values({ tokenHash: hashToken(token), purpose: 'firstAdmin', email, created: now, expires })
    .execute()
  return token
}

/** Locks the token, so that a link followed twice at the same instant makes one administrator. */
export async function lockFirstAdminToken(db: Db, token: string, now: Date) {
  const found = await firstAdminToken(db, token, now).forUpdate().executeTakeFirst()
  return { setup: await unlessAdminIsThere(db, found) }
}

export async function findFirstAdminToken(db: Db, token: string, now: Date) {
  const found = await firstAdminToken(db, token, now).executeTakeFirst()
  return { setup: await unlessAdminIsThere(db, found) }
}

/** An administrator may have come another way, from a directory; then an open link is worth nothing. */
const unlessAdminIsThere = async <Setup>(db: Db, found: Setup | undefined): Promise<Setup | null> =>
  found && !(await isAnAdminThere(db)) ? found : null

const firstAdminToken = (db: Db, token: string, now: Date) =>
  db
    .selectFrom('oneTimeTokens')
    .select(['email'])
    .where('tokenHash', '=', hashToken(token))
    .where('purpose', '=', 'firstAdmin')
    .where('expires', '>', now)

export async function removeFirstAdminTokens(db: Db) {
  await db.deleteFrom('oneTimeTokens').where('purpose', '=', 'firstAdmin').execute()
}
