import { beforeEach, expect, test } from 'vitest'
import { givenDatabase } from '../database/test-database.ts'
import { addLoginAttempt, findLoginHistory, forgiveAttempt, forgiveUpTo } from './login-attempts.queries.ts'

const database = givenDatabase()
const now = new Date('2026-11-15T10:00:00Z')
const [email, address] = ['anna@x.example', '10.0.0.1']
const db = () => database.current.db
const attempt = () => addLoginAttempt(db(), email, address, now)
const counted = async () => (await findLoginHistory(db(), email, address, now)).ofAccountHere.count

beforeEach(() => db().deleteFrom('loginAttempts').execute())

test('an attempt that is taken back takes no other of the same instant with it', async () => {
  for (let guess = 0; guess < 4; guess++) await attempt()
  await forgiveAttempt(db(), await attempt())
  expect(await counted()).toBe(4)
})

test('who gets in is forgiven what was counted before her attempt, not what came after it', async () => {
  await attempt()
  const hers = await attempt()
  await attempt()
  await forgiveUpTo(db(), hers, now)
  expect(await counted()).toBe(1)
})

test('other accounts and other addresses stay as they were', async () => {
  await addLoginAttempt(db(), 'bernd@x.example', address, now)
  await addLoginAttempt(db(), email, '10.0.0.2', now)
  await forgiveUpTo(db(), await attempt(), now)
  expect(
    await db().selectFrom('loginAttempts').select(['email', 'address']).orderBy('email').execute(),
  ).toEqual([
    { email, address: '10.0.0.2' },
    { email: 'bernd@x.example', address },
  ])
})
