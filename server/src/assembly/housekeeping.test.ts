import { expect, test } from 'vitest'
import { addLink } from '../accounts/links.queries.ts'
import { rememberAddress } from '../accounts/login-attempts.queries.ts'
import { givenDatabase } from '../database/test-database.ts'
import { testConfig, testGround } from '../test-config.ts'
import { keepHouse } from './housekeeping.ts'
import { quietHouse } from './quiet-house.ts'

const database = givenDatabase()
const day = 24 * 60 * 60_000
const now = new Date()
const ago = (days: number) => new Date(now.getTime() - days * day)

test('links that have expired and addresses nobody uses any more are forgotten, the others stay', async () => {
  const { db } = database.current
  for (const [email, days] of [
    ['lately@x.example', 2],
    ['long.ago@x.example', 31],
  ] as const) {
    await addLink(db, email, { purpose: 'invitation', email }, ago(days))
    await rememberAddress(db, email, '10.0.0.1', ago(days))
  }
  await keepHouse(quietHouse(db, testConfig(database.current.source), testGround()), now)
  for (const table of ['oneTimeTokens', 'loginAddresses'] as const)
    expect(await db.selectFrom(table).select('email').execute()).toEqual([{ email: 'lately@x.example' }])
})
