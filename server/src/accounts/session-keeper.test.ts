import { expect, test } from 'vitest'
import { givenPlatform, logIn } from '../test-platform.ts'
import { filerIn } from '../rpc/session.ts'
import { currentBehalf } from '../database/behalf.ts'
import { keepSessions } from './session-keeper.ts'
import { hashToken } from './tokens.ts'

const platform = givenPlatform()
const minute = 60_000
const houseKey = () => platform.current.house.secretKey()

test('a session that was ended is noticed when it is used, even if nobody could tell of it', async () => {
  const { db } = platform.current.database
  const sessions = keepSessions(db, { idle: 30 * minute, absolute: 600 * minute }, Buffer.alloc(32))
  const token = await logIn(platform.current.url, 'anna.amt@allmende.example')
  const session = await sessions.open(token, new Date())
  const later = (milliseconds: number) => new Date(Date.now() + milliseconds)
  if (!session) throw new Error('she has just logged in')
  expect(await sessions.use(session, later(0))).toMatchObject({ email: 'anna.amt@allmende.example' })
  expect(await sessions.use(session, later(minute))).toMatchObject({ email: 'anna.amt@allmende.example' })
  await db.deleteFrom('sessions').execute()
  expect(await sessions.use(session, later(2 * minute))).toBe(null)
})

test('only who has logged in fully is known by her account before the database is asked', async () => {
  const { db } = platform.current.database
  const sessions = keepSessions(db, { idle: 30 * minute, absolute: 600 * minute }, Buffer.alloc(32))
  const email = 'bernd.bau@allmende.example'
  const token = await logIn(platform.current.url, email)
  await db.updateTable('users').set({ twoFactorEnabled: true }).where('email', '=', email).execute()
  for (const twoFactorConfirmed of [false, true]) {
    await db.updateTable('sessions').set({ twoFactorConfirmed }).where('userEmail', '=', email).execute()
    await sessions.open(token, new Date())
    expect(sessions.behalfOf(token)?.whose).toBe(twoFactorConfirmed ? `account ${email}` : `code ${email}`)
  }
})

test('filings are waited for by company, and those of the authority by account', async () => {
  const { db } = platform.current.database
  const sessions = keepSessions(db, { idle: 30 * minute, absolute: 600 * minute }, await houseKey())
  const filerOf = async (email: string) => {
    const token = await logIn(platform.current.url, email)
    const unknown = sessions.filerOf(token)
    const session = await sessions.open(token, new Date())
    expect(filerIn(session)).toBe(sessions.filerOf(token))
    return [unknown?.split(' ')[0], sessions.filerOf(token)]
  }
  const [dora, emil] = [
    await filerOf('dora@deich-erdbau.example'),
    await filerOf('emil@deich-erdbau.example'),
  ]
  expect(dora).toEqual(['token', expect.stringMatching(/^organization \d+$/)])
  expect(emil).toEqual(dora)
  const anna = 'anna.amt@allmende.example'
  expect(await filerOf(anna)).toEqual(['token', `account ${anna}`])
  expect(sessions.filerOf('a token of somebody else')).toBe(null)
})

test('a session that something was given to is looked up in the turn of its account, and not again once it is over', async () => {
  const { db } = platform.current.database
  const limits = { idle: 30 * minute, absolute: 600 * minute }
  const token = await logIn(platform.current.url, 'fritz@geest-energie.example')
  const tokenHash = hashToken(token)
  const asked: (string | undefined)[] = []
  const watched = new Proxy(db, {
    get: (target, name) => {
      if (name === 'selectFrom') asked.push(currentBehalf()?.line)
      const value = Reflect.get(target, name, target)
      return typeof value === 'function' ? value.bind(target) : value
    },
  })
  const sessions = keepSessions(watched, limits, await houseKey())
  expect(await sessions.given(tokenHash, new Date())).toMatchObject({ email: 'fritz@geest-energie.example' })
  await sessions.given(tokenHash, new Date())
  expect(asked).toEqual([undefined, expect.stringMatching(/^organization \d+$/)])
  await db.deleteFrom('sessions').execute()
  for (let count = 0; count < 3; count++) expect(await sessions.given(tokenHash, new Date())).toBeNull()
  expect(asked).toHaveLength(3)
})
