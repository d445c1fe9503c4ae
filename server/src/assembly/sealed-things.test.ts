import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { addUser, findAccount } from '../accounts/accounts.queries.ts'
import { openFactor } from '../accounts/sealed-factors.queries.ts'
import { givenDatabase } from '../database/test-database.ts'
import { readKeyFile } from '../files/sealing/key-file.ts'
import { rotateKeys } from '../files/sealing/rotation.ts'
import { masterKeysOf } from '../files/sealing/master-keys.ts'
import { findSigningKey } from '../settings/signing-key.queries.ts'
import { testConfig, testKeys } from '../test-config.ts'
import { startTestPlatform } from '../test-platform.ts'
import { sealedThings } from './sealed-things.ts'

const database = givenDatabase()
const db = () => database.current.db
const people = ['anna@x.example', 'emil@x.example', 'undecided@x.example']
const secretOf = (email: string) => createHash('sha256').update(email).digest('hex').toUpperCase()

/** Every row of both tables as the database writes it. */
async function allText(): Promise<string> {
  const { rows } = await sql<{ text: string }>`
    select users::text as text from users union all select settings::text from settings`.execute(db())
  return rows.map(({ text }) => text).join('\n')
}
const factorOf = async (email: string, keys = testKeys()) => {
  const account = await findAccount(db(), email)
  return account && openFactor(keys, account)
}

test('secrets that older versions left plain are sealed by the first start, once, and stay the same', async () => {
  const person = { givenName: 'A', surName: 'B', organizationId: null, passwordHash: null }
  for (const email of people)
    await addUser(
      db(),
      { ...person, email, roles: ['SYSTEM_USER'], state: 'ACTIVE', twoFactorEnabled: null },
      new Date(),
    )
  for (const email of people.slice(0, 2))
    await db()
      .updateTable('users')
      .set({ twoFactorSecret: secretOf(email) })
      .where('email', '=', email)
      .execute()
  const { signingKey } = await db().selectFrom('settings').select('signingKey').executeTakeFirstOrThrow()
  const plain = [...people.slice(0, 2).map(secretOf), signingKey?.toString('hex') ?? '']
  const landed = await allText()
  for (const secret of plain) expect(landed).toContain(secret)

  for (let start = 0; start < 2; start++) {
    const before = await allText()
    await (await startTestPlatform(database.current)).close()
    const text = await allText()
    for (const secret of plain) expect(text).not.toContain(secret)
    if (start > 0) expect(text).toBe(before)
    expect(await findSigningKey(db(), testKeys())).toEqual(signingKey)
    for (const email of people.slice(0, 2)) expect(await factorOf(email)).toBe(secretOf(email))
    expect(await factorOf('undecided@x.example')).toBe(null)
  }
})

test("a secret copied to another's row opens nothing there", async () => {
  const [anna, emil] = people as [string, string]
  const kept = await findAccount(db(), emil)
  await sql`
    update users set two_factor_sealed = (select two_factor_sealed from users where email = ${anna})
    where email = ${emil}`.execute(db())
  await expect(factorOf(emil)).rejects.toThrow(`two-factor ${emil}`)
  await db()
    .updateTable('users')
    .set({ twoFactorSealed: kept?.twoFactorSealed ?? null })
    .where('email', '=', emil)
    .execute()
})

test('they are put under a new key with everything else', async () => {
  const signingKey = await findSigningKey(db(), testKeys())
  const next = { id: 'next', key: createHash('sha256').update('next').digest() }
  const alone = masterKeysOf([next])
  const sealedBefore = await findSealed()
  const keys = masterKeysOf([...readKeyFile(testConfig(database.current.source).masterKeyFile.path), next])
  expect(await rotateKeys(db(), keys, sealedThings)).toMatchObject({ files: 0, secrets: 3, broken: [] })
  expect(await findSigningKey(db(), alone)).toEqual(signingKey)
  for (const email of people.slice(0, 2)) expect(await factorOf(email, alone)).toBe(secretOf(email))
  expect(await findSealed()).not.toEqual(sealedBefore)
})

const findSealed = () => db().selectFrom('users').select('twoFactorSealed').orderBy('email').execute()
