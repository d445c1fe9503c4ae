import { expect, test } from 'vitest'
import { givenPlatform, logIn } from '../test-platform.ts'
import { keepSessions } from './session-keeper.ts'

const platform = givenPlatform()
const minute = 60_000

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
    const whose = sessions.behalfOf(token)?.whose
    expect(whose === `account ${email}`).toBe(twoFactorConfirmed)
  }
})
