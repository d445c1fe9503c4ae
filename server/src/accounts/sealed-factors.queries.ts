import { sql } from 'kysely'
import type { Db } from '../database/schema.ts'
import type { MasterKeys } from '../files/sealing/master-keys.ts'
import type { SealedSecrets } from '../files/sealing/rotation.ts'
import type { Account } from './accounts.queries.ts'

/** Bound to the person, so that nobody gets in with a secret that was copied to another row. */
const purposeOf = (email: string): string => `two-factor ${email}`

export const sealFactor = (keys: MasterKeys, email: string, secret: string): Buffer =>
  keys.seal(purposeOf(email), Buffer.from(secret))

export const openFactor = (keys: MasterKeys, { user, twoFactorSealed }: Account): string | null =>
  twoFactorSealed && keys.open(purposeOf(user.email), twoFactorSealed).toString()

/** Those of older versions lie plain in their column until the first start with a key. */
export async function sealLandedFactors(db: Db, keys: MasterKeys): Promise<void> {
  const landed = await db
    .selectFrom('users')
    .select(['email', 'twoFactorSecret'])
    .where('twoFactorSecret', 'is not', null)
    .forUpdate()
    .execute()
  if (landed.length === 0) return
  const emails = landed.map(({ email }) => email)
  const sealed = landed.map(({ email, twoFactorSecret }) => sealFactor(keys, email, twoFactorSecret ?? ''))
  await sql`
    update users set two_factor_sealed = moved.sealed, two_factor_secret = null
    from unnest(${emails}::text[], ${sealed}::bytea[]) as moved (email, sealed)
    where users.email = moved.email`.execute(db)
}

export const sealedFactors: SealedSecrets = {
  listSealedOtherwise: async (db, prefix, limit) => {
    const found = await db
      .selectFrom('users')
      .select(['email', 'twoFactorSealed'])
      .where('twoFactorSealed', 'is not', null)
      .where(sql<boolean>`substring(two_factor_sealed for ${prefix.length}) <> ${prefix}`)
      .limit(limit)
      .forUpdate()
      .execute()
    return found.map(({ email, twoFactorSealed }) => ({
      id: email,
      purpose: purposeOf(email),
      sealed: twoFactorSealed as Buffer,
    }))
  },
  setSealed: async (db, email, twoFactorSealed) => {
    await db.updateTable('users').set({ twoFactorSealed }).where('email', '=', email).execute()
  },
}
